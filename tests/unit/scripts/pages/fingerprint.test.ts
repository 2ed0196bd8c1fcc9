// @vitest-environment node
import { expect, test } from 'vitest';
import { fetchFingerprint } from '../../../../scripts/pages/fingerprint';
import { startSite } from '../../../fixtures/site';
import { unusedPort } from '../../../fixtures/unusedPort';

test('the fingerprint is read from the root of the deployed site', async () => {
  const site = await startSite({ '/fingerprint.json': '{"count":1}' });
  expect(await fetchFingerprint(site)).toBe('{"count":1}');
  expect(await fetchFingerprint(`${site}/en/home`)).toBe('{"count":1}');
});

test('a site that was built without posts has no fingerprint', async () => {
  expect(await fetchFingerprint(await startSite({}))).toBeUndefined();
});

test('a site that fails is not mistaken for one without a fingerprint', async () => {
  await expect(fetchFingerprint(await startSite({}, 503))).rejects.toThrow(/status 503/);
});

test('a site that does not answer is not mistaken for one without a fingerprint', async () => {
  const site = `http://127.0.0.1:${await unusedPort()}`;
  await expect(fetchFingerprint(site)).rejects.toThrow(/does not answer/);
});
