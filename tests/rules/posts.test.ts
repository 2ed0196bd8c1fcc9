import { doc, getDoc, Timestamp } from 'firebase/firestore/lite';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { openHarness } from './harness';
import { post, set } from './requests';

const { attempt, close, owner, reset, seed } = await openHarness('demo-rules-posts');
beforeEach(reset);
afterAll(close);

const stored = async () => (await getDoc(doc(owner, 'blogs/new'))).data();

test('a post is stored exactly as sent, with the server time as its date', async () => {
  const sent = post({ Name: '', Title: '<script>alert(1)</script>', Summary: 'x'.repeat(500_000) });
  const before = Date.now();
  expect(await attempt('admin', set('blogs/new', sent))).toBe('ok');
  const saved = await stored();
  expect(saved).toEqual({ ...sent, DatePosted: expect.any(Timestamp) as unknown });
  const date = (saved!.DatePosted as Timestamp).toMillis();
  expect(date).toBeGreaterThanOrEqual(before);
  expect(date).toBeLessThanOrEqual(Date.now());
});

test('an admin who loses the flag can no longer post', async () => {
  expect(await attempt('admin', set('blogs/before', post()))).toBe('ok');
  await seed('users/admin', { admin: false });
  expect(await attempt('admin', set('blogs/new', post()))).toBe('permission-denied');
  expect(await stored()).toBeUndefined();
});

test('a reader who gets the flag can post', async () => {
  await seed('users/reader', { admin: true });
  expect(await attempt('reader', set('blogs/new', post()))).toBe('ok');
});
