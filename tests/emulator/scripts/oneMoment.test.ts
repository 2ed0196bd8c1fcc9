import { readdir } from 'node:fs/promises';
import { join } from 'pathe';
import { text } from 'node:stream/consumers';
import { Bytes, doc, writeBatch } from 'firebase/firestore/lite';
import { describe, expect, test, vi } from 'vitest';
import { exportMarkdown } from '../../../scripts/export/exportMarkdown';
import {
  findMissing,
  POSTS,
  readDocuments,
  readPublicDocuments,
} from '../../../scripts/owner/backup';
import { runQuery } from '../../../scripts/owner/documents';
import type { SavedDocument } from '../../../scripts/owner/savedDocument';
import { findUnusedPictures } from '../../../scripts/owner/unusedPictures';
import { aPost } from '../../fixtures/posts';
import { createFolder } from '../../fixtures/createFolder';
import { startServer } from '../../fixtures/servers/startServer';
import { startPosts } from '../support/startPosts';

const { google, owner, host } = await startPosts('demo-one-moment');
const visitor = { ...google, headers: {} };

const ids = ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(32));
const showing = (id = '') => `![](/pictures/${id}.webp#4x3)`;
const date = new Date('2026-01-01');

/** A post with this picture, as it is stored. */
const post = (id?: string) => ({
  ...aPost({ sections: [{ Heading: '', paragraphs: [{ Paragraph: showing(id) }] }] }),
  DatePosted: date,
});
const draft = (id?: string) => ({ Draft: JSON.stringify(post(id)) });
const deleted = { Title: 'A title', DateDeleted: date, Revision: 0 };

const UNUSED = 9;

type Documents = Record<string, object>;

/** What has to move: by each side, what the other lacks. One is published, one deleted, one restored, and one edited. */
const sides: [Documents, Documents] = [
  {
    'users/u/drafts/a': draft(ids[0]),
    'blogs/b': post(ids[1]),
    'blogs/c/versions/0': post(ids[2]),
    'deleted/c': deleted,
    'deletions/c': { DateDeleted: date },
    'blogs/d': post(ids[3]),
  },
  {
    'blogs/a': post(ids[0]),
    'blogs/b/versions/0': post(ids[1]),
    'deleted/b': deleted,
    'deletions/b': { DateDeleted: date },
    'blogs/c': post(ids[2]),
    'blogs/d/versions/0': post(ids[3]),
    'users/u/drafts/d': draft(),
  },
];

/** Moves everything to a side in one commit, as the site does. */
async function moveTo(side: 0 | 1) {
  const batch = writeBatch(owner);
  for (const path of Object.keys(sides[1 - side]!)) batch.delete(doc(owner, path));
  for (const [path, data] of Object.entries(sides[side])) batch.set(doc(owner, path), data);
  await batch.commit();
}

/** Stores enough that each collection takes several requests, and one side of what moves. */
async function storeSide(side: 0 | 1) {
  const batch = writeBatch(owner);
  const many = Array.from({ length: 110 }, (_, i) => String(i).padStart(3, '0'));
  for (const id of many) batch.set(doc(owner, `blogs/b-${id}`), { ...aPost(), DatePosted: date });
  const data = Bytes.fromUint8Array(new Uint8Array([1, 2]));
  const unused = many.slice(0, UNUSED).map((end) => end.padStart(32, '0'));
  for (const id of [...ids, ...unused]) batch.set(doc(owner, `pictures/${id}`), { data });
  batch.set(doc(owner, 'users/u'), { admin: true });
  await batch.commit();
  await moveTo(side);
}

/** Runs something that reads, while before each of its requests but the first everything moves to the other side. */
async function whileMoving<T>(side: 0 | 1, work: () => Promise<T>): Promise<T> {
  await storeSide(side);
  let sent = 0;
  const send = globalThis.fetch;
  const spy = vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    // The moves are commits.
    if (/:(runQuery|batchGet)$/.test(url as string) && sent++ > 0)
      await moveTo(((side + sent + 1) % 2) as 0 | 1);
    return send(url, init);
  });
  const result = await work();
  spy.mockRestore();
  expect(sent).toBeGreaterThan(2);
  return result;
}

async function collect(documents: AsyncGenerator<SavedDocument>): Promise<SavedDocument[]> {
  const all: SavedDocument[] = [];
  for await (const one of documents) all.push(one);
  return all;
}

describe.each([0, 1] as const)('while everything moves to and fro from side %i', (side) => {
  const [here, elsewhere] = [sides[side], sides[(1 - side) as 0 | 1]].map(Object.keys);

  test('a backup has all documents of the first moment, and none of a later one', async () => {
    const saved = await whileMoving(side, () => collect(readDocuments(google)));
    const paths = saved.map(({ path }) => path);
    expect(paths).toEqual(expect.arrayContaining(here!));
    expect(paths.filter((path) => elsewhere!.includes(path))).toEqual([]);
    await moveTo(side);
    expect(saved).toEqual(await collect(readDocuments(google)));
  });

  test('an import finds what is stored at the first moment', async () => {
    await storeSide(side);
    const saved = await collect(readDocuments(google));
    const paths = saved.map(({ path }) => path);
    expect(await whileMoving(side, () => findMissing(google, paths))).toEqual(new Set());
  });

  test('an export of posts has those of the first moment, with their pictures', async () => {
    const saved = await whileMoving(side, () => collect(readPublicDocuments(visitor)));
    await moveTo(side);
    expect(saved).toEqual(await collect(readPublicDocuments(visitor)));
    const published = here!.filter((path) => /^blogs\/.$/.test(path));
    expect(saved.map(({ path }) => path)).toEqual(expect.arrayContaining(published));
  });

  test('an export as Markdown has the posts of the first moment, with their pictures', async () => {
    const save = async () => {
      const folder = join(await createFolder(), 'posts');
      await exportMarkdown(visitor, folder);
      return (await readdir(folder, { recursive: true })).toSorted();
    };
    const saved = await whileMoving(side, save);
    await moveTo(side);
    expect(saved).toEqual(await save());
    expect(saved.filter((path) => path.endsWith('.webp'))).toHaveLength(2);
  });

  test('a picture counts as used that something refers to at the first moment', async () => {
    const unused = await whileMoving(side, () => findUnusedPictures(google, 0));
    expect(unused).toHaveLength(UNUSED);
    expect(unused.filter((path) => ids.some((id) => path.endsWith(id)))).toEqual([]);
  });
});

test('a moment that is too long ago is explained', async () => {
  const readTime = new Date(Date.now() - 30 * 24 * 60 * 60 * 1000).toISOString();
  const reading = runQuery({ ...google, readTime }, POSTS);
  await expect(reading).rejects.toThrow('This took more than an hour');
});

test('where Firestore refuses a visitor the past, an export is complete and says that it isn’t of one moment', async () => {
  await storeSide(0);
  const firestore = await startServer((request, response) => {
    void text(request).then(async (body) => {
      const isPast = body.includes('readTime');
      const to = `http://${host}${request.url}`;
      const answer = isPast ? undefined : await fetch(to, { method: 'POST', body });
      response.writeHead(answer?.status ?? 403).end((await answer?.text()) ?? '{}');
    });
  });
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const behind = { ...visitor, firestore: `${firestore}/v1` };
  const saved = await collect(readPublicDocuments(behind));
  expect(warn.mock.calls.join()).toContain('as of one moment');
  expect(saved).toEqual(await collect(readPublicDocuments(visitor)));
});
