import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { toResume } from '../../../src/content/toResume';
import { createFolder } from '../../fixtures/createFolder';
import { serveJson } from '../../fixtures/serveJson';

const identity = ['-c', 'user.name=Your Name', '-c', 'user.email=you@example.com'];

/** Runs the check for a commit against a site. Returns its exit code. */
const check = (VITE_SITE_URL: string, commit: string, cwd: string) =>
  new Promise<number>((exit) => {
    const env = { ...process.env, VITE_SITE_URL };
    const script = resolve('scripts/checkCommit.mjs');
    execFile(process.execPath, [script, commit], { env, cwd }, (error) =>
      exit(error ? Number(error.code) : 0),
    );
  });

const serveBuild = (build: object, status = 200) => serveJson(() => [status, build]);

test('a site of this commit exits with 0, one of a later commit with 3, any other with 2, and no answer with 1', async () => {
  const cwd = await createFolder();
  const git = (...args: string[]) => execFileSync('git', args, { cwd, encoding: 'utf8' }).trim();
  git('init', '--quiet');
  const [earlier, commit, later] = ['one', 'two', 'three'].map((message) => {
    git(...identity, 'commit', '--quiet', '--allow-empty', '-m', message);
    return git('rev-parse', 'HEAD');
  });
  await mkdir(join(cwd, 'src/content'), { recursive: true });
  await writeFile(join(cwd, 'src/content/resume.json'), '{}');
  const codes = [
    await serveBuild({ commit, isChanged: false }),
    await serveBuild({ commit: later }),
    await serveBuild({ commit: earlier }),
    await serveBuild({ commit: 'unknown' }),
    await serveBuild({ commit, isChanged: true }),
    await serveBuild({}, 404),
    'http://127.0.0.1:1',
  ].map((site) => check(site, commit!, cwd));
  expect(await Promise.all(codes)).toEqual([0, 3, 2, 2, 2, 2, 1]);
});

test.each([
  { url: '127.0.0.1' },
  { website: 'https://127.0.0.1' },
  { url: ' ', website: ' 127.0.0.1/blog ' },
])('without VITE_SITE_URL the site is at the address that pages read in %j', async (basics) => {
  const cwd = await createFolder();
  await mkdir(join(cwd, 'src/content'), { recursive: true });
  await writeFile(join(cwd, 'src/content/resume.json'), JSON.stringify({ basics }));
  const args = [resolve('scripts/checkCommit.mjs'), 'a'];
  const env = { ...process.env, VITE_SITE_URL: '' };
  const { stderr } = spawnSync(process.execPath, args, { cwd, env, encoding: 'utf8' });
  const { href } = new URL('/build.json', toResume({ basics }).resume.basics.url);
  expect(stderr).toBe(`✗ ${href} does not answer.\n`);
});
