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
