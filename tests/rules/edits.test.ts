import { doc, getDoc, Timestamp, type DocumentData } from 'firebase/firestore/lite';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { aPost, oddDates } from '../fixtures/posts';
import { posted } from './documents';
import { edit, stamp } from './edits';
import { openHarness } from './harness';
import { post, remove, set, update } from './requests';

const { attempt, close, owner, reset, seed } = await openHarness('demo-rules-edits');
beforeEach(reset);
afterAll(close);

const denied = 'permission-denied';
const stored = async (at = 'blogs/a') => (await getDoc(doc(owner, at))).data();

test('an edit is stored exactly as sent, with the server time beside the first date', async () => {
  const sent = edit({ Name: '', Title: '<script>alert(1)</script>' });
  const before = Date.now();
  expect(await attempt('admin', set('blogs/a', sent))).toBe('ok');
  const saved = await stored();
  const DatePosted = Timestamp.fromDate(posted);
  expect(saved).toEqual({ ...sent, DatePosted, DateUpdated: expect.any(Timestamp) as unknown });
  const date = (saved!.DateUpdated as Timestamp).toMillis();
  expect(date).toBeGreaterThanOrEqual(before);
  expect(date).toBeLessThanOrEqual(Date.now());
});

test('of two edits of one version, the second is denied until it knows the first', async () => {
  await seed('users/reader', { admin: true });
  expect(await attempt('admin', set('blogs/a', edit({ Title: 'First' })))).toBe('ok');
  expect(await attempt('reader', set('blogs/a', edit({ Title: 'Second' })))).toBe(denied);
  expect(await stored()).toMatchObject({ Title: 'First', Revision: 1 });
  expect(await attempt('reader', set('blogs/a', edit({ Title: 'Second', Revision: 2 })))).toBe(
    'ok',
  );
  expect(await stored()).toMatchObject({ Title: 'Second', Revision: 2 });
});

test('an edit sent twice is stored once', async () => {
  expect(await attempt('admin', set('blogs/a', edit()))).toBe('ok');
  const before = await stored();
  expect(await attempt('admin', set('blogs/a', edit()))).toBe(denied);
  expect(await stored()).toEqual(before);
});

test('a deleted post cannot be edited, but its id can be used again', async () => {
  expect(await attempt('admin', remove('blogs/a'))).toBe('ok');
  expect(await attempt('admin', set('blogs/a', edit()))).toBe(denied);
  expect(await attempt('admin', set('blogs/a', post()))).toBe('ok');
});

test('an admin who loses the flag can no longer edit or delete', async () => {
  await seed('users/admin', { admin: false });
  const before = await stored();
  expect(await attempt('admin', set('blogs/a', edit()))).toBe(denied);
  expect(await attempt('admin', remove('blogs/a'))).toBe(denied);
  expect(await stored()).toEqual(before);
});

const { missing: _, ...dates } = oddDates;
test.each(Object.entries(dates))('a stored date (%s) stays as it is', async (_, DatePosted) => {
  await seed('blogs/odd', { ...aPost(), DatePosted });
  const before = await stored('blogs/odd');
  expect(await attempt('admin', update('blogs/odd', { ...stamp(), DatePosted: posted }))).toBe(
    denied,
  );
  expect(await attempt('admin', set('blogs/odd', edit({ DatePosted })))).toBe('ok');
  expect(await attempt('admin', update('blogs/odd', stamp(2)))).toBe('ok');
  expect((await stored('blogs/odd'))?.DatePosted).toEqual(before?.DatePosted);
});

test.each<[string, DocumentData, DocumentData]>([
  ['no date', {}, edit()],
  ['a date that equals nothing', { DatePosted: NaN }, edit({ DatePosted: NaN })],
  ['a Revision in text', { DatePosted: posted, Revision: '1' }, edit({ Revision: 2 })],
  ['a Revision of null', { DatePosted: posted, Revision: null }, edit()],
  ['a fraction as Revision', { DatePosted: posted, Revision: 0.5 }, edit({ Revision: 1.5 })],
])('a post with %s can only be deleted', async (_, odd, data) => {
  await seed('blogs/odd', { ...aPost(), ...odd });
  expect(await attempt('admin', set('blogs/odd', data))).toBe(denied);
  expect(await attempt('admin', update('blogs/odd', stamp(data.Revision)))).toBe(denied);
  expect(await attempt('admin', remove('blogs/odd'))).toBe('ok');
});

test('an edit must drop a stored field that posts do not have', async () => {
  await seed('blogs/odd', { ...aPost(), DatePosted: posted, likes: 1 });
  expect(await attempt('admin', update('blogs/odd', stamp()))).toBe(denied);
  expect(await attempt('admin', set('blogs/odd', edit()))).toBe('ok');
});
