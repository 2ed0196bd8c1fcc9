import { afterAll, beforeEach, expect, test } from 'vitest';
import { seed, storedBlogs } from './environment';
import { openDraft, read } from './publishing';
import { signOut } from '../../src/auth/authClient';
import { copyToCloud } from '../../src/blog/writing/cloudDrafts';
import { deletePost } from '../../src/blog/writing/formerPosts';
import { findFreeAddress } from '../../src/blog/writing/storedPosts';
import { aPost } from '../fixtures/posts';

const post = aPost();
const other = aPost({ Title: 'Another title' });
const draft = { id: 'a', post, savedAt: 1 };

let form: Awaited<ReturnType<typeof openDraft>>;
beforeEach(async () => {
  form = await openDraft();
});
afterAll(signOut);

const readCopy = () => read('users', form.uid, 'drafts/a');
const saveElsewhere = (Revision: number) =>
  seed(`users/${form.uid}/drafts/a`, {
    Draft: JSON.stringify({ ...draft, post: other }),
    Device: 'A phone',
    Revision,
  });

test('publishing deletes the copy of the draft, also one that another tab of this browser has made', async () => {
  await saveElsewhere(2);
  await form.publish(post, { copied: 2 });
  expect(await readCopy()).toBeUndefined();
  expect(await copyToCloud(form.uid, draft)).toEqual({ copied: 1 });
  await form.publish(post);
  expect(await readCopy()).toBeUndefined();
});

test('a draft that another device has changed, published or discarded is not published', async () => {
  await saveElsewhere(2);
  const changed = { copy: { post: other, copied: 2 } };
  await expect(form.publish(post, { copied: 1 })).rejects.toMatchObject(changed);
  expect(await readCopy()).toMatchObject({ Revision: 2 });
  await form.publish(other, { copied: 2 });
  await expect(form.publish(post, { copied: 2 })).rejects.toMatchObject({ copy: null });
  expect(await storedBlogs()).toMatchObject([other]);
});

test('a free address is one that no post has or had, and that is no name of the site’s own', async () => {
  await form.publish(post, { address: 'title' });
  await form.publish(other, { address: 'title-2' });
  await deletePost('title');
  expect(await findFreeAddress('title')).toBe('title-3');
  expect(await findFreeAddress('index')).toBe('index-2');
  expect(await findFreeAddress('free')).toBe('free');
});

test('a draft changed on another device is not overwritten', async () => {
  await copyToCloud(form.uid, draft);
  const answer = await copyToCloud(form.uid, { ...draft, post: other });
  expect(answer).toMatchObject({ copy: { post, copied: 1, isAhead: false } });
});
