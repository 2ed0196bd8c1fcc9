import { spawnSync } from 'node:child_process';
import { doc, getDoc } from 'firebase/firestore/lite';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { seedAuth } from '../../scripts/emulators/seed';
import { hasAdmin, setAdmin } from '../../scripts/owner/admins';
import { emulators } from '../../scripts/owner/google';
import { sampleAccounts } from '../../src/auth/sampleAccounts';
import { openProject } from '../fixtures/emulatorProject';

const PROJECT = 'demo-admins';
const google = emulators(PROJECT);
const { owner, seed, clear, close } = await openProject(PROJECT);
await seedAuth({ host: new URL(google.identity).host, project: PROJECT }, sampleAccounts);
beforeEach(clear);
afterAll(close);

const stored = async (uid: string) => (await getDoc(doc(owner, 'users', uid))).data();

test('a user is made an administrator by their e-mail, and no longer one', async () => {
  expect(await setAdmin(google, 'reader@example.com', true)).toBe('sample-reader');
  expect(await stored('sample-reader')).toEqual({ admin: true });
  await setAdmin(google, 'reader@example.com', false);
  expect(await stored('sample-reader')).toEqual({ admin: false });
});

test('whether there is an administrator is known, past the rules', async () => {
  expect(await hasAdmin(google)).toBe(false);
  await setAdmin(google, 'reader@example.com', false);
  expect(await hasAdmin(google)).toBe(false);
  await setAdmin(google, 'reader@example.com', true);
  expect(await hasAdmin(google)).toBe(true);
});

test('what else is stored of a user stays', async () => {
  await seed('users/sample-reader', { nickname: 'Reader' });
  await setAdmin(google, 'reader@example.com', true);
  expect(await stored('sample-reader')).toEqual({ nickname: 'Reader', admin: true });
});

test('an unknown e-mail is refused in a sentence', async () => {
  await expect(setAdmin(google, 'nobody@example.com', true)).rejects.toThrow(
    'Nobody has signed in as nobody@example.com.',
  );
});

test('an e-mail that is not verified is refused in a sentence, and nothing is stored', async () => {
  await expect(setAdmin(google, 'unverified@example.com', true)).rejects.toThrow('is not verified');
  expect(await stored('sample-unverified')).toBeUndefined();
});

const run = (...args: string[]) => {
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'scripts/grantAdmin.ts', ...args],
    {
      encoding: 'utf8',
      // No credentials, wherever this runs.
      env: { PATH: process.env.PATH, HOME: '/nowhere', VITE_FIREBASE_PROJECT_ID: 'some-project' },
    },
  );
  return { status, stderr };
};

test('without credentials or an e-mail, the command says what is missing and exits with 1', () => {
  expect(run('reader@example.com')).toEqual({
    status: 1,
    stderr: expect.stringContaining('gcloud auth application-default login') as string,
  });
  expect(run()).toMatchObject({ status: 1, stderr: expect.stringContaining('Usage') as string });
});
