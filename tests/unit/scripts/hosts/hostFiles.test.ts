import { expect, test } from 'vitest';
import firebase from '../../../../firebase.json' with { type: 'json' };
import { headersFile, redirectsFile } from '../../../../scripts/hosts/hostFiles';

const { hosting } = firebase;

test('_headers gives every path the headers that firebase.json gives all, each once', () => {
  const [first, ...lines] = headersFile('', hosting).trimEnd().split('\n');
  expect(first).toBe('/*');
  expect(lines).toEqual([
    "  Content-Security-Policy: frame-ancestors 'none'",
    '  X-Content-Type-Options: nosniff',
    '  Referrer-Policy: strict-origin-when-cross-origin',
    '  Permissions-Policy: camera=(), microphone=(), geolocation=(), payment=()',
    '  Cross-Origin-Opener-Policy: same-origin-allow-popups',
    '  Strict-Transport-Security: max-age=31536000; includeSubDomains',
    '  Cache-Control: no-cache',
  ]);
});

test('a header of the owner for some paths is in _headers too, if those hosts have a form for them', () => {
  const own = [{ key: 'X-Own', value: 'a' }];
  const headers = ['/fonts/**', '/@(a|b){,/}', '**/*.pdf', '/x/*/y'].map((source) => ({
    source,
    headers: own,
  }));
  const text = headersFile('/me', { ...hosting, headers: [...hosting.headers, ...headers] });
  const rules = text.split(/\n(?=\/)/).map((rule) => rule.trim().split('\n  '));
  expect(rules[0]![0]).toBe('/me/*');
  expect(rules.slice(1)).toEqual(
    ['/me/fonts/*', '/me/a', '/me/a/', '/me/b', '/me/b/'].map((path) => [path, 'X-Own: a']),
  );
});

test('_redirects leads where firebase.json leads, at the site’s place on its host, and names what it can’t say', () => {
  const all = {
    ...hosting,
    redirects: [
      ...hosting.redirects,
      { source: '/2019/01/my-post{,/}', destination: '/blog/my-post', type: 301 },
      { source: '/old/:id', destination: '/blog/:id', type: 301 },
      { regex: '^/(a|b)/c$', destination: '/:1', type: 301 },
      { source: '/shop/**', destination: 'https://shop.example.com/', type: 302 },
    ],
    rewrites: [...hosting.rewrites, { source: '/google1.html', destination: '/google1.txt' }],
  };
  const { text, left } = redirectsFile('/me', all, ['/de', '/pt-br']);
  expect(left).toEqual(['/old/:id', '^/(a|b)/c$']);
  const lines = text.trimEnd().split('\n');
  const feeds = ['feed', 'rss', 'atom', 'rss.xml', 'atom.xml', 'index.xml'];
  expect(lines).toEqual([
    '/me/ /me/home 302',
    ...feeds.flatMap((name) => ['', '/'].map((end) => `/me/${name}${end} /me/feed.xml 301`)),
    ...['', '/'].map((end) => `/me/blog${end} /me/blogs 301`),
    '/me/2019/01/my-post /me/blog/my-post 301',
    '/me/2019/01/my-post/ /me/blog/my-post 301',
    '/me/shop/* https://shop.example.com/ 302',
    ...['/me/de', '/me/pt-br'].flatMap((edition) =>
      [...feeds, 'blog'].flatMap((name) => {
        const to = name === 'blog' ? 'blogs' : 'feed.xml';
        return ['', '/'].map((end) => `${edition}/${name}${end} ${edition}/${to} 301`);
      }),
    ),
    '/me/editblog/* /me/createblog 200',
    '/me/shared/* /me/createblog 200',
    '/me/google1.html /me/google1.txt 200',
  ]);
});

test('an old address with a space or letters of another script is encoded in _redirects, once', () => {
  const redirects = ['/a b{,/}', '/a%20b{,/}', '/日{,/}'].map((source) => ({
    source,
    destination: '/blog/a',
    type: 301,
  }));
  const { text } = redirectsFile('', { ...hosting, redirects, rewrites: [] });
  expect(text.trimEnd().split('\n')).toEqual([
    '/a%20b /blog/a 301',
    '/a%20b/ /blog/a 301',
    '/%E6%97%A5 /blog/a 301',
    '/%E6%97%A5/ /blog/a 301',
  ]);
});
