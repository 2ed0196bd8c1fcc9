import { expect, test } from 'vitest';
import firebase from '../../firebase.json' with { type: 'json' };
import { startPosts } from '../emulator/startPosts';
import { deploySite } from '../fixtures/deploySite';
import { numberedPosts } from '../fixtures/posts';
import { startGoogle } from '../fixtures/standInForGoogle';

const { store } = await startPosts('my-portfolio-123');

test('the first deployment creates the database in its location, deploys the rules, then the site with its posts', async () => {
  await store(numberedPosts(2));
  const google = await startGoogle(false);
  const { status, output } = await deploySite(google.env);
  expect({ status, output }).toMatchObject({ status: 0 });

  const at = (method: string, path: RegExp) =>
    google.calls.findIndex((call) => call.method === method && path.test(call.path));
  const created = google.calls[at('POST', /\/databases\?/)]!;
  expect(JSON.parse(created.body)).toMatchObject({ locationId: firebase.firestore.location });
  const rules = google.calls[at('POST', /\/rulesets$/)]!;
  expect(rules.body).toContain('rules_version');
  const site = at('POST', /:populateFiles/);
  expect(site).toBeGreaterThan(at('POST', /\/rulesets$/));
  const populated = JSON.parse(google.calls[site]!.body) as { files: Record<string, string> };
  expect(Object.keys(populated.files)).toEqual(
    expect.arrayContaining(['/home.html', '/blog/post-000.html', '/blog/post-001.html']),
  );
  // Such as the manifest, which only the build needs.
  expect(Object.keys(populated.files).filter((path) => path.includes('/.'))).toEqual([]);
});

const nowhere = 'http://127.0.0.1:1';
const onlyRules = 'The rules are deployed; the site is unchanged.';

test.each([
  [
    { FIREBASE_RULES_URL: nowhere },
    'Deploying the rules failed. The rules and the site are unchanged.',
  ],
  [{ FIRESTORE_EMULATOR_HOST: '127.0.0.1:1' }, `Building the site failed. ${onlyRules}`],
  [{ FIREBASE_HOSTING_API_URL: nowhere }, `Deploying the site failed. ${onlyRules}`],
])('a deployment with %j says what is live', async (unreachable, message) => {
  const google = await startGoogle(true);
  const { status, output } = await deploySite({ ...google.env, ...unreachable });
  expect(output).toContain(message);
  expect(status).toBe(1);
  expect(google.calls.some(({ path }) => path.includes(':populateFiles'))).toBe(false);
});
