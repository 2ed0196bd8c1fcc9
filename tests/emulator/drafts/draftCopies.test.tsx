import { expect, test } from 'vitest';
import { draftId, saveElsewhere, toDraft, uid } from '../support/author';
import { storedBlogs } from '../support/environment';
import { edit, publish, read } from '../support/publishing';
import { copyToCloud } from '../../../src/drafts/cloudDrafts';
import { deletePost } from '../../../src/versions/formerPosts';
import { findFreeAddress, readPublished, toBasis } from '../../../src/post/stored';
import { aPost } from '../../fixtures/posts';

const post = aPost();
const other = aPost({ Title: 'Another title' });

const readCopy = () => read(`users/${uid}/drafts/${draftId()}`);

test('publishing deletes the copy of the draft, also one that another tab of this browser has made', async () => {
  await saveElsewhere(toDraft(other));
  await publish(post, { copied: 2 });
  expect(await readCopy()).toBeUndefined();
  expect(await copyToCloud(uid, toDraft(post))).toEqual({ copied: 1 });
  await publish(post);
  expect(await readCopy()).toBeUndefined();
});

test('a draft that another device has changed, published or discarded is not published', async () => {
  await saveElsewhere(toDraft(other));
  const changed = { copy: { post: other, copied: 2 } };
  await expect(publish(post, { copied: 1 })).rejects.toMatchObject(changed);
  expect(await readCopy()).toMatchObject({ Revision: 2 });
  await publish(other, { copied: 2 });
  await expect(publish(post, { copied: 2 })).rejects.toMatchObject({ copy: null });
  expect(await storedBlogs()).toMatchObject([other]);
});

test('a draft is published whose newer copy of another device has the same words', async () => {
  await saveElsewhere(toDraft(post));
  await publish(post, { copied: 1 });
  expect(await storedBlogs()).toMatchObject([post]);
  expect(await readCopy()).toBeUndefined();
});

test('a correction whose copy is gone is compared with the published version', async () => {
  await publish(post);
  const basedOn = toBasis(await readPublished('a'));
  await publish(other, { basedOn });
  const mine = aPost({ Title: 'Mine' });
  const published = { published: { stored: other } };
  await expect(publish(mine, { basedOn, copied: 1 })).rejects.toMatchObject(published);
  await edit(mine, { copied: 1 });
  expect(await storedBlogs()).toMatchObject([mine]);
});

test('a free address is one that no post has or had, and that is no name of the site’s own', async () => {
  await publish(post, { address: 'title' });
  await publish(other, { address: 'title-2' });
  await deletePost('title');
  expect(await findFreeAddress('title')).toBe('title-3');
  expect(await findFreeAddress('index')).toBe('index-2');
  expect(await findFreeAddress('free')).toBe('free');
});

test('a draft changed on another device is not overwritten', async () => {
  await copyToCloud(uid, toDraft(post));
  const answer = await copyToCloud(uid, toDraft(other));
  expect(answer).toMatchObject({ copy: { post, copied: 1, isAhead: false } });
});
