// @vitest-environment happy-dom
import { doc, getDocFromServer, Timestamp } from 'firebase/firestore';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { remove, seed, storedBlogs } from './environment';
import { signIn } from './signIn';
import { signOut } from '../../src/auth/authClient';
import { toPost } from '../../src/blog/toBlog';
import { copyToCloud } from '../../src/blog/writing/cloudDrafts';
import {
  deletePost,
  erasePost,
  listDeletedPosts,
  listVersions,
  restorePost,
} from '../../src/blog/writing/formerPosts';
import { parseDraft } from '../../src/blog/writing/drafts';
import { publishPost, readPublished, type Submission } from '../../src/blog/writing/publishPost';
import { sendPost } from '../../src/blog/writing/sendPost';
import { db } from '../../src/firebase/db';
import { aPost } from '../fixtures/posts';

const post = aPost();
const other = aPost({ Title: 'Another title' });
const aTimestamp = expect.any(Timestamp) as unknown;

let uid: string;
beforeEach(async () => {
  uid = await signIn();
  await seed(`users/${uid}`, { admin: true });
});
afterAll(signOut);

const read = async (...path: string[]) => (await getDocFromServer(doc(db, path.join('/')))).data();

/** The only stored post, without its id. */
async function stored(): Promise<Record<string, unknown>> {
  const [{ id: _, ...only } = { id: '' }, ...others] = await storedBlogs();
  expect(others).toEqual([]);
  return only;
}

const publish = (values: typeof post, more: Partial<Submission> = {}) => {
  const { signal } = new AbortController();
  return publishPost({ uid, draftId: 'a', id: 'a', post: values, signal, ...more });
};

/** Publishes a correction of the post as it is stored now. */
const edit = async (values: typeof post) =>
  publish(values, { basedOn: (await readPublished('a'))!.version });

test.each([post, toPost({})])('“$Title” is stored with the server’s time', async (values) => {
  await publish(values);
  const blogs = await storedBlogs();
  expect(blogs).toStrictEqual([{ ...values, id: 'a', DatePosted: aTimestamp }]);
});

test('a post submitted twice is created once; under the id of another post nothing is written', async () => {
  await publish(post);
  const before = await stored();
  await publish(post);
  expect(await stored()).toEqual(before);
  await expect(publish(other)).rejects.toMatchObject({ published: { stored: before } });
  expect(await stored()).toEqual(before);
});

test('a correction keeps the date and the version before; one of an older version or without a change writes nothing', async () => {
  await publish(post);
  const before = await stored();
  const { version: basedOn } = (await readPublished('a'))!;
  await publish(other, { basedOn });
  const after = await stored();
  expect(after).toStrictEqual({ ...before, ...other, DateUpdated: aTimestamp, Revision: 1 });
  expect(await read('blogs/a/versions/0')).toEqual(before);
  await publish(other, { basedOn });
  const mine = aPost({ Title: 'Mine' });
  await expect(publish(mine, { basedOn })).rejects.toMatchObject({ published: { stored: after } });
  expect(await stored()).toEqual(after);
});

test('a change in the Firebase console, without a new Revision, is another version', async () => {
  await publish(post);
  const { version: basedOn } = (await readPublished('a'))!;
  await seed('blogs/a', { ...other, DatePosted: new Date() });
  const mine = publish(aPost({ Title: 'Mine' }), { basedOn });
  await expect(mine).rejects.toMatchObject({ published: { stored: other } });
});

test('a correction of a deleted post is not published unless it is confirmed', async () => {
  await expect(publish(post, { basedOn: '0-ab' })).rejects.toMatchObject({ published: undefined });
  expect(await storedBlogs()).toEqual([]);
});

test('a non-admin changes nothing', async () => {
  await publish(post);
  const before = await stored();
  const { version: basedOn } = (await readPublished('a'))!;
  await seed(`users/${uid}`, { admin: false });
  const refused = { code: 'permission-denied' };
  await expect(publish(other, { id: 'b' })).rejects.toMatchObject(refused);
  await expect(publish(other, { basedOn })).rejects.toMatchObject(refused);
  // Also with the words that another author has published meanwhile.
  await expect(publish(post, { basedOn: '0-older' })).rejects.toMatchObject(refused);
  expect(await stored()).toEqual(before);
});

test('a cancelled post is not written', async () => {
  await expect(publish(post, { signal: AbortSignal.abort() })).rejects.toThrow();
  expect(await storedBlogs()).toEqual([]);
});

