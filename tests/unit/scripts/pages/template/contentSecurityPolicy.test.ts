import { expect, test } from 'vitest';
import { findBlockedScripts } from '../../../../../scripts/pages/template/blockedScripts';
import {
  contentSecurityPolicy,
  cspSources,
} from '../../../../../scripts/pages/template/contentSecurityPolicy';
import { provider } from '../../../../../src/auth/provider';

test('a policy allows the inline scripts and style and the hosts that it is given, and nothing else', () => {
  const html =
    '<script>a()</script><script async>b()</script><script src="/c.js"></script><style>p {}</style>';
  const policy = contentSecurityPolicy(html, {
    scripts: ['https://stats.example.com'],
    auth: 'https://login.example.com',
    connect: ['https://one.example.com', 'https://two.example.com'],
    images: ['https://photo.example.com'],
    frames: ['https://comments.example.com'],
    forms: ['https://letters.example.com'],
  });
  expect(policy.replace(/'sha256-[^']{44}'/g, 'HASH').split('; ')).toEqual([
    "default-src 'none'",
    "script-src 'self' HASH HASH https://stats.example.com",
    "style-src 'self' HASH",
    "img-src 'self' data: blob: https://photo.example.com",
    "connect-src 'self' https://one.example.com https://two.example.com",
    'frame-src https://login.example.com https://comments.example.com',
    ...["font-src 'self' data:", "manifest-src 'self'", "worker-src 'self'"],
    ...["base-uri 'none'", "form-action 'self' https://letters.example.com"],
  ]);
});

test('the hosts are those of Firebase, of the photo and of src/settings.ts', () => {
  expect(cspSources.scripts).toContain('https://apis.google.com');
  expect(cspSources.images).toContain(provider.photos);
});

test.each([
  [[], "frame-src 'none'"],
  [['https://comments.example.com'], 'frame-src https://comments.example.com'],
])('without a project, a page may frame %j: %s', (frames, expected) => {
  const none = { scripts: [], connect: [], images: [], forms: [] };
  const policy = contentSecurityPolicy('', { ...none, auth: "'none'", frames });
  expect(policy.split('; ')).toContain(expected);
});

test.each([
  [true, '//stats.example.com/a.js', []],
  [true, 'https://stats.example.com/a.js', ['https://other.example.com']],
  [true, 'https://stats.example/a.js', ['https://*.stats.example']],
  [false, '/own.js', []],
  [false, 'https://eu.stats.example/a.js', ['https://*.stats.example']],
])('it is %s that the script %s is blocked if a policy allows %j', (isBlocked, src, sources) => {
  const html = `<!-- <script src="https://a.example/a.js"></script> --><script>src = 1</script>`;
  const found = findBlockedScripts(`${html}<script defer src="${src}"></script>`, sources);
  expect(found).toEqual(isBlocked ? [src] : []);
});
