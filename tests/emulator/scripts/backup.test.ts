import { Bytes, doc, GeoPoint, Timestamp } from 'firebase/firestore/lite';
import { readdir } from 'node:fs/promises';
import { join } from 'pathe';
import { expect, test, vi } from 'vitest';
import {
  findMissing,
  readDocuments,
  readPublicDocuments,
  storeMissing,
} from '../../../scripts/owner/backup';
import { parseDocument, type SavedDocument } from '../../../scripts/owner/savedDocument';
import { createFolder } from '../../fixtures/createFolder';
import { aPost, numberedPosts, oddDates } from '../../fixtures/posts';
import { startPosts } from '../support/startPosts';

const { google, owner, store, seed, read, clear } = await startPosts('demo-backup');

/** Imports what is missing. Returns how many documents that are, and how many are there already. */
async function importAll(saved: SavedDocument[]) {
  const missing = await findMissing(
    google,
    saved.map(({ path }) => path),
  );
  await storeMissing(google, saved, missing);
  return { imported: missing.size, kept: saved.length - missing.size };
}

/** Exports documents to lines of text and parses these. */
async function backUp(documents = readDocuments(google)): Promise<SavedDocument[]> {
  const lines: string[] = [];
  for await (const saved of documents) lines.push(JSON.stringify(saved));
  return lines.map((line) => parseDocument(line)!);
}

const visitor = { ...google, headers: {} };

/** Values whose type an export could lose. */
const oddValues = {
  time: new Timestamp(1_772_000_000, 123_456_000),
  integers: [0, -1, Number.MAX_SAFE_INTEGER],
  doubles: [0.1, 2, NaN, Infinity],
  nested: { list: [{ deep: { empty: {}, none: null, yes: true } }], 'a.b`c': [] },
  others: [new GeoPoint(1, -2), Bytes.fromUint8Array(new Uint8Array([0, 255])), doc(owner, 'a/b')],
};

test('a backup restores many posts, with odd ids and dates', async () => {
  await store(numberedPosts(50));
  for (const id of ['a b', '日本語', '%2F', '"', '..a']) await seed(`blogs/${id}`, { Title: id });
  for (const [id, DatePosted] of Object.entries(oddDates))
    if (DatePosted !== undefined) await seed(`blogs/${id}`, { DatePosted });

  const before = await backUp(readPublicDocuments(visitor));
  expect(before.length).toBeGreaterThan(60);
  await clear();
  expect(await importAll(before)).toEqual({ imported: before.length, kept: 0 });
  expect(await backUp()).toEqual(before);
});

test('a backup restores versions, scheduled and deleted posts, drafts, pictures and administrators exactly, and no other user', async () => {
  const words = { ...aPost({ Title: 'ü\u2028\u0000' }), ...oddValues };
  const paths = [
    ...['blogs/a', ...Array.from({ length: 12 }, (_, i) => `blogs/a/versions/${i}`)],
    ...[
      'blogs/gone/versions/0',
      'scheduled/later',
      'deleted/gone',
      'users/one/drafts/a',
      'users/two/drafts/a b',
    ],
    'pictures/a',
  ];
  for (const path of paths) await seed(path, { ...words, path });
  for (const path of ['users/one', 'blogs/a/sections/0', 'pictures/a/sizes/0', 'other/a'])
    await seed(path, { admin: true });
  await seed('users/two', { admin: false });
  await seed('users/three', { name: 'Your Name' });
  await seed('users/four', {});

  const before = await backUp();
  expect(new Set(before.map(({ path }) => path))).toEqual(new Set([...paths, 'users/one']));
  await clear();
  expect(await importAll(before)).toEqual({ imported: 20, kept: 0 });
  expect(await backUp()).toEqual(before);
  const { time, nested } = oddValues;
  expect(await read('users/two/drafts/a b')).toMatchObject({ time, nested });
  expect(await importAll(before)).toEqual({ imported: 0, kept: 20 });
});

test('an import restores what is missing of a post, keeps what exists, and leaves deleted posts deleted', async () => {
  const posts = ['blogs/a', 'blogs/b', 'blogs/b/versions/0'];
  for (const path of [...posts, 'deleted/c', 'deleted/d', 'pictures/a', 'scheduled/e'])
    await seed(path, { Title: 'Before' });
  const before = await backUp();
  await clear();
  // Meanwhile, a was deleted, c restored, and e, which was scheduled, published.
  const since = ['blogs/b', 'blogs/c', 'blogs/e', 'deleted/a', 'pictures/a'];
  for (const path of since) await seed(path, { Title: 'After' });
  expect(await importAll(before)).toEqual({ imported: 2, kept: 5 });
  const after = (await backUp()).map(({ path }) => path);
  expect(after.toSorted()).toEqual([...since, 'blogs/b/versions/0', 'deleted/d'].toSorted());
  for (const path of ['blogs/b', 'pictures/a'])
    expect(await read(path)).toEqual({ Title: 'After' });
});

test('a visitor can export scheduled posts that are due, where posts can be scheduled', async () => {
  vi.doMock('../../../src/settings', async (load) => ({
    ...(await load<object>()),
    hasScheduledPosts: true,
  }));
  vi.resetModules();
  const scheduling = await import('../../../scripts/owner/backup');
  const { exportMarkdown } = await import('../../../scripts/export/exportMarkdown');
  const due = new Date(Date.now() - 60_000);
  // More than a request has.
  for (let i = 0; i < 105; i++) await seed(`scheduled/due-${i}`, { ...aPost(), DatePosted: due });
  await seed('scheduled/waiting', { ...aPost(), DatePosted: new Date(Date.now() + 3_600_000) });
  await seed('blogs/a', { ...aPost(), DatePosted: due });
  const paths = (await backUp(scheduling.readPublicDocuments(visitor))).map(({ path }) => path);
  expect(new Set(paths).size).toBe(106);
  expect(paths).toHaveLength(106);
  expect(paths).not.toContain('scheduled/waiting');
  const folder = join(await createFolder(), 'posts');
  await exportMarkdown(visitor, folder);
  expect(await readdir(folder)).toHaveLength(106);
});

test('a visitor can export posts with their pictures, and nothing else', async () => {
  const [used, unused, missing] = ['a', 'b', 'c'].map((letter) => letter.repeat(32));
  const Paragraph = [used, missing].map((id) => `![](/pictures/${id}.webp#1x1)`).join();
  await seed('blogs/a', { sections: [{ paragraphs: [{ Paragraph }] }] });
  for (const path of ['blogs/a/versions/0', 'deleted/b', `pictures/${unused}`])
    await seed(path, {});
  await seed(`pictures/${used}`, oddValues);
  const saved = await backUp(readPublicDocuments(visitor));
  expect(saved.map(({ path }) => path)).toEqual(['blogs/a', `pictures/${used}`]);
  expect(saved).toEqual(
    (await backUp()).filter(({ path }) => saved.some((one) => one.path === path)),
  );
  await expect(backUp(readDocuments(visitor))).rejects.toThrow();
});
