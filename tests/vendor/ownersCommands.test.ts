// A year of an owner's commands, as they are run: they find the sign-in of the Firebase CLI and call Google, whose place the
// emulators take, and a stand-in for Hosting.
import { readFile, writeFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { join } from 'pathe';
import { afterAll, expect, test } from 'vitest';
import { authHost, firestoreHost } from '../../scripts/emulators/hosts';
import { seedAuth } from '../../scripts/emulators/seed';
import { sampleAccounts } from '../../src/auth/sampleAccounts';
import { createFolder } from '../fixtures/createFolder';
import { openProject } from '../fixtures/emulator/emulatorProject';
import { runNode } from '../fixtures/openCopy';
import { aPost } from '../fixtures/posts';
import { startServer } from '../fixtures/servers/startServer';

const first = await openProject('an-owners-site');
const second = await openProject('an-owners-next-site');
afterAll(() => Promise.all([first.close(), second.close()]));

const version = (id: string) => ({ name: `sites/a/versions/${id}`, status: 'FINALIZED' });

/** Starts Google for one test, which has stored everything for a month. `live` are the versions that were released, the newest first. */
async function startGoogle() {
  const live = ['newer', 'older'];
  const answers: Record<string, () => object> = {
    // To the emulators, whoever has this token is the owner.
    oauth2: () => ({ access_token: 'owner', expires_in: 3600 }),
    releases: () => ({
      releases: live.map((id) => ({ releaseTime: '2026-11-20T10:00:00Z', version: version(id) })),
    }),
    sites: () => ({ sites: [{ name: 'projects/1/sites/a', type: 'DEFAULT_SITE' }] }),
  };
  const url = await startServer((request, response) => {
    const [, api, path] = /^\/(\w+)(.*)$/.exec(request.url!)!;
    const send = (body: string) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end(body);
    const put = /versionName=.*%2F(\w+)$/.exec(path!)?.[1];
    if (put) live.unshift(put);
    const answer = Object.keys(answers).find((one) => request.url!.includes(one));
    if (answer) return send(JSON.stringify(answers[answer]!()));
    const isAuth = api === 'identitytoolkit';
    const to = isAuth ? `${authHost()}/identitytoolkit.googleapis.com` : firestoreHost();
    void text(request).then(async (body) => {
      const { authorization = '' } = request.headers;
      const headers = { 'content-type': 'application/json', authorization };
      const found = await fetch(`http://${to}${path}`, { method: request.method!, headers, body });
      response.writeHead(found.status, { 'content-type': 'application/json' });
      response.end((await found.text()).replaceAll(/("createTime": ")20\d\d/g, '$12020'));
    });
  });
  const HOME = await createFolder();
  /** Runs a command for a project. Returns what it printed, and its exit code if that is not 0. */
  const run = async (project: string, script: string, ...args: string[]) => {
    const preload = ['--import', 'tsx', '--import', './tests/fixtures/servers/leadGoogle.mjs'];
    const { status, output } = await runNode([...preload, `scripts/${script}.ts`, ...args], {
      ...{ HOME, XDG_CONFIG_HOME: HOME, STAND_IN: url, FIREBASE_GOOGLE_URL: `${url}/oauth2` },
      ...{ FIREBASE_TOKEN: 'a-refresh-token', VITE_FIREBASE_PROJECT_ID: project },
    });
    return status === 0 ? output : `${output}(exit code ${status})`;
  };
  return { run, live };
}

const [used, unused] = ['a', 'b'].map((letter) => letter.repeat(32)) as [string, string];

/** Fills the first project, and empties the second. */
async function prepare() {
  await Promise.all([first.clear(), second.clear()]);
  for (const project of ['an-owners-site', 'an-owners-next-site'])
    await seedAuth({ host: authHost(), project }, sampleAccounts);
  const Paragraph = `![A desk](/pictures/${used}.webp#4x3)`;
  await first.seed('blogs/a', aPost({ sections: [{ Heading: '', paragraphs: [{ Paragraph }] }] }));
  await first.seed('blogs/a/versions/0', aPost({ Title: 'Before' }));
  await first.seed('deleted/b', { DatePosted: new Date(0) });
  await first.seed('users/someone/drafts/a', { Draft: '{}' });
  for (const id of [used, unused]) await first.seed(`pictures/${id}`, { width: 4 });
}

test('rights are granted and revoked', async () => {
  await prepare();
  const { run } = await startGoogle();
  const grant = (...args: string[]) => run('an-owners-site', 'grantAdmin', ...args);
  expect(await grant('reader@example.com')).toBe(
    '✓ reader@example.com (sample-reader) is now an administrator of an-owners-site.\n',
  );
  expect(await first.read('users/sample-reader')).toEqual({ admin: true });
  expect(await grant('reader@example.com', '--revoke')).toContain('is no longer an administrator');
  expect(await first.read('users/sample-reader')).toEqual({ admin: false });
  expect(await grant('nobody@example.com')).toMatch(/must sign in.*\n\(exit code 1\)$/);
});

test('a blog is saved, restored into another project, and saved there with the same words', async () => {
  await prepare();
  await first.seed('users/sample-admin', { admin: true });
  const { run } = await startGoogle();
  const folder = await createFolder();
  const [before, after] = ['before', 'after'].map((name) => join(folder, `${name}.ndjson`));
  expect(await run('an-owners-site', 'exportPosts', before!)).toContain('7 documents');
  const restore = (...args: string[]) =>
    run('an-owners-next-site', 'importPosts', before!, ...args);
  expect(await restore()).toMatch(/To import into an-owners-next-site: 7 documents.*Add --write/s);
  expect(await second.read('blogs/a')).toBeUndefined();
  expect(await restore('--write')).toMatch(
    /Imported into an-owners-next-site: 7.*Administrators among them, by user ID: sample-admin/s,
  );
  await run('an-owners-next-site', 'exportPosts', after!);
  expect(await readFile(after!, 'utf8')).toBe(await readFile(before!, 'utf8'));
  expect(await restore('--write')).toContain('0 documents. Documents that exist already: 7.');
  await writeFile(before!, 'no backup');
  expect(await restore('--write')).toMatch(/Line 1 is not a document.*\(exit code 1\)$/s);
});

test('the pictures that nothing shows are erased', async () => {
  await prepare();
  const { run } = await startGoogle();
  const erase = (...args: string[]) =>
    run('an-owners-site', 'exportPosts', '--erase-pictures', ...args);
  expect(await erase()).toMatch(`pictures/${unused}\n✓ 1 unused pictures would be erased`);
  expect(await first.read(`pictures/${unused}`)).toBeDefined();
  expect(await erase('--write')).toContain('were erased in an-owners-site.');
  expect(await first.read(`pictures/${unused}`)).toBeUndefined();
  expect(await first.read(`pictures/${used}`)).toBeDefined();
});

test('an earlier site is listed, and put live again', async () => {
  const { run, live } = await startGoogle();
  const goBack = (...args: string[]) => run('an-owners-site', 'deploy', '--rollback', ...args);
  expect(await goBack()).toMatch(/newer {2}2026-11-20 10:00 .*\(live\)\n {2}older {2}/);
  expect(await goBack('older')).toContain('would be live again. Nothing was changed.');
  expect(live).toEqual(['newer', 'older']);
  expect(await goBack('older', '--write')).toContain('is live again');
  expect(live).toEqual(['older', 'newer', 'older']);
  expect(await goBack('gone', '--write')).toMatch(/none of the last releases.*\(exit code 1\)$/s);
});
