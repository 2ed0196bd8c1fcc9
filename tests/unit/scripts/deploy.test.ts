import { expect, test } from 'vitest';
import { deploySite } from '../../fixtures/deploySite';
import { startGoogle } from '../../fixtures/standInForGoogle';

test('a dry run and wrong settings deploy nothing and send no request', async () => {
  const google = await startGoogle(false);
  const [dryRun, wrong] = await Promise.all([
    deploySite(google.env, '--dry-run'),
    deploySite({ ...google.env, VITE_FIREBASE_PROJECT_ID: 'My Portfolio' }),
  ]);
  expect(dryRun.output).toMatch(
    /rules.* a database in [\w-]+.*replacing the current site.*dry run/s,
  );
  expect(dryRun.status).toBe(0);
  expect(wrong.output).toMatch(/not a project ID.*Nothing was deployed/s);
  expect(wrong.status).toBe(1);
  expect(google.calls).toEqual([]);
});
