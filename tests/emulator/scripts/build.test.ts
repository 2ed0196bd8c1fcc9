import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { expect, test, vi } from 'vitest';
import { openCopy } from '../../fixtures/openCopy';
import { numberedPosts } from '../../fixtures/posts';
import { unusedPort } from '../../fixtures/servers/unusedPort';
import { startPosts } from '../support/startPosts';

const { settings, store } = await startPosts('demo-build');

test('a build says since when it may lack changes, and its worker names no post; one whose database fails exits with 1, says why, and leaves the last build as it is', async () => {
  const { cwd, run } = await openCopy(settings);
  const read = (name: string) => readFile(`${cwd}/dist/${name}`, 'utf8');

  await store(numberedPosts(2));
  expect((await run('build')).status).toBe(0);
  const built = await read('built.json');
  expect(built).toMatch(/^{"since":\d+}$/);
  // Every page says so, and the file of the list has what the list can show.
  expect(await read('home.html')).toContain(built.slice(0, -1));
  expect(await read('list.json')).toMatch(/"Title":"Post 0".*"Title":"Post 1"/);
  const page = await read('blog/post-000.html');
  expect(page).toContain('Post 0');
  // The same for programs.
  const [, markdown] = /<link rel="alternate" type="text\/markdown"[^>]*href="\/([^"]*)"/.exec(
    page,
  )!;
  expect(await read(markdown!)).toMatch(/^---\ntitle: Post 0\n/);
  expect(await read('llms.txt')).toContain(`/${markdown!})`);
  // Otherwise open tabs would be offered a new version after every post.
  expect(await read('sw.js')).not.toMatch(/post-00|since|share\//);
  const licenses = await read('licenses.md');
  for (const name of ['react-dom', '@firebase/firestore', 'workbox-core', 'bootstrap'])
    expect(licenses).toMatch(new RegExp(`^## ${name}\\b`, 'm'));

  vi.stubEnv('FIRESTORE_EMULATOR_HOST', `127.0.0.1:${await unusedPort()}`);
  const { status, output } = await run('build');
  expect(status).toBe(1);
  expect(output).toContain('--without-posts');
  expect(await read('built.json')).toBe(built);
  expect(existsSync(`${cwd}/dist-next`)).toBe(false);
});
