import { doc, getDoc, type DocumentData } from 'firebase/firestore';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { aPost, oddDates } from '../fixtures/posts';
import { edit, post, posted, stamp } from './documents';
import { openHarness } from './harness';
import { batch, keep, set, update, type Client } from './requests';

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
