import { expect, test } from 'vitest';
import { deploySite } from '../../fixtures/deploySite';
import { startGoogle } from '../../fixtures/google/startGoogle';
import { readyOwner } from '../../fixtures/google/world';

test.each([
  [
    'a site under a path is refused',
    { VITE_SITE_URL: 'https://ann.github.io/me/' },
    /✗ VITE_SITE_URL has the path \/me\/: Firebase Hosting serves a site at the root of its domain only\.\n/,
  ],
  [
    'wrong settings stop, and are not printed',
    { VITE_FIREBASE_PROJECT_ID: 'AIza-a-secret' },
    /PROJECT_ID of the environment is not a project(?!.*secret).*Nothing was deployed/s,
  ],
])('%s before Google is asked', async (_, settings, message) => {
  const google = await startGoogle(readyOwner());
  const { status, output } = await deploySite({ ...google.env, ...settings }, '--dry-run');
  expect(output).toMatch(message);
  expect(output).not.toContain('secret');
  expect(status).toBe(1);
  expect(google.calls).toEqual([]);
});

test('a dry run without settings says what is missing, and shows the steps', async () => {
  const google = await startGoogle(readyOwner());
  const { status, output } = await deploySite(
    { ...google.env, VITE_FIREBASE_PROJECT_ID: '', VITE_FIREBASE_API_KEY: '' },
    '--dry-run',
  );
  expect(output).toMatch(/✗ VITE_FIREBASE_PROJECT_ID .*1\. Deploy the rules.*2\. Build.*3\. Replace/s);
  expect(output).toContain('Nothing was deployed.');
  expect(status).toBe(1);
  expect(google.calls).toEqual([]);
});
