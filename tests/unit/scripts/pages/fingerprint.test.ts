// @vitest-environment node
import { expect, test } from 'vitest';
import { fetchFingerprint, rangesOf } from '../../../../scripts/pages/fingerprint';
import { startSite } from '../../../fixtures/site';
import { unusedPort } from '../../../fixtures/unusedPort';

test('the fingerprint is read from the root of the deployed site', async () => {
  const fingerprint = { ranges: [{ count: 1 }] };
  const site = await startSite({ '/fingerprint.json': JSON.stringify(fingerprint) });
  expect(await fetchFingerprint(site)).toEqual(fingerprint);
  expect(await fetchFingerprint(`${site}/en/home`)).toEqual(fingerprint);
});

test.each(['{"count":1}', '<!doctype html>', 'null', ''])('%j is no fingerprint', async (text) => {
  expect(await fetchFingerprint(await startSite({ '/fingerprint.json': text }))).toBeUndefined();
});

test('every post is in one range, and one more in it could still be counted', () => {
  const ids = Array.from({ length: 250 }, (_, index) => `post-${index}`);
  expect(rangesOf(ids)).toEqual([
    { count: 99 },
    { from: 'post-99', count: 99 },
    { from: 'post-198', count: 52 },
  ]);
  expect(rangesOf(ids.slice(0, 99))).toEqual([{ count: 99 }]);
  expect(rangesOf([])).toEqual([{ count: 0 }]);
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