test('a post of several MiB, which the SDK would keep retrying, is refused at once', async () => {
  const large = aPost({ Summary: 'x'.repeat(5_000_000) });
  await expect(publish(large)).rejects.toMatchObject({ code: 'invalid-argument' });
  expect(await storedBlogs()).toEqual([]);
});

test('publishing deletes the copy of the draft, unless another device has changed it', async () => {
  const draft = { id: 'a', post, savedAt: 1, isSubmitted: false };
  const readCopy = () => read('users', uid, 'drafts/a');
  const saveElsewhere = (Revision: number) =>
    seed(`users/${uid}/drafts/a`, { Draft: JSON.stringify(draft), Device: 'A phone', Revision });
  await saveElsewhere(2);
  await publish(post, { copied: 1 });
  expect(await readCopy()).toMatchObject({ Revision: 2 });
  await publish(post, { copied: 2 });
  expect(await readCopy()).toBeUndefined();
  // Another tab of this browser has copied it.
  expect(await copyToCloud(uid, draft)).toEqual({ copied: 1 });
  await publish(post);
  expect(await readCopy()).toBeUndefined();
});

test('a newer copy of the draft learns under which id the post is published', async () => {
  const draft = { id: 'a', post: other, savedAt: 1, isSubmitted: false };
  await seed(`users/${uid}/drafts/a`, {
    Draft: JSON.stringify(draft),
    Device: 'A phone',
    Revision: 2,
  });
  await publish(post, { id: 'title-a', copied: 1 });
  const { Draft, Revision } = (await read('users', uid, 'drafts/a'))!;
  expect(Revision).toBe(3);
  expect(parseDraft('a', Draft as string)).toMatchObject({
    post: other,
    postId: 'title-a',
    isSubmitted: true,
  });
  // The other device submits it under the title that it has there.
  const elsewhere = publish(other, { id: 'another-title-a', copied: 3 });
  await expect(elsewhere).rejects.toMatchObject({ id: 'title-a' });
  expect(await storedBlogs()).toHaveLength(1);
});

test.each([{ copied: 1 }, { mayHaveOtherId: true }])(
  'a draft that another device has published under another title is found, with %j',
  async (more) => {
    await publish(post, { id: 'title-a' });
    const kept = vi.fn<(id: string) => void>();
    const send = () => {
      const { signal } = new AbortController();
      const submission = { uid, draftId: 'a', id: 'other-a', post: other, signal, ...more };
      return sendPost(submission, { onWaiting: () => undefined, onOtherId: kept });
    };
    await expect(send()).rejects.toMatchObject({ published: { stored: post } });
    expect(kept).toHaveBeenLastCalledWith('title-a');
    // Otherwise both could be restored.
    await deletePost('title-a');
    expect(await send()).toBe('title-a');
    await remove('blogs/title-a');
    expect(await send()).toBe('other-a');
    expect(await storedBlogs()).toMatchObject([{ id: 'other-a' }]);
  },
);

test('a new post whose id another post has, or had before it was deleted, gets another', async () => {
  await publish(other);
  const isFirst = true;
  const taken = { id: expect.stringMatching(/^[A-Za-z0-9]{20}$/) as unknown };
  await expect(publish(post, { isFirst })).rejects.toMatchObject(taken);
  await deletePost('a');
  await expect(publish(post, { isFirst })).rejects.toMatchObject(taken);
  const kept: string[] = [];
  const { signal } = new AbortController();
  const id = await sendPost(
    { uid, draftId: 'b', id: 'a', post, isFirst, signal },
    { onWaiting: () => undefined, onOtherId: (one) => kept.push(one) },
  );
  expect(kept).toEqual([id]);
  expect(await storedBlogs()).toMatchObject([{ id, ...post }]);
});

test('a draft changed on another device is not overwritten', async () => {
  const draft = { id: 'a', post, savedAt: 1, isSubmitted: false };
  await copyToCloud(uid, draft);
  const answer = await copyToCloud(uid, { ...draft, post: other });
  expect(answer).toMatchObject({ copy: { post, copied: 1, isAhead: false } });
});

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

test('a deleted post that is submitted again keeps its first date and its versions', async () => {
  await publish(post);
  const { DatePosted } = await stored();
  await deletePost('a');
  await publish(other);
  const again = { ...other, DatePosted, DateUpdated: aTimestamp, Revision: 1 };
  expect(await stored()).toEqual(again);
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
