import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'pathe';
import { expect, test, vi } from 'vitest';
import {
  contentSecurityPolicy,
  cspSources,
} from '../../../../../scripts/pages/template/contentSecurityPolicy';
import { readIndex } from '../../../../../scripts/pages/template/readIndex';
import { createFolder } from '../../../../fixtures/createFolder';

test('index.html as an editor on Windows saves it gives the same page, whose scripts the policy allows', async () => {
  const index = await readFile('index.html', 'utf8');
  const file = join(await createFolder(), 'index.html');
  const page = readIndex();
  expect(page).not.toMatch(/^ *\/\//m);
  for (const [start, end] of [
    ['', '\r\n'],
    ['\uFEFF', '\r\n'],
    ['', '\r'],
  ]) {
    await writeFile(file, start + index.replace(/\r?\n/g, end!));
    expect(readIndex(file)).toBe(page);
  }
  // A parser turns CRLF into LF before a browser hashes a script.
  expect(contentSecurityPolicy(readIndex(file), cspSources)).toBe(
    contentSecurityPolicy(page, cspSources),
  );
});

test('under a path, index.html has its addresses there, and its script finds the path of a post', async () => {
  vi.resetModules();
  vi.stubEnv('BASE_URL', '/me/');
  const { readIndex: readBelow } = await import('../../../../../scripts/pages/template/readIndex');
  const file = join(await createFolder(), 'index.html');
  const own =
    '<link rel="preload" href="/a.woff2"><script src="//stats.example.com/a.js"></script><a href="#main"></a>';
  await writeFile(file, (await readFile('index.html', 'utf8')).replace('</head>', `${own}</head>`));
  const page = readBelow(file);
  const addresses = Array.from(page.matchAll(/(?:href|src)="([^"]*)"/g), ([, one]) => one);
  expect(addresses).toEqual([
    ...['/me/favicon.ico', '/me/favicon.svg', '/me/apple-touch-icon.png', '/me/src/main.tsx'],
    ...['/me/a.woff2', '//stats.example.com/a.js', '#main'],
  ]);
  expect(page).toContain('.test(location.pathname.slice(3))');
  vi.resetModules();
});
