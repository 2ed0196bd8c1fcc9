import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { copyProject } from '../fixtures/copyProject';
import { createFolder } from '../fixtures/createFolder';
import { numberedPosts } from '../fixtures/posts';
import { unusedPort } from '../fixtures/unusedPort';
import { startPosts } from './startPosts';
import { readFingerprint } from '../../scripts/pages/fingerprint.mjs';
import words from '../../src/languages/en';

const PROJECT = 'demo-build';
const { host, store } = await startPosts(PROJECT);

/** Builds with a database, by default one that does not answer. */
async function build(more: string[] = [], database?: string) {
  const cwd = await createFolder();
  await copyProject(cwd, 'tests/fixtures/owners/minimal');
  const outDir = `${cwd}/dist`;
  await mkdir(outDir);
  await writeFile(`${outDir}/home.html`, 'the last build');
  const args = ['--import', 'tsx', 'scripts/build.ts', ...more];
  const { status, stderr } = spawnSync(process.execPath, args, {
    cwd,
    encoding: 'utf8',
    env: {
      ...process.env,
      FIRESTORE_EMULATOR_HOST: database ?? `127.0.0.1:${await unusedPort()}`,
      VITE_FIREBASE_PROJECT_ID: PROJECT,
      VITE_FIREBASE_API_KEY: 'sample-key',
    },
  });
  const read = (name: string) => readFile(`${outDir}/${name}`, 'utf8');
  return { outDir, status, stderr, read, home: await read('home.html') };
}

test('a build whose database fails exits with 1, says why, and leaves the last build as it is', async () => {
  const { outDir, status, stderr, home } = await build();
  expect(status).toBe(1);
  expect(stderr).toContain('--without-posts');
  expect(home).toBe('the last build');
  expect(existsSync(`${outDir}-next`)).toBe(false);
});

test('a build without posts needs no database; one with posts has their fingerprint and the same worker', async () => {
  const { outDir, status, home, read } = await build(['--without-posts']);
  expect(status).toBe(0);
  expect(home).toContain(words.home.title);
  expect(existsSync(`${outDir}/blogs.html`)).toBe(true);
  const licenses = await read('licenses.md');
  for (const name of ['react-dom', '@firebase/firestore', 'workbox-core', 'bootstrap'])
    expect(licenses).toMatch(new RegExp(`^## ${name}\\b`, 'm'));
  for (const name of ['feed.xml', 'fingerprint.json'])
    expect(existsSync(`${outDir}/${name}`)).toBe(false);

  await store(numberedPosts(2));
  const withPosts = await build([], host);
  expect(withPosts.status).toBe(0);
  const fingerprint = JSON.parse(await withPosts.read('fingerprint.json')) as unknown;
  expect(fingerprint).toEqual(await readFingerprint(PROJECT));
  // Otherwise open tabs would be offered a new version after every post.
  expect(await withPosts.read('sw.js')).toBe(await read('sw.js'));
});
