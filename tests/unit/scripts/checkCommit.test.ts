import { execFile } from 'node:child_process';
import { expect, test } from 'vitest';
import { serveJson } from '../../fixtures/serveJson';

/** Runs the check for a commit against a site. Returns its exit code. */
const check = (VITE_SITE_URL: string, commit: string) =>
  new Promise<number>((resolve) => {
    const env = { ...process.env, VITE_SITE_URL };
    execFile(process.execPath, ['scripts/checkCommit.mjs', commit], { env }, (error) =>
      resolve(error ? Number(error.code) : 0),
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
