import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'pathe';
import superstatic from 'superstatic';
import { expect, test } from 'vitest';
import firebase from '../../firebase.json' with { type: 'json' };
import { listPostPages } from '../../scripts/pages/writePosts';
import { routes, SHELL_FILE } from '../../src/routes';
import { createFolder } from '../fixtures/createFolder';
import { aBlog } from '../fixtures/posts';
import { startServer } from '../fixtures/servers/startServer';

test('Hosting answers with the shell exactly for the paths that never have an HTML page', () => {
  const withoutPage = routes.filter(({ prerender }) => prerender === 'nothing');
  // An owner may add rewrites to other files.
  const rewrites = firebase.hosting.rewrites.filter((one) => one.destination === SHELL_FILE);
  expect(rewrites).toEqual(
    withoutPage.map(({ path }) => ({
      source: path.replace(/:\w+$/, '**'),
      destination: SHELL_FILE,
    })),
  );
});

test('the empty path redirects to a page', () => {
  const [redirect] = firebase.hosting.redirects;
  expect(redirect?.source).toBe('/');
  expect(routes.map(({ path }): string => path)).toContain(redirect?.destination);
});

/** Serves a folder as Hosting does. Returns the address. */
function serve(dir: string): Promise<string> {
  const config: object = { ...firebase.hosting, public: '.' };
  const app = superstatic({ cwd: dir, config }) as (...parts: unknown[]) => void;
  return startServer((request, response) =>
    app(request, response, () => response.writeHead(404).end()),
  );
}

test('Hosting answers to ids that differ only in case with the files that the build writes', async () => {
  const dir = await createFolder();
  const posts = ['post', 'Post'].map((id) => aBlog({ id }));
  for (const { path, file } of listPostPages(posts)) {
    await mkdir(dirname(join(dir, file)), { recursive: true });
    await writeFile(join(dir, file), `The page at ${path}`);
  }
  const host = await serve(dir);
  for (const path of ['/blog/post', '/blog/Post'])
    expect(await (await fetch(host + path, { redirect: 'error' })).text()).toBe(
      `The page at ${path}`,
    );
});

test('Hosting says that Markdown is Markdown, in every script, and keeps it out of search results', async () => {
  const dir = await createFolder();
  await mkdir(join(dir, 'blog'));
  await writeFile(join(dir, 'blog/post.html'), '<p>');
  await writeFile(join(dir, 'blog/post.md'), 'été');
  await writeFile(join(dir, 'llms.txt'), '# A');
  const host = await serve(dir);
  const answer = await fetch(`${host}/blog/post.md`);
  expect([answer.url, await answer.text()]).toEqual([`${host}/blog/post.md`, 'été']);
  expect(answer.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
  expect(answer.headers.get('x-robots-tag')).toBe('noindex');
  const page = await fetch(`${host}/blog/post`);
  expect(page.headers.get('content-type')).toMatch('text/html');
  expect(page.headers.get('x-robots-tag')).toBeNull();
  const llms = await fetch(`${host}/llms.txt`);
  expect(llms.headers.get('content-type')).toMatch('text/plain; charset=utf-8');
  // Newer than the build.
  expect((await fetch(`${host}/blog/newer.md`)).status).toBe(404);
});

test('the address of a post without its last part leads to the list', async () => {
  const dir = await createFolder();
  const host = await serve(dir);
  for (const edition of ['', '/de', '/pt-br']) {
    await mkdir(join(dir, edition, 'blog'), { recursive: true });
    await writeFile(join(dir, edition, 'blogs.html'), edition);
    for (const path of ['/blog', '/blog/'])
      expect((await fetch(host + edition + path)).url).toBe(`${host}${edition}/blogs`);
  }
});

test('the addresses at which other blogs have their feed lead to it', async () => {
  const dir = await createFolder();
  const names = ['feed', 'feed/', 'rss', 'rss/', 'atom', 'rss.xml', 'atom.xml', 'index.xml'];
  const host = await serve(dir);
  // That of each language, too.
  for (const edition of ['', '/de', '/pt-br', '/zh-hant', '/sr-latn-rs', '/gsw']) {
    await mkdir(join(dir, edition), { recursive: true });
    await writeFile(join(dir, edition, 'feed.xml'), edition);
    for (const name of names) {
      const answer = await fetch(`${host}${edition}/${name}`);
      expect([answer.url, await answer.text()], name).toEqual([
        `${host}${edition}/feed.xml`,
        edition,
      ]);
    }
  }
  // Posts may have these ids.
  for (const path of ['feeds', 'rss.html', 'blog/feed', 'de/feeds', 'de/blog/feed', 'blog/de/feed'])
    expect((await fetch(`${host}/${path}`, { redirect: 'manual' })).status, path).toBe(404);
});
