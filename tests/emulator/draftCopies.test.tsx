import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { remove, seed, storedBlogs } from './environment';
import { openDraft, read } from './publishing';
import { signOut } from '../../src/auth/authClient';
import { copyToCloud } from '../../src/blog/writing/cloudDrafts';
import { parseDraft } from '../../src/blog/writing/drafts';
import { deletePost } from '../../src/blog/writing/formerPosts';
import { aPost } from '../fixtures/posts';

const post = aPost();
const other = aPost({ Title: 'Another title' });

let form: Awaited<ReturnType<typeof openDraft>>;
beforeEach(async () => {
  form = await openDraft();
});
afterAll(signOut);

test('publishing deletes the copy of the draft, unless another device has changed it', async () => {
  const draft = { id: 'a', post, savedAt: 1, isSubmitted: false };
  const readCopy = () => read('users', form.uid, 'drafts/a');
  const saveElsewhere = (Revision: number) =>
    seed(`users/${form.uid}/drafts/a`, {
      Draft: JSON.stringify(draft),
      Device: 'A phone',
      Revision,
    });
  await saveElsewhere(2);
  await form.publish(post, { copied: 1 });
  expect(await readCopy()).toMatchObject({ Revision: 2 });
  await form.publish(post, { copied: 2 });
  expect(await readCopy()).toBeUndefined();
  // Another tab of this browser has copied it.
  expect(await copyToCloud(form.uid, draft)).toEqual({ copied: 1 });
  await form.publish(post);
  expect(await readCopy()).toBeUndefined();
});

test('a newer copy of the draft learns under which id the post is published', async () => {
  const draft = { id: 'a', post: other, savedAt: 1, isSubmitted: false };
  await seed(`users/${form.uid}/drafts/a`, {
    Draft: JSON.stringify(draft),
    Device: 'A phone',
    Revision: 2,
  });
  await form.publish(post, { id: 'title-a', copied: 1 });
  const { Draft, Revision } = (await read('users', form.uid, 'drafts/a'))!;
  expect(Revision).toBe(3);
  expect(parseDraft('a', Draft as string)).toMatchObject({
    post: other,
    postId: 'title-a',
    isSubmitted: true,
  });
  // The other device submits it under the title that it has there.
  const elsewhere = form.publish(other, { id: 'another-title-a', copied: 3 });
  await expect(elsewhere).rejects.toMatchObject({ id: 'title-a' });
  expect(await storedBlogs()).toHaveLength(1);
});

test.each([{ copied: 1 }, { copied: 0 }, { mayHaveOtherId: true }])(
  'a draft that another device has published under another title is found, with %j',
  async (more) => {
    await form.publish(post, { id: 'title-a' });
    const kept = vi.fn<(id: string) => void>();
    const send = () => form.send(other, { id: 'other-a', ...more }, kept);
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
  await form.publish(other);
  const isFirst = true;
  const taken = { id: expect.stringMatching(/^[A-Za-z0-9]{20}$/) as unknown };
  await expect(form.publish(post, { isFirst })).rejects.toMatchObject(taken);
  await deletePost('a');
  await expect(form.publish(post, { isFirst })).rejects.toMatchObject(taken);
  const kept: string[] = [];
  const id = await form.send(post, { draftId: 'b', isFirst }, (one) => kept.push(one));
  expect(kept).toEqual([id]);
  expect(await storedBlogs()).toMatchObject([{ id, ...post }]);
});

test('a draft changed on another device is not overwritten', async () => {
  const draft = { id: 'a', post, savedAt: 1, isSubmitted: false };
  await copyToCloud(form.uid, draft);
  const answer = await copyToCloud(form.uid, { ...draft, post: other });
  expect(answer).toMatchObject({ copy: { post, copied: 1, isAhead: false } });
});
