import { expect, test, vi } from 'vitest';
import { saveElsewhere, toDraft, uid } from './author';
import { remove, storedBlogs } from './environment';
import { publish, read, send } from './publishing';
import { copyToCloud } from '../../src/blog/writing/cloudDrafts';
import { parseDraft } from '../../src/blog/writing/drafts';
import { deletePost } from '../../src/blog/writing/formerPosts';
import { aPost } from '../fixtures/posts';

const post = aPost();
const other = aPost({ Title: 'Another title' });
const readCopy = () => read(`users/${uid}/drafts/a`);

test('publishing deletes the copy of the draft, unless another device has changed it', async () => {
  await saveElsewhere(toDraft(post));
  await publish(post, { copied: 1 });
  expect(await readCopy()).toMatchObject({ Revision: 2 });
  await publish(post, { copied: 2 });
  expect(await readCopy()).toBeUndefined();
  // Another tab of this browser has copied it.
  expect(await copyToCloud(uid, toDraft(post))).toEqual({ copied: 1 });
  await publish(post);
  expect(await readCopy()).toBeUndefined();
});

test('a newer copy of the draft learns under which id the post is published', async () => {
  await saveElsewhere(toDraft(other));
  await publish(post, { id: 'title-a', copied: 1 });
  const { Draft, Revision } = (await readCopy())!;
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

test.each([{ copied: 1 }, { copied: 0 }, { mayHaveOtherId: true }])(
  'a draft that another device has published under another title is found, with %j',
  async (more) => {
    await publish(post, { id: 'title-a' });
    const kept = vi.fn<(id: string) => void>();
    const sendOther = () => send(other, { id: 'other-a', ...more }, kept);
    await expect(sendOther()).rejects.toMatchObject({ published: { stored: post } });
    expect(kept).toHaveBeenLastCalledWith('title-a');
    // Otherwise both could be restored.
    await deletePost('title-a');
    expect(await sendOther()).toBe('title-a');
    await remove('blogs/title-a');
    expect(await sendOther()).toBe('other-a');
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
  const id = await send(post, { draftId: 'b', isFirst }, (one) => kept.push(one));
  expect(kept).toEqual([id]);
  expect(await storedBlogs()).toMatchObject([{ id, ...post }]);
});

test('a draft changed on another device is not overwritten', async () => {
  await copyToCloud(uid, toDraft(post));
  const answer = await copyToCloud(uid, toDraft(other));
  expect(answer).toMatchObject({ copy: { post, copied: 1, isAhead: false } });
});
