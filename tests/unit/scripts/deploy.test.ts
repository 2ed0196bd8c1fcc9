import { expect, test } from 'vitest';
import { deploySite } from '../../fixtures/deploySite';
import { startGoogle } from '../../fixtures/servers/standInForGoogle';

test('a site under a path is refused in one sentence, before Google is asked', async () => {
  const google = await startGoogle(false);
  const env = { ...google.env, VITE_SITE_URL: 'https://ann.github.io/me/' };
  const { status, output } = await deploySite(env, '--dry-run');
  expect(output).toContain(
    '✗ VITE_SITE_URL has the path /me/: Firebase Hosting serves a site at the root of its domain only.\n',
  );
  expect(status).toBe(1);
  expect(google.calls).toEqual([]);
});

test('wrong settings stop before Google is asked, and are not printed', async () => {
  const google = await startGoogle(false);
  const env = { ...google.env, VITE_FIREBASE_PROJECT_ID: 'AIza-a-secret' };
  const { status, output } = await deploySite(env, '--dry-run');
  expect(output).toMatch(/PROJECT_ID of the environment is not a project.*Nothing was deployed/s);
  expect(output).not.toContain('secret');
  expect(status).toBe(1);
  expect(google.calls).toEqual([]);
});
