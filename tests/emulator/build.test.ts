import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { numberedPosts } from '../fixtures/posts';
import { unusedPort } from '../fixtures/unusedPort';
import { startPosts } from './startPosts';
import { openShareImages } from '../../scripts/pages/shareImages';
import { readBlog } from '../../scripts/pages/writeBlog';
import { toBlog } from '../../src/blog/toBlog';

const PROJECT = 'demo-build';
const { host, store } = await startPosts(PROJECT);

/** Builds on a database, by default one that does not answer. */
async function build(more: string[] = [], database?: string) {
  // Inside the project, as Vite empties no folder outside it.
  const outDir = await mkdtemp('dist-build-test-');
  onTestFinished(() => rm(outDir, { recursive: true }));
  await writeFile(`${outDir}/home.html`, 'the last build');
  const args = ['--import', 'tsx', 'scripts/build.ts', '--outDir', outDir, ...more];
  const { status, stderr } = spawnSync(process.execPath, args, {
    encoding: 'utf8',
    env: {
      ...process.env,
      FIRESTORE_EMULATOR_HOST: database ?? `127.0.0.1:${await unusedPort()}`,
      VITE_FIREBASE_PROJECT_ID: PROJECT,
      VITE_FIREBASE_API_KEY: 'sample-key',
    },
  });
  return { outDir, status, stderr, home: await readFile(`${outDir}/home.html`, 'utf8') };
}

test('a build whose database fails exits with 1, says why, and leaves the last build as it is', async () => {
  const { outDir, status, stderr, home } = await build();
  expect(status).toBe(1);
  expect(stderr).toContain('--without-posts');
  expect(home).toBe('the last build');
  expect(existsSync(`${outDir}-next`)).toBe(false);
});

test('a build in which one of many posts can’t be written exits with 1, names it, and leaves the last build as it is', async () => {
  const blogs = numberedPosts(60);
  await store(blogs);
  const dir = await mkdtemp(join(tmpdir(), 'share-'));
  onTestFinished(() => rm(dir, { recursive: true }));
  // A folder in the place of an image.
  const { Title, Name, DatePosted, id } = blogs[40]!;
  const blog = toBlog(id, { Title, Name, DatePosted });
  await mkdir(join(dir, 'share'));
  const image = await openShareImages(dir, dir).imageOf(blog);
  await rm(join(dir, basename(image!)));
  await mkdir(join(dir, basename(image!)));
  const { outDir, status, stderr, home } = await build(['--imageCache', dir], host);
  expect(status).toBe(1);
  expect(stderr).toContain(`/blog/${id}`);
  expect(home).toBe('the last build');
  expect(existsSync(`${outDir}-next`)).toBe(false);
});

test('a build without posts, if asked for, needs no database', async () => {
  const { outDir, status, home } = await build(['--without-posts']);
  expect(status).toBe(0);
  expect(home).toContain('About Me');
  expect(existsSync(`${outDir}/blogs.html`)).toBe(true);
  const licenses = await readFile(`${outDir}/licenses.md`, 'utf8');
  for (const name of ['react-dom', '@firebase/firestore', 'workbox-core', 'bootstrap'])
    expect(licenses).toMatch(new RegExp(`^## ${name}\\b`, 'm'));
  expect(existsSync(`${outDir}/feed.xml`)).toBe(false);
  expect(existsSync(`${outDir}/fingerprint.json`)).toBe(false);
});

test('a build carries the fingerprint of the posts that it was built from', async () => {
  await store(numberedPosts(2));
  const { outDir, status } = await build([], host);
  expect(status).toBe(0);
  const { fingerprint } = await readBlog(PROJECT);
  expect(JSON.parse(await readFile(`${outDir}/fingerprint.json`, 'utf8'))).toEqual(fingerprint);
});
