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

const blog = ['VITE_FIREBASE_API_KEY', 'VITE_FIREBASE_APP_ID', 'VITE_FIREBASE_AUTH_DOMAIN'];
const noBlog = Object.fromEntries(blog.map((name) => [name, '']));

test('a dry run without settings says what is missing, and shows the steps', async () => {
  const google = await startGoogle(readyOwner());
  const settings = { ...google.env, ...noBlog, VITE_FIREBASE_PROJECT_ID: '' };
  const { status, output } = await deploySite(settings, '--dry-run');
  expect(output).toMatch(
    /1\. Deploy the rules.*2\. Build.*3\. Replace.*✗ No Firebase project .*npm run setup.*GitHub Pages/s,
  );
  expect(status).toBe(1);
  expect(google.calls).toEqual([]);
});

test('with a project alone, a portfolio without a blog is deployed, and no rules', async () => {
  const google = await startGoogle(readyOwner());
  const { status, output } = await deploySite({ ...google.env, ...noBlog }, '--dry-run');
  expect(output).toMatch(/1\. Build the site without a blog\n +2\. Replace the site with dist\n/);
  expect(status).toBe(0);
  expect(google.calls).toEqual([]);
});
