import { collection, getDocs } from 'firebase/firestore/lite';
import { expect, test } from 'vitest';
import { draftId, toDraft, uid } from '../support/author';
import { owner, seed } from '../support/environment';
import { publish, read } from '../support/publishing';
import { copyToCloud } from '../../../src/drafts/cloudDrafts';
import type { Draft } from '../../../src/drafts/drafts';
import { createId } from '../../../src/post/stored';
import { aPost } from '../../fixtures/posts';

const post = aPost();
const other = aPost({ Title: 'Another title' });

test('a shown draft is shown as it is saved, until that ends or the draft is published, and never again at that address', async () => {
  const show = () => ({ id: createId(), until: Date.now() + 60_000 });
  const [first, second] = [show(), show()];
  const save = async (copied: number, more: Partial<Draft>) => {
    const answer = await copyToCloud(uid, toDraft(post, { copied, ...more }));
    expect(answer).toHaveProperty('copied');
    const shown = await getDocs(collection(owner, 'shared'));
    return Object.fromEntries(shown.docs.map((one) => [one.id, one.data().Post ?? 'erased']));
  };
  expect(await save(0, { extras: { shared: first } })).toEqual({
    [first.id]: JSON.stringify(post),
  });
  const changed = { extras: { shared: first }, post: other };
  expect(await save(1, changed)).toEqual({ [first.id]: JSON.stringify(other) });
  expect(await read(`shared/${first.id}`)).toHaveProperty('Post');
  expect(await save(2, {})).toEqual({ [first.id]: 'erased' });
  await expect(save(3, { extras: { shared: first } })).rejects.toMatchObject({
    code: 'permission-denied',
  });
  const shown = { [first.id]: 'erased', [second.id]: JSON.stringify(post) };
  expect(await save(3, { extras: { shared: second } })).toEqual(shown);
  await publish(post, { copied: 4 });
  const left = await getDocs(collection(owner, 'shared'));
  expect(left.docs.map((one) => one.data())).toEqual([{}, {}]);
});

// The database had such a draft from whoever wrote it past the form, before firestore.rules refused it.
test.each(['a/b', '__x__', 'x'.repeat(2_000), 7])(
  'the copy of a draft that names no address at which it could be shown is saved and deleted: %#',
  async (Shared) => {
    const copy = { Draft: JSON.stringify(toDraft(post)), Device: 'A phone', DateSaved: new Date() };
    await seed(`users/${uid}/drafts/${draftId()}`, { ...copy, Revision: 1, Shared });
    expect(await copyToCloud(uid, toDraft(post, { copied: 1 }))).toEqual({ copied: 2 });
    await seed(`users/${uid}/drafts/${draftId()}`, { ...copy, Revision: 1, Shared });
    await publish(post, { copied: 1 });
    expect(await read(`users/${uid}/drafts/${draftId()}`)).toBeUndefined();
  },
);

test('a draft that is too large for the cloud is refused, by the size of its text in bytes', async () => {
  const save = (Summary: string) => copyToCloud(uid, toDraft(aPost({ Summary })));
  // Before it is sent: the rules would refuse the first, and the platform the second.
  for (const length of [340_000, 400_000])
    await expect(save('中'.repeat(length))).rejects.toMatchObject({ code: 'invalid-argument' });
  expect(await save('中'.repeat(330_000))).toEqual({ copied: 1 });
});
