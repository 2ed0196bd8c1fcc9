import { doc, getDoc, Timestamp, type DocumentData } from 'firebase/firestore';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { aPost, oddDates } from '../fixtures/posts';
import { edit, post, posted, stamp } from './documents';
import { openHarness } from './harness';
import { batch, discard, keep, restore, set, update, type Client } from './requests';

const { attempt, close, reset, seed } = await openHarness('demo-rules-posts');
beforeEach(reset);
afterAll(close);

const denied = 'permission-denied';

/** A document as an admin reads it. */
async function stored(at: string) {
  let data: DocumentData | undefined;
  const read = async ({ openDb }: Client) => {
    data = (await getDoc(doc(openDb(), at))).data();
  };
  await attempt('admin', { name: `reads ${at}`, send: read });
  return data;
}

test.each([
  ['a new post', 'blogs/new', post(), 'DatePosted'],
  ['an edit', 'blogs/b', edit(), 'DateUpdated'],
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
  expect(await attempt('reader', set('blogs/b', edit()))).toBe(denied);
});

test('of two edits of one version, the second is denied until it knows the first', async () => {
  await seed('users/reader', { admin: true });
  expect(await attempt('admin', set('blogs/b', edit({ Title: 'First' })))).toBe('ok');
  expect(await attempt('reader', set('blogs/b', edit({ Title: 'Second' })))).toBe(denied);
  const first = await stored('blogs/b');
  expect(first).toMatchObject({ Title: 'First', Revision: 1 });
  const second = set('blogs/b', edit({ Title: 'Second', Revision: 2 }));
  expect(await attempt('reader', batch(keep('b', first), second))).toBe('ok');
  expect(await stored('blogs/b')).toMatchObject({ Title: 'Second', Revision: 2 });
});

test('a post can be deleted and restored again and again', async () => {
  for (const Revision of [0, 1, 2]) {
    const post = await stored('blogs/a');
    expect(await attempt('admin', discard('a', { Revision }, post))).toBe('ok');
    expect(await attempt('admin', restore('a', edit({ Revision: Revision + 1 })))).toBe('ok');
  }
});

const { missing: _, ...dates } = oddDates;
test.each(Object.entries(dates))('an edit keeps a stored date (%s)', async (_, DatePosted) => {
  const odd = { ...aPost(), DatePosted };
  await seed('blogs/odd', odd);
  const before = await stored('blogs/odd');
  const dateSet = update('blogs/odd', { ...stamp(), DatePosted: posted });
  expect(await attempt('admin', batch(keep('odd', odd), dateSet))).toBe(denied);
  const dateKept = set('blogs/odd', edit({ DatePosted }));
  expect(await attempt('admin', batch(keep('odd', odd), dateKept))).toBe('ok');
  expect((await stored('blogs/odd'))?.DatePosted).toEqual(before?.DatePosted);
});

test.each<[string, DocumentData, DocumentData]>([
  ['no date', {}, edit()],
  ['a date that equals nothing', { DatePosted: NaN }, edit({ DatePosted: NaN })],
])('a stored post with %s can only be deleted', async (_, odd, data) => {
  const post = { ...aPost(), ...odd };
  await seed('blogs/odd', post);
  const changed = batch(keep('odd', post), set('blogs/odd', data));
  expect(await attempt('admin', changed)).toBe(denied);
  expect(await attempt('admin', discard('odd', {}, post))).toBe('ok');
  expect(await attempt('admin', restore('odd', data))).toBe(denied);
});

test.each(['3', 'a/b', 0.5, NaN, null])(
  'a Revision that is %s counts as none',
  async (Revision) => {
    const post = { ...aPost(), DatePosted: posted, Revision };
    await seed('blogs/odd', post);
    expect(await attempt('admin', discard('odd', {}, post))).toBe('ok');
    expect(await attempt('admin', restore('odd', edit()))).toBe('ok');
  },
);

test('an edit must drop a stored field that posts do not have', async () => {
  const post = { ...aPost(), DatePosted: posted, likes: 1 };
  await seed('blogs/odd', post);
  expect(await attempt('admin', batch(keep('odd', post), update('blogs/odd', stamp())))).toBe(
    denied,
  );
  expect(await attempt('admin', batch(keep('odd', post), set('blogs/odd', edit())))).toBe('ok');
});

test.each(['*', '{blog}', '$(database)', '..%2Fa', '💥'])(
  'a post under the odd id %s keeps its versions',
  async (id) => {
    const post = { ...aPost(), DatePosted: posted };
    await seed(`blogs/${id}`, post);
    const changed = set(`blogs/${id}`, edit());
    expect(await attempt('admin', changed)).toBe(denied);
    expect(await attempt('admin', batch(keep(id, post), changed))).toBe('ok');
  },
);
