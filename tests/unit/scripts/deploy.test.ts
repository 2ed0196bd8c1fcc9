import { expect, test } from 'vitest';
import { deploySite } from '../../fixtures/deploySite';
import { startGoogle } from '../../fixtures/standInForGoogle';

test('a dry run and wrong settings deploy nothing and send no request', async () => {
  const google = await startGoogle(false);
  const dryRun = await deploySite(google.env, '--dry-run');
  expect(dryRun.output).toMatch(/rules.* a database in eur3.*replacing the current site.*dry run/s);
  expect(dryRun.status).toBe(0);
  const wrong = await deploySite({ ...google.env, VITE_FIREBASE_PROJECT_ID: 'My Portfolio' });
  expect(wrong.output).toMatch(/not a project ID.*Nothing was deployed/s);
  expect(wrong.status).toBe(1);
  expect(google.calls).toEqual([]);
});
