import { execFile, execFileSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { createFolder } from '../../fixtures/createFolder';
import { serveJson } from '../../fixtures/serveJson';

const identity = ['-c', 'user.name=Your Name', '-c', 'user.email=you@example.com'];

/** Runs the check for a commit against a site. Returns its exit code. */
const check = (VITE_SITE_URL: string, commit: string, cwd = '.') =>
  new Promise<number>((exit) => {
    const env = { ...process.env, VITE_SITE_URL };
    const script = resolve('scripts/checkCommit.mjs');
    execFile(process.execPath, [script, commit], { env, cwd }, (error) =>
      exit(error ? Number(error.code) : 0),
    );
  });

const serveBuild = (build: object, status = 200) => serveJson(() => [status, build]);

test('a site of this commit exits with 0; another one, changed files and a site without a commit with 2; no answer with 1', async () => {
  const codes = [
    await serveBuild({ commit: 'a', isChanged: false }),
    await serveBuild({ commit: 'b', isChanged: false }),
    await serveBuild({ commit: 'a', isChanged: true }),
    await serveBuild({}, 404),
    'http://127.0.0.1:1',
  ].map((site) => check(site, 'a'));
  expect(await Promise.all(codes)).toEqual([0, 2, 2, 2, 1]);
});

test('a site of a later commit exits with 3, and one of an earlier commit, such as after a rollback, with 2', async () => {
  const cwd = await createFolder();
  const git = (...args: string[]) => execFileSync('git', args, { cwd, encoding: 'utf8' }).trim();
  git('init', '--quiet');
  const [first, second] = ['one', 'two'].map((message) => {
    git(...identity, 'commit', '--quiet', '--allow-empty', '-m', message);
    return git('rev-parse', 'HEAD');
  });
  await mkdir(join(cwd, 'src/content'), { recursive: true });
  await writeFile(join(cwd, 'src/content/resume.json'), '{}');
  expect(await check(await serveBuild({ commit: second }), first!, cwd)).toBe(3);
  expect(await check(await serveBuild({ commit: first }), second!, cwd)).toBe(2);
});
