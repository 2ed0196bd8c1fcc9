import { expect, test, vi } from 'vitest';
import { eraseDocuments, findUnusedPictures } from '../../../scripts/owner/unusedPictures';
import { startPosts } from '../support/startPosts';

const { google, seed, read } = await startPosts('demo-unused-pictures');

const ids = Array.from({ length: 16 }, (_, i) => i.toString(16).repeat(32));
const refer = (id = '') => `![A desk](/pictures/${id}.webp#4x3)`;
const post = (id?: string) => ({ sections: [{ paragraphs: [{ Paragraph: refer(id) }] }] });

test('only pictures that nothing refers to are unused, and erased', async () => {
  for (const id of ids) await seed(`pictures/${id}`, { DatePosted: new Date(), width: 4 });
  await seed('blogs/a', post(ids[2]));
  await seed('blogs/a/versions/0', post(ids[3]));
  await seed('blogs/gone/versions/0', post(ids[4]));
  await seed('users/one/drafts/a', { Draft: JSON.stringify(post(ids[5])) });
  await seed('scheduled/b', post(ids[6]));

  const unused = [...ids.slice(0, 2), ...ids.slice(7)].map((id) => `pictures/${id}`);
  expect(await findUnusedPictures(google, 0)).toEqual(unused);
  await eraseDocuments(google, unused);
  expect(await findUnusedPictures(google, 0)).toEqual([]);
  for (const id of ids)
    expect(Boolean(await read(`pictures/${id}`))).toBe(!unused.includes(`pictures/${id}`));
});

test('a picture stored within the week is used, whatever its date and the clock here: its post may be about to be imported', async () => {
  await seed(`pictures/${ids[0]}`, { DatePosted: new Date('2020-01-01') });
  vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2040-01-01'));
  expect(await findUnusedPictures(google)).toEqual([]);
});
