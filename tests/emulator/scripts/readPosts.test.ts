import { Bytes } from 'firebase/firestore/lite';
import { expect, test, vi } from 'vitest';
import { readPosts, readPictureBytes } from '../../../scripts/posts/readPosts';
import { numberedPosts } from '../../fixtures/posts';
import { startPosts } from '../support/startPosts';

const { db, seed, store } = await startPosts('demo-read-blogs');

test('all of 250 posts are read as a visitor in three batches, and sorted newest first', async () => {
  await store(numberedPosts(250));
  const requests = vi.spyOn(globalThis, 'fetch');
  const expected = numberedPosts(250).map((one) => ({
    ...one,
    DatePosted: new Date(one.DatePosted),
    DateUpdated: null,
  }));
  expect(await readPosts(db)).toEqual(expected);

  // One request per hundred posts.
  const sent = requests.mock.calls.map(([, init]) => new Headers(init?.headers));
  expect(sent.map((headers) => headers.get('Authorization'))).toEqual([null, null, null]);
});

test('posts that were scheduled and are due are read too, each once, and those that wait are not', async () => {
  const post = { Title: 'Scheduled', sections: [] };
  const now = new Date();
  for (let i = 0; i < 120; i++)
    await seed(`scheduled/due-${i}`, { ...post, DatePosted: new Date(+now - i) });
  await seed('scheduled/waiting', { ...post, DatePosted: new Date(+now + 3_600_000) });
  await seed('blogs/due-7', { Title: 'Moved meanwhile', DatePosted: new Date(+now - 7) });
  const posts = await readPosts(db, now);
  expect(posts.map(({ id }) => id)).toEqual(Array.from({ length: 120 }, (_, i) => `due-${i}`));
  expect(posts[7]!.Title).toBe('Moved meanwhile');
  expect(await readPosts(db)).toHaveLength(1);
});

test('a post that is too long for its page is named', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  await seed('blogs/a', { Title: 'A title', sections: Array(5001).fill('') });
  await seed('blogs/b', { Title: 'Another', sections: Array(5000).fill('') });
  expect(await readPosts(db)).toHaveLength(2);
  expect(warn.mock.calls).toEqual([[expect.stringMatching(/5000 sections.*\/blog\/a, “A title”/)]]);
});

test('a picture is read as a visitor, and is missing without bytes', async () => {
  const data = Bytes.fromUint8Array(new Uint8Array([0, 255]));
  await seed('pictures/a', { data });
  await seed('pictures/b', { data: 'Text' });
  expect(await readPictureBytes(db, 'a')).toEqual(new Uint8Array([0, 255]));
  for (const id of ['b', 'none']) expect(await readPictureBytes(db, id)).toBeUndefined();
});

test('a batch that can’t be read is an error', async () => {
  await store(numberedPosts(150));
  const answer = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation((url, init) => {
    const isSecond = typeof init?.body === 'string' && init.body.includes('startAt');
    return isSecond ? Promise.reject(new Error('gone')) : answer(url, init);
  });
  await expect(readPosts(db)).rejects.toThrow();
});
