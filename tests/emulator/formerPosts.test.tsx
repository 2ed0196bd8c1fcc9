import { fireEvent, render, screen } from '@testing-library/react';
import { disableNetwork, Timestamp } from 'firebase/firestore';
import {
  Bytes,
  doc,
  GeoPoint,
  Timestamp as OwnersTimestamp,
  vector,
} from 'firebase/firestore/lite';
import { expect, test, vi } from 'vitest';
import { uid } from './support/author';
import { owner, remove, seed, storedBlogs, wait } from './support/environment';
import { edit, publish, stored } from './support/publishing';
import { db } from '../../src/firebase/db';
import { explainChangeError } from '../../src/versions/explainChangeError';
import {
  deletePost,
  erasePost,
  listDeletedPosts,
  listVersions,
  restorePost,
} from '../../src/versions/formerPosts';
import { OnRequest } from '../../src/versions/OnRequest';
import { aPost } from '../fixtures/posts';
import * as words from '../fixtures/words/en';

const post = aPost();
const other = aPost({ Title: 'Another title', Language: 'de', Tags: ['CSS', 'C#'] });
const aTimestamp = expect.any(Timestamp) as unknown;

test('a deleted post is listed, and restored with its id, its words and its first date', async () => {
  await publish(post);
  await edit(other);
  const { DatePosted } = await stored();
  expect(await deletePost('a')).toEqual(other);
  expect(await storedBlogs()).toEqual([]);
  expect(await listDeletedPosts()).toEqual([
    { id: 'a', Title: 'Another title', date: expect.any(Date) as unknown },
  ]);
  await restorePost('a');
  const restored = { ...other, DatePosted, DateUpdated: aTimestamp, Revision: 2 };
  expect(await stored()).toEqual(restored);
  expect(await listDeletedPosts()).toEqual([]);
  const versions = await listVersions('a');
  expect(versions.map(({ revision, post: { Title } }) => [revision, Title])).toEqual([
    [1, 'Another title'],
    [0, 'A title'],
  ]);
});

test('a post with values of every kind is corrected, deleted, restored and erased', async () => {
  const bytes = Bytes.fromUint8Array(new Uint8Array(3));
  const kinds = [Infinity, -0, 1e308, bytes, new GeoPoint(1, 2), doc(owner, 'users/a'), '\u0000'];
  const deep = {
    a: { b: [{ c: [{ d: vector([1]), e: new OwnersTimestamp(-62135596800, 1000) }] }] },
  };
  const sections = [...kinds, deep, { Heading: deep, paragraphs: kinds }];
  await seed('blogs/a', {
    ...post,
    Tags: kinds,
    sections,
    likes: deep,
    DatePosted: new OwnersTimestamp(1, 1000),
  });
  const { DatePosted } = await stored();
  await edit(other);
  await deletePost('a');
  await restorePost('a');
  expect(await stored()).toMatchObject({ ...other, DatePosted, Revision: 2 });
  const [, first] = await listVersions('a');
  expect(first).toMatchObject({ revision: 0, post: { Tags: ['Infinity', '0', '1e+308'] } });
  await deletePost('a');
  await erasePost('a');
  expect(await listDeletedPosts()).toEqual([]);
});

test.each([
  ['no title', {}, ''],
  ['a title that is no text', { Title: 7 }, ''],
  ['a title with odd characters', { Title: ' \u0000\u202ea\nb ' }, expect.any(String) as unknown],
])('a post with %s is deleted, restored and erased', async (_, fields, Title) => {
  const { Title: _title, ...untitled } = post;
  await seed('blogs/a', { ...untitled, ...fields, DatePosted: new Date('2026-01-01') });
  await deletePost('a');
  expect(await listDeletedPosts()).toMatchObject([{ id: 'a', Title }]);
  await restorePost('a');
  expect(await stored()).toMatchObject({ Revision: 1 });
  await deletePost('a');
  await erasePost('a');
  expect(await listDeletedPosts()).toEqual([]);
});

test('a post erased for good leaves no trace, and its id can be used again', async () => {
  await publish(post);
  await edit(other);
  await deletePost('a');
  await erasePost('a');
  expect(await listDeletedPosts()).toEqual([]);
  expect(await listVersions('a')).toEqual([]);
  await publish(post);
  expect(await stored()).toEqual({ ...post, DatePosted: aTimestamp });
});

test('a deleted post of more sections than a post can have is not restored, and its author is told why', async () => {
  await seed('deleted/a', { Title: 'A title', DateDeleted: new Date(), Revision: 0 });
  await seed('blogs/a/versions/0', { ...post, sections: Array(5001).fill(null) });
  const limits = words.publishing.tooManyParts('5,000', '20,000');
  expect(await restorePost('a').catch(explainChangeError)).toBe(limits);
});

test('a post of more versions than are erased at once is erased from the first on', async () => {
  await seed('deleted/a', { Title: 'A title', DateDeleted: new Date(), Revision: 11 });
  for (let Revision = 0; Revision <= 11; Revision++)
    await seed(`blogs/a/versions/${Revision}`, { ...post, ...(Revision && { Revision }) });
  await erasePost('a');
  expect(await listVersions('a')).toEqual([]);
  expect(await listDeletedPosts()).toEqual([]);
});

test('a post can be restored and erased once only, wherever that was done', async () => {
  await publish(post);
  await deletePost('a');
  await restorePost('a');
  const before = await stored();
  await restorePost('a');
  expect(await stored()).toEqual(before);
  await remove('blogs/a');
  await erasePost('a');
  expect(await listVersions('a')).toEqual([]);
});

test('a user who may not delete posts is told so', async () => {
  await publish(post);
  await seed(`users/${uid}`, { admin: false });
  expect(await deletePost('a').catch(explainChangeError)).toBe(words.versions.notAllowed);
});

test('a post that was restored elsewhere is not erased, keeps its versions, and its author is told why', async () => {
  await publish(post);
  await edit(other);
  await deletePost('a');
  await restorePost('a');
  const before = await listVersions('a');
  expect(await erasePost('a').catch(explainChangeError)).toBe(words.versions.changedElsewhere);
  expect(await listVersions('a')).toEqual(before);
});

test('a list without an answer says so, and Retry connects again', async () => {
  await disableNetwork(db);
  const noAnswer = new Promise<never>(() => undefined);
  const load = vi.fn(listDeletedPosts).mockReturnValueOnce(noAnswer);
  render(
    <OnRequest title="A list" empty="Nothing" load={load}>
      {() => null}
    </OnRequest>,
  );
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  fireEvent.click(screen.getByText('A list'));
  vi.advanceTimersByTime(10_000);
  vi.useRealTimers();
  fireEvent.click(await screen.findByRole('button', { name: words.frame.retry }));
  expect(await screen.findByText('Nothing', undefined, wait)).toBeVisible();
});
