import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkClone } from '../../../../scripts/doctor/checkClone';
import { createFolder } from '../../../fixtures/createFolder';
import { serveJson } from '../../../fixtures/serveJson';

const identity = ['-c', 'user.name=Your Name', '-c', 'user.email=you@example.com'];

/** Creates a repository with two commits. Returns its folder and both commits. */
async function createClone() {
  const dir = await createFolder();
  const git = (...args: string[]) =>
    execFileSync('git', [...identity, ...args], { cwd: dir, encoding: 'utf8' }).trim();
  git('init', '--quiet');
  const commits = ['one', 'two'].map((text) => {
    writeFileSync(join(dir, 'package.json'), text);
    git('add', '.');
    git('commit', '--quiet', '-m', text);
    return git('rev-parse', 'HEAD');
  });
  return { dir, git, first: commits[0]!, second: commits[1]! };
}

/** Serves a site that was built from a commit. */
const serveBuild = (commit: string) =>
  serveJson(({ path }) => [
    path === '/build.json' ? 200 : 404,
    { commit, date: '2026-11-20T10:00:00Z', isChanged: false },
  ]);

const check = async (site: string, dir: string) =>
  (await checkClone(site, dir)).map(({ level, what }) => `${level}: ${what}`);

test('a clone may replace a site of a commit that it has', async () => {
  const { dir, first } = await createClone();
  expect(await check(await serveBuild(first), dir)).toEqual([
    expect.stringMatching(/^ok: .* lacks nothing that is live\.$/),
  ]);
});

test('a clone that lacks the commit of the live site must not replace it', async () => {
  const { dir, git, first, second } = await createClone();
  git('reset', '--quiet', '--hard', first);
  for (const live of [second, 'f'.repeat(40)])
    expect(await check(await serveBuild(live), dir)).toEqual([
      `error: The live site is of commit ${live.slice(0, 7)} of 2026-11-20, which this clone lacks: it may be newer.`,
    ]);
});

test('changes that are not committed are a warning', async () => {
  const { dir, second } = await createClone();
  writeFileSync(join(dir, 'package.json'), 'three');
  expect((await check(await serveBuild(second), dir)).at(-1)).toBe(
    'warning: This clone has changes that are not committed.',
  );
});

test('a site that names no commit may be replaced, and a folder without Git, or unpacked in another repository, any, with a warning', async () => {
  const { dir } = await createClone();
  const unknown = await serveJson(() => [404, {}]);
  expect(await check(unknown, dir)).toEqual([expect.stringMatching(/^ok/)]);
  const unpacked = join(dir, 'unpacked');
  mkdirSync(unpacked);
  writeFileSync(join(unpacked, 'package.json'), '{}');
  for (const folder of [await createFolder(), unpacked])
    expect(await check(unknown, folder)).toEqual(['warning: This folder is no Git repository.']);
});
