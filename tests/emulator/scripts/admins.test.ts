import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { seedAuth } from '../../../scripts/emulators/seed';
import { findAdmins, setAdmin } from '../../../scripts/owner/admins';
import { sampleAccounts } from '../../../src/auth/sampleAccounts';
import { startPosts } from '../support/startPosts';

const PROJECT = 'demo-admins';
const { google, seed, read } = await startPosts(PROJECT);
await seedAuth({ host: new URL(google.identity).host, project: PROJECT }, sampleAccounts);

test('the admin role is granted and revoked by e-mail, and other fields stay', async () => {
  await seed('users/sample-reader', { nickname: 'Reader' });
  expect(await findAdmins(google)).toBe('none');
  expect(await setAdmin(google, 'reader@example.com', true)).toBe('sample-reader');
  expect(await read('users/sample-reader')).toEqual({ nickname: 'Reader', admin: true });
  expect(await findAdmins(google)).toBe('some');
  await setAdmin(google, 'reader@example.com', false);
  expect(await read('users/sample-reader')).toEqual({ nickname: 'Reader', admin: false });
  expect(await findAdmins(google)).toBe('none');
});

test('an unknown or unverified e-mail is an error, and nothing is stored', async () => {
  await expect(setAdmin(google, 'nobody@example.com', true)).rejects.toThrow(
    'Nobody has signed in as nobody@example.com.',
  );
  await expect(setAdmin(google, 'unverified@example.com', true)).rejects.toThrow('is not verified');
  expect(await read('users/sample-unverified')).toBeUndefined();
  // As the owner can in the console.
  await seed('users/sample-unverified', { admin: true });
  expect(await findAdmins(google)).toBe('unverified');
});

test('without credentials, the command says what is missing and exits with 1', () => {
  const command = ['--import', 'tsx', 'scripts/grantAdmin.ts', 'reader@example.com'];
  // A home without credentials.
  const env = { HOME: '/nowhere', VITE_FIREBASE_PROJECT_ID: 'some-project' };
  const { status, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8', env });
  expect(stderr).toContain('You are not signed in. Run: npx firebase login');
  expect(status).toBe(1);
});
