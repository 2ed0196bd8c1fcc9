import { doc, getDoc, Timestamp, type DocumentData } from 'firebase/firestore/lite';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { aPost, oddDates } from '../fixtures/posts';
import { edit, post, posted, stamp } from './documents';
import { openHarness } from './harness';
import { remove, set, update } from './requests';

const { attempt, close, owner, reset, seed } = await openHarness('demo-rules-posts');
beforeEach(reset);
afterAll(close);

const denied = 'permission-denied';
const stored = async (at: string) => (await getDoc(doc(owner, at))).data();

test.each([
  ['a new post', 'blogs/new', post(), 'DatePosted'],
  ['an edit', 'blogs/a', edit(), 'DateUpdated'],
])('%s is stored exactly as sent, with the server time', async (_, at, data, time) => {
  const sent = { ...data, Name: '', Title: '<script>alert(1)</script>' };
  const before = Date.now();
  expect(await attempt('admin', set(at, sent))).toBe('ok');
  const saved = (await stored(at))!;
  const DatePosted = Timestamp.fromDate(posted);
  expect(saved).toEqual({ ...sent, DatePosted, [time]: expect.any(Timestamp) as unknown });
  const date = (saved[time] as Timestamp).toMillis();
  expect(date).toBeGreaterThanOrEqual(before);
  expect(date).toBeLessThanOrEqual(Date.now());
});

test('the flag counts at the time of each request', async () => {
  await seed('users/reader', { admin: true });
  expect(await attempt('reader', set('blogs/new', post()))).toBe('ok');
  await seed('users/reader', { admin: false });
  expect(await attempt('reader', set('blogs/a', edit()))).toBe(denied);
});

test('of two edits of one version, the second is denied until it knows the first', async () => {
  await seed('users/reader', { admin: true });
  expect(await attempt('admin', set('blogs/a', edit({ Title: 'First' })))).toBe('ok');
  expect(await attempt('reader', set('blogs/a', edit({ Title: 'Second' })))).toBe(denied);
  expect(await stored('blogs/a')).toMatchObject({ Title: 'First', Revision: 1 });
  const second = edit({ Title: 'Second', Revision: 2 });
  expect(await attempt('reader', set('blogs/a', second))).toBe('ok');
  expect(await stored('blogs/a')).toMatchObject({ Title: 'Second', Revision: 2 });
});

const { missing: _, ...dates } = oddDates;
test.each(Object.entries(dates))('an edit keeps a stored date (%s)', async (_, DatePosted) => {
  await seed('blogs/odd', { ...aPost(), DatePosted });
  const before = await stored('blogs/odd');
  const dateSet = update('blogs/odd', { ...stamp(), DatePosted: posted });
  expect(await attempt('admin', dateSet)).toBe(denied);
  expect(await attempt('admin', set('blogs/odd', edit({ DatePosted })))).toBe('ok');
  expect((await stored('blogs/odd'))?.DatePosted).toEqual(before?.DatePosted);
});

test.each<[string, DocumentData, DocumentData]>([
  ['no date', {}, edit()],
  ['a date that equals nothing', { DatePosted: NaN }, edit({ DatePosted: NaN })],
  ['a Revision in text', { DatePosted: posted, Revision: '1' }, edit({ Revision: 2 })],
  ['a fraction as Revision', { DatePosted: posted, Revision: 0.5 }, edit({ Revision: 1.5 })],
])('a stored post with %s can only be deleted', async (_, odd, data) => {
  await seed('blogs/odd', { ...aPost(), ...odd });
  expect(await attempt('admin', set('blogs/odd', data))).toBe(denied);
  expect(await attempt('admin', remove('blogs/odd'))).toBe('ok');
});

test('an edit must drop a stored field that posts do not have', async () => {
  await seed('blogs/odd', { ...aPost(), DatePosted: posted, likes: 1 });
  expect(await attempt('admin', update('blogs/odd', stamp()))).toBe(denied);
  expect(await attempt('admin', set('blogs/odd', edit()))).toBe('ok');
});
