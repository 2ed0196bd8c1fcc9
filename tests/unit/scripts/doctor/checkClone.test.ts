import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'pathe';
import { expect, test } from 'vitest';
import { toResume } from '#any-resume';
import { checkClone } from '../../../../scripts/doctor/checkClone';
import { createFolder } from '../../../fixtures/createFolder';
import { serveJson } from '../../../fixtures/servers/serveJson';

const identity = ['-c', 'user.name=Your Name', '-c', 'user.email=you@example.com'];

/** Creates a repository with three commits. Returns its folder and the commits. */
async function createClone() {
  const dir = await createFolder();
  const git = (...args: string[]) =>
    execFileSync('git', [...identity, ...args], { cwd: dir, encoding: 'utf8' }).trim();
  git('init', '--quiet');
  mkdirSync(join(dir, 'src/content'), { recursive: true });
  writeFileSync(join(dir, 'src/content/resume.json'), '{}');
  for (const text of ['one', 'two', 'three']) {
    writeFileSync(join(dir, 'package.json'), text);
    git('add', '.');
    git('commit', '--quiet', '-m', text);
  }
  return { dir, git, commits: git('rev-list', '--reverse', 'HEAD').split('\n') };
}

const date = '2026-11-20T10:00:00Z';

/** Serves a site that was built from a commit. */
const serveBuild = (build: object, status = 200) =>
  serveJson(({ path }) => [path === '/build.json' ? status : 404, { date, ...build }]);

const check = async (site: string, dir: string) =>
  (await checkClone(site, dir)).map(({ level, what }) => `${level}: ${what}`);

test('a clone may replace a site of a commit that it has; what is not committed is a warning', async () => {
  const { dir, commits } = await createClone();
  const site = await serveBuild({ commit: commits[0], isChanged: false });
  const ok = expect.stringMatching(/^ok: .* lacks nothing that is live\.$/) as string;
  expect(await check(site, dir)).toEqual([ok]);
  writeFileSync(join(dir, 'package.json'), 'changed');
  const changed = 'warning: This clone has changes that are not committed.';
  expect(await check(site, dir)).toEqual([ok, changed]);
});

test('a clone that lacks the commit of the live site must not replace it', async () => {
  const { dir, git, commits } = await createClone();
  git('reset', '--quiet', '--hard', commits[0]!);
  for (const commit of [commits[1]!, 'f'.repeat(40)])
    expect(await check(await serveBuild({ commit, isChanged: false }), dir)).toEqual([
      `error: The live site is of commit ${commit.slice(0, 7)} of 2026-11-20, which this clone lacks: it may be newer.`,
    ]);
});

test('a site that names no commit may be replaced, and a folder without Git, or unpacked in another repository, any, with a warning', async () => {
  const { dir } = await createClone();
  const unknown = await serveBuild({}, 404);
  expect(await check(unknown, dir)).toEqual([expect.stringMatching(/^ok/)]);
  const unpacked = join(dir, 'unpacked');
  mkdirSync(unpacked);
  writeFileSync(join(unpacked, 'package.json'), '{}');
  for (const folder of [await createFolder(), unpacked])
    expect(await check(unknown, folder)).toEqual(['warning: This folder is no Git repository.']);
});

test('the check of a commit exits with 0 for a site of it, with 3 for one of a later commit, with 2 for any other, and with 1 without an answer', async () => {
  const { dir: cwd, commits } = await createClone();
  const [earlier, commit, later] = commits as [string, string, string];
  const script = resolve('scripts/checkCommit.mjs');
  const run = (VITE_SITE_URL: string) =>
    new Promise<number>((exit) => {
      const env = { ...process.env, VITE_SITE_URL };
      execFile(process.execPath, [script, commit], { env, cwd }, (error) =>
        exit(error ? Number(error.code) : 0),
      );
    });
  const codes = [
    await serveBuild({ commit, isChanged: false }),
    await serveBuild({ commit: later }),
    await serveBuild({ commit: earlier }),
    await serveBuild({ commit: 'unknown' }),
    await serveBuild({ commit, isChanged: true }),
    await serveBuild({}, 404),
    'http://127.0.0.1:1',
  ].map(run);
  expect(await Promise.all(codes)).toEqual([0, 3, 2, 2, 2, 2, 1]);
});

test.each([{ url: 'site.invalid' }, { url: ' ', website: ' site.invalid/blog ' }])(
  'without VITE_SITE_URL the site is at the address that pages read in %j',
  async (basics) => {
    const cwd = await createFolder();
    mkdirSync(join(cwd, 'src/content'), { recursive: true });
    writeFileSync(join(cwd, 'src/content/resume.json'), JSON.stringify({ basics }));
    const args = [resolve('scripts/checkCommit.mjs'), 'a'];
    const env = { ...process.env, VITE_SITE_URL: '' };
    const { stderr } = spawnSync(process.execPath, args, { cwd, env, encoding: 'utf8' });
    const href = `${toResume({ basics }).resume.basics.url.replace(/\/$/, '')}/build.json`;
    expect(stderr).toBe(`✗ ${href} does not answer.\n`);
  },
);
