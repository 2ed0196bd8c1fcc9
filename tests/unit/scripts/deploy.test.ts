import { expect, test } from 'vitest';
import { deploySite } from '../../fixtures/deploySite';
import { serveJson } from '../../fixtures/serveJson';
import { startGoogle } from '../../fixtures/standInForGoogle';

/** Starts a stand-in for the database, of which visitors get this answer. */
const startDatabase = async (status: number) =>
  (await serveJson(() => [status, status === 200 ? [] : { error: {} }])).replace('http://', '');

test('a dry run says what would be done, wrong settings and no connection stop, and none of them calls the Firebase CLI', async () => {
  const google = await startGoogle(false);
  const run = (env: Record<string, string>) => deploySite({ ...google.env, ...env }, '--dry-run');
  const [ready, empty, wrong, offline] = await Promise.all([
    run({ FIRESTORE_EMULATOR_HOST: await startDatabase(200) }),
    run({ FIRESTORE_EMULATOR_HOST: await startDatabase(404) }),
    run({ VITE_FIREBASE_PROJECT_ID: 'AIza-a-secret' }),
    run({ FIRESTORE_EMULATOR_HOST: '127.0.0.1:1' }),
  ]);
  expect(ready.output).toMatch(/1\. Build the site.*2\. Replace the rules.*and the site.*dry run/s);
  expect(ready.status).toBe(0);
  expect(empty.output).toMatch(/1\. Deploy the rules first.* created in .*2\. Build.*3\. Replace/s);
  expect(wrong.output).toMatch(/PROJECT_ID is not a project ID.*Nothing was deployed/s);
  expect(wrong.output).not.toContain('secret');
  expect(wrong.status).toBe(1);
  expect(offline.output).toContain('The database does not answer. Nothing was deployed.');
  expect(offline.status).toBe(1);
  expect(google.calls).toEqual([]);
});
