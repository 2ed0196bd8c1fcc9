import { expect, test } from 'vitest';
import { deploySite } from '../../fixtures/deploySite';
import { startGoogle } from '../../fixtures/standInForGoogle';

test('wrong settings, and a database that does not answer, stop before Google is asked', async () => {
  const google = await startGoogle(false);
  const run = (env: Record<string, string>) => deploySite({ ...google.env, ...env }, '--dry-run');
  const [wrong, offline] = await Promise.all([
    run({ VITE_FIREBASE_PROJECT_ID: 'AIza-a-secret' }),
    run({ FIRESTORE_EMULATOR_HOST: '127.0.0.1:1' }),
  ]);
  expect(wrong.output).toMatch(
    /PROJECT_ID of the environment is not a project ID.*Nothing was deployed/s,
  );
  expect(wrong.output).not.toContain('secret');
  expect(wrong.status).toBe(1);
  expect(offline.output).toContain('The database does not answer. Nothing was deployed.');
  expect(offline.status).toBe(1);
  expect(google.calls).toEqual([]);
});
