import { collection, doc, getCount, getDoc } from 'firebase/firestore/lite';
import { beforeEach, expect, test, vi } from 'vitest';
import { importPosts, parseLine, readPosts, type SavedPost } from '../../scripts/owner/backup';
import { emulators } from '../../scripts/owner/google';
import { numberedPosts, oddDates } from '../fixtures/posts';
import { startPosts } from './startPosts';

const PROJECT = 'demo-backup';
const google = emulators(PROJECT);
const { owner, store, seed, clear } = await startPosts(PROJECT);
// The progress.
beforeEach(() => void vi.spyOn(console, 'log').mockImplementation(() => undefined));

/** Exports all posts to lines of text and parses these. */
async function backUp(): Promise<SavedPost[]> {
  const lines: string[] = [];
  for await (const post of readPosts({ ...google, headers: {} })) lines.push(JSON.stringify(post));
  return lines.map((line, index) => parseLine(line, index + 1));
}

const count = async () => (await getCount(collection(owner, 'blogs'))).data().count;

test('a backup restores many posts, with odd ids, characters, dates and edits', async () => {
  await store(numberedPosts(50));
  const odd = ['a b', 'ü', '日本語', '%2F', '"', "'", '`', '..a', 'x'.repeat(200)];
  for (const id of odd)
    await seed(`blogs/${id}`, { Title: `${id} \u0000\ud83d\ude00\u202e\n`, sections: [] });
  for (const [id, DatePosted] of Object.entries(oddDates))
    if (DatePosted !== undefined) await seed(`blogs/${id}`, { DatePosted });
  const edit = { DateUpdated: new Date('2026-03-01T12:00:00.123Z'), Revision: 3 };
  await seed('blogs/edited', edit);

  const before = await backUp();
  expect(before.length).toBeGreaterThan(60);
  await clear();
  expect(await importPosts(google, before, false)).toEqual({ imported: before.length, kept: 0 });
  expect(await backUp()).toEqual(before);
});

test('an import keeps posts that exist, even if they were edited after the backup', async () => {
  await seed('blogs/a', { Title: 'Before' });
  await seed('blogs/b', { Title: 'Other' });
  const posts = await backUp();
  await clear();
  await seed('blogs/a', { Title: 'After' });
  expect(await importPosts(google, posts, false)).toEqual({ imported: 1, kept: 1 });
  expect(await importPosts(google, posts, false)).toEqual({ imported: 0, kept: 2 });
  expect((await getDoc(doc(owner, 'blogs/a'))).data()).toEqual({ Title: 'After' });
});

test('a dry run, or a visitor, writes nothing', async () => {
  await seed('blogs/a', { Title: 'One' });
  const posts = await backUp();
  await clear();
  expect(await importPosts(google, posts, true)).toEqual({ imported: 1, kept: 0 });
  await expect(importPosts({ ...google, headers: {} }, posts, false)).rejects.toThrow();
  expect(await count()).toBe(0);
});

test.each(['', 'words', '{}', '{"id":"a/b","fields":{}}', '{"id":"","fields":{}}', '{"id":"a"}'])(
  'the line %j is refused with its number',
  (line) => {
    expect(() => parseLine(line, 7)).toThrow('Line 7 is not a post');
  },
);
