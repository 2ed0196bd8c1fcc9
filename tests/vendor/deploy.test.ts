import { expect, test } from 'vitest';
import firebase from '../../firebase.json' with { type: 'json' };
import { startPosts } from '../emulator/startPosts';
import { deploySite } from '../fixtures/deploySite';
import { numberedPosts } from '../fixtures/posts';
import { serveJson } from '../fixtures/serveJson';
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

test.each([['FIREBASE_RULES_URL'], ['FIREBASE_HOSTING_API_URL']])(
  'a deployment without an answer from %s replaces nothing, and says so',
  async (unreachable) => {
    const google = await startGoogle(true);
    const { status, output } = await deploySite({ ...google.env, [unreachable]: nowhere });
    expect(output).toContain(
      'failed. Nothing was replaced: the rules and the site are as they were.',
    );
    expect(status).toBe(1);
    expect(google.calls.some(({ path }) => path.includes(':populateFiles'))).toBe(false);
  },
);

test('rules that visitors need for the build are deployed before it, and a failed build says that they are live', async () => {
  const google = await startGoogle(true);
  const database = await serveJson(() => [403, { error: {} }]);
  const FIRESTORE_EMULATOR_HOST = database.replace('http://', '');
  const { status, output } = await deploySite({ ...google.env, FIRESTORE_EMULATOR_HOST });
  expect(output).toMatch(
    /Deploying the rules\n.*Building the site failed\. The new rules are live/s,
  );
  expect(status).toBe(1);
  expect(google.calls.some(({ path }) => path.endsWith('/rulesets'))).toBe(true);
  expect(google.calls.some(({ path }) => path.includes(':populateFiles'))).toBe(false);
});
