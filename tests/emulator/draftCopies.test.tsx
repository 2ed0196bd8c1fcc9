import { collection, getDocs } from 'firebase/firestore/lite';
import { expect, test } from 'vitest';
import { saveElsewhere, toDraft, uid } from './support/author';
import { owner, storedBlogs } from './support/environment';
import { edit, publish, read } from './support/publishing';
import { copyToCloud } from '../../src/drafts/cloudDrafts';
import { deletePost } from '../../src/history/formerPosts';
import type { Draft } from '../../src/drafts/drafts';
import { createId, findFreeAddress, readPublished, toBasis } from '../../src/history/storedPosts';
import { aPost } from '../fixtures/posts';

const post = aPost();
const other = aPost({ Title: 'Another title' });
const draft = toDraft(post);

const readCopy = () => read(`users/${uid}/drafts/a`);

test('publishing deletes the copy of the draft, also one that another tab of this browser has made', async () => {
  await saveElsewhere(toDraft(other));
  await publish(post, { copied: 2 });
  expect(await readCopy()).toBeUndefined();
  expect(await copyToCloud(uid, draft)).toEqual({ copied: 1 });
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

test('a shown draft is shown as it is saved, until that ends or the draft is published, and never again at that address', async () => {
  const show = () => ({ id: createId(), until: Date.now() + 60_000 });
  const [first, second] = [show(), show()];
  const save = async (copied: number, more: Partial<Draft>) => {
    const answer = await copyToCloud(uid, toDraft(post, { copied, ...more }));
    expect(answer).toHaveProperty('copied');
    const shown = await getDocs(collection(owner, 'shared'));
    return Object.fromEntries(shown.docs.map((one) => [one.id, one.data().Post ?? 'erased']));
  };
  expect(await save(0, { shared: first })).toEqual({ [first.id]: JSON.stringify(post) });
  const changed = { shared: first, post: other };
  expect(await save(1, changed)).toEqual({ [first.id]: JSON.stringify(other) });
  expect(await read(`shared/${first.id}`)).toHaveProperty('Post');
  expect(await save(2, {})).toEqual({ [first.id]: 'erased' });
  await expect(save(3, { shared: first })).rejects.toMatchObject({ code: 'permission-denied' });
  const shown = { [first.id]: 'erased', [second.id]: JSON.stringify(post) };
  expect(await save(3, { shared: second })).toEqual(shown);
  await publish(post, { copied: 4 });
  const left = await getDocs(collection(owner, 'shared'));
  expect(left.docs.map((one) => one.data())).toEqual([{}, {}]);
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
  await copyToCloud(uid, draft);
  const answer = await copyToCloud(uid, { ...draft, post: other });
  expect(answer).toMatchObject({ copy: { post, copied: 1, isAhead: false } });
});
