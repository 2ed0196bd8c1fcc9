import {
  Bytes,
  collection,
  doc,
  GeoPoint,
  getCount,
  getDoc,
  Timestamp,
} from 'firebase/firestore/lite';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  importDocuments,
  parseLine,
  POSTS,
  readDocuments,
  type SavedDocument,
} from '../../scripts/owner/backup';
import { emulators } from '../../scripts/owner/google';
import { aPost, numberedPosts, oddDates } from '../fixtures/posts';
import { startPosts } from './startPosts';

const PROJECT = 'demo-backup';
const google = emulators(PROJECT);
const { owner, store, seed, clear } = await startPosts(PROJECT);
// The progress.
beforeEach(() => void vi.spyOn(console, 'log').mockImplementation(() => undefined));

/** Exports documents to lines of text and parses these. */
async function backUp(...scope: Parameters<typeof readDocuments>): Promise<SavedDocument[]> {
  const lines: string[] = [];
  for await (const saved of readDocuments(...scope)) lines.push(JSON.stringify(saved));
  return lines.map((line, index) => parseLine(line, index + 1));
}

const visitor = { ...google, headers: {} };
const count = async () => (await getCount(collection(owner, 'blogs'))).data().count;
const read = async (path: string) => (await getDoc(doc(owner, path))).data();

/** Values whose type an export could lose. */
const oddValues = {
  time: new Timestamp(1_772_000_000, 123_456_000),
  integers: [0, -1, Number.MAX_SAFE_INTEGER],
  doubles: [0.1, 2, NaN, Infinity],
  nested: { list: [{ deep: { empty: {}, none: null, yes: true } }], 'a.b`c': [] },
  others: [new GeoPoint(1, -2), Bytes.fromUint8Array(new Uint8Array([0, 255])), doc(owner, 'a/b')],
};

test('a backup restores many posts, with odd ids, characters, dates and edits', async () => {
  await store(numberedPosts(50));
  const odd = ['a b', 'ü', '日本語', '%2F', '"', "'", '`', '..a', 'x'.repeat(200)];
  for (const id of odd)
    await seed(`blogs/${id}`, { Title: `${id} \u0000\ud83d\ude00\u202e\n`, sections: [] });
  for (const [id, DatePosted] of Object.entries(oddDates))
    if (DatePosted !== undefined) await seed(`blogs/${id}`, { DatePosted });
  const edit = { DateUpdated: new Date('2026-03-01T12:00:00.123Z'), Revision: 3 };
  await seed('blogs/edited', edit);

  const before = await backUp(visitor, POSTS);
  expect(before.length).toBeGreaterThan(60);
  expect(await backUp(google)).toEqual(before);
  await clear();
  const result = { imported: before.length, kept: 0 };
  expect(await importDocuments(google, before, false)).toEqual(result);
  expect(await backUp(google)).toEqual(before);
});

test('a backup restores versions, deleted posts and drafts exactly, and makes nobody an administrator', async () => {
  const words = { ...aPost({ Title: 'ü\u2028\u0000' }), ...oddValues };
  const paths = [
    ...['blogs/a', ...Array.from({ length: 12 }, (_, i) => `blogs/a/versions/${i}`)],
    ...['blogs/gone/versions/0', 'deleted/gone', 'users/one/drafts/a', 'users/two/drafts/a b'],
  ];
  for (const path of paths) await seed(path, { ...words, path });
  for (const path of ['users/one', 'blogs/a/sections/0', 'other/a/versions/0', 'other/a'])
    await seed(path, { admin: true });

  const before = await backUp(google);
  expect(new Set(before.map(({ path }) => path))).toEqual(new Set(paths));
  await clear();
  expect(await importDocuments(google, before, true)).toEqual({ imported: 17, kept: 0 });
  expect(await importDocuments(google, before, false)).toEqual({ imported: 17, kept: 0 });
  expect(await backUp(google)).toEqual(before);
  const { time, nested } = oddValues;
  expect(await read('users/two/drafts/a b')).toMatchObject({ time, nested });
  expect(await importDocuments(google, before, false)).toEqual({ imported: 0, kept: 17 });
});

test('an import restores what is missing of a post, and leaves deleted posts deleted', async () => {
  for (const path of ['blogs/a', 'blogs/b', 'blogs/b/versions/0', 'deleted/c', 'deleted/d'])
    await seed(path, { Title: 'Before' });
  const before = await backUp(google);
  await clear();
  // Meanwhile, a was deleted and c restored.
  for (const path of ['deleted/a', 'blogs/b', 'blogs/c']) await seed(path, { Title: 'After' });
  expect(await importDocuments(google, before, false)).toEqual({ imported: 2, kept: 3 });
  const after = await backUp(google);
  expect(after.map(({ path }) => path)).toEqual([
    'blogs/b',
    'blogs/b/versions/0',
    'blogs/c',
    'deleted/a',
    'deleted/d',
  ]);
  expect(await read('blogs/b')).toEqual({ Title: 'After' });
});

test('a post that was deleted during the export is restored once', async () => {
  await seed('blogs/a', { Title: 'Words' });
  await seed('deleted/a', { Title: 'Words' });
  const before = await backUp(google);
  await clear();
  expect(await importDocuments(google, before, false)).toEqual({ imported: 1, kept: 1 });
  expect(await backUp(google)).toEqual([before[0]]);
});

test('a backup of an earlier version of the site can be imported', async () => {
  const line = '{"id":"a b","fields":{"Title":{"stringValue":"One"}}}';
  await importDocuments(google, [parseLine(line, 1)], false);
  expect(await read('blogs/a b')).toEqual({ Title: 'One' });
});

test('a visitor can export posts and nothing else', async () => {
  for (const path of ['blogs/a', 'blogs/a/versions/0', 'deleted/b']) await seed(path, {});
  expect((await backUp(visitor, POSTS)).map(({ path }) => path)).toEqual(['blogs/a']);
  await expect(backUp(visitor)).rejects.toThrow();
});

test('an import keeps posts that exist, even if they were edited after the backup', async () => {
  await seed('blogs/a', { Title: 'Before' });
  await seed('blogs/b', { Title: 'Other' });
  const posts = await backUp(google);
  await clear();
  await seed('blogs/a', { Title: 'After' });
  expect(await importDocuments(google, posts, false)).toEqual({ imported: 1, kept: 1 });
  expect(await importDocuments(google, posts, false)).toEqual({ imported: 0, kept: 2 });
  expect(await read('blogs/a')).toEqual({ Title: 'After' });
});

test('a dry run, or a visitor, writes nothing', async () => {
  await seed('blogs/a', { Title: 'One' });
  const posts = await backUp(google);
  await clear();
  expect(await importDocuments(google, posts, true)).toEqual({ imported: 1, kept: 0 });
  await expect(importDocuments(visitor, posts, false)).rejects.toThrow();
  expect(await count()).toBe(0);
});

test.each([
  ...['', 'words', '{}', '{"fields":{}}', '{"id":"a"}', '{"path":"blogs/a"}'],
  ...['{"id":"a/b","fields":{}}', '{"id":"","fields":{}}', '{"path":"users/a","fields":{}}'],
  ...['{"path":"blogs/a/versions","fields":{}}', '{"path":"other/a","fields":{}}'],
])('the line %j is refused with its number', (line) => {
  expect(() => parseLine(line, 7)).toThrow('Line 7 is not a document of a backup');
});
