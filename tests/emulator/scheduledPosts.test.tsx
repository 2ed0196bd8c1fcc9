import { Timestamp } from 'firebase/firestore';
import { expect, test, vi } from 'vitest';
import { draftId, saveElsewhere, toDraft, uid } from './support/author';
import { seed, storedBlogs } from './support/environment';
import { edit, publish, read, stored } from './support/publishing';
import { findFreeAddress, publishDue, readPublished, toBasis } from '../../src/post/stored';
import { AddressTakenError } from '../../src/publishing/publishPost';
import { deletePost } from '../../src/versions/formerPosts';
import { aPost } from '../fixtures/posts';

vi.mock(import('../../src/settings'), async (load) => ({
  ...(await load()),
  hasScheduledPosts: true,
}));

const post = aPost();
const other = aPost({ Title: 'Another title' });
const HOUR = 60 * 60_000;
const later = () => Math.round(Date.now() / 1000) * 1000 + HOUR;
const scheduled = () => read('scheduled/a');
const toScheduled = (values: object, dueAt: number) => ({
  ...values,
  DatePosted: Timestamp.fromMillis(dueAt),
});
const seedAt = (address: string, time: number) =>
  seed(`scheduled/${address}`, { ...post, DatePosted: new Date(time) });
/** Stores a scheduled post that has fallen due. */
const seedDue = (address = 'a') => seedAt(address, Date.now() - HOUR);

test('a post with a time is scheduled once, under an address that no other post gets, and its draft’s copy goes', async () => {
  const dueAt = later();
  await saveElsewhere(toDraft(post), 1);
  expect(await publish(post, { dueAt, copied: 1 })).toBe(dueAt);
  expect(await scheduled()).toStrictEqual(toScheduled(post, dueAt));
  expect(await read(`users/${uid}/drafts/${draftId()}`)).toBeUndefined();
  expect(await storedBlogs()).toEqual([]);
  expect(await publish(post, { dueAt })).toBe(dueAt);
  await expect(publish(other)).rejects.toBeInstanceOf(AddressTakenError);
  await expect(publish(other, { dueAt })).rejects.toBeInstanceOf(AddressTakenError);
  expect(await findFreeAddress('a')).toBe('a-2');
  expect(await scheduled()).toStrictEqual(toScheduled(post, dueAt));
});

test('the words of a scheduled post are corrected, its time is changed, and at last it is published at once, as a new post', async () => {
  const dueAt = later();
  await publish(post, { dueAt });
  expect(await edit(other)).toBe(dueAt);
  expect(await scheduled()).toStrictEqual(toScheduled(other, dueAt));
  expect(await edit(other, { dueAt: dueAt + HOUR })).toBe(dueAt + HOUR);
  expect(await scheduled()).toStrictEqual(toScheduled(other, dueAt + HOUR));
  expect(await edit(other, { dueAt: 0 })).toBe(0);
  expect(await scheduled()).toBeUndefined();
  const { DatePosted } = await stored();
  expect(await stored()).toStrictEqual({ ...other, DatePosted });
  expect((DatePosted as Timestamp).toMillis()).toBeLessThan(dueAt);
});

test('a correction of an older version of a scheduled post changes nothing, and receives the one that another device has stored', async () => {
  const dueAt = later();
  await publish(post, { dueAt });
  const basedOn = toBasis(await readPublished('a'));
  await edit(other);
  const mine = aPost({ Title: 'Mine' });
  for (const time of [undefined, dueAt + HOUR, 0])
    await expect(publish(mine, { basedOn, dueAt: time })).rejects.toMatchObject({
      published: { dueAt, stored: toScheduled(other, dueAt) },
    });
  expect(await scheduled()).toStrictEqual(toScheduled(other, dueAt));
});

test('two devices make a post that is due an ordinary one, as it is; one that isn’t due stays', async () => {
  await seedDue();
  const before = await scheduled();
  await Promise.all([publishDue('a'), publishDue('a')]);
  expect(await stored()).toStrictEqual(before);
  expect(await scheduled()).toBeUndefined();
  await publishDue('a');
  await publish(other, { address: 'b', dueAt: later() });
  await expect(publishDue('b')).rejects.toMatchObject({ code: 'permission-denied' });
  expect(await stored()).toStrictEqual(before);
});

test('a correction of a scheduled post that falls due meanwhile corrects the published one, and gets no other time', async () => {
  await seedAt('a', later());
  const basedOn = toBasis(await readPublished('a'));
  await seedDue();
  const before = await scheduled();
  await expect(publish(other, { basedOn, dueAt: later() })).rejects.toMatchObject({
    code: 'published',
  });
  // Its own words are there already.
  expect(await publish(post, { basedOn, dueAt: later() })).toBe(0);
  expect(await stored()).toStrictEqual(before);
  expect(await publish(other, { basedOn })).toBe(0);
  const DatePosted: unknown = before!.DatePosted;
  expect(await stored()).toMatchObject({ ...other, DatePosted, Revision: 1 });
  expect(await read('blogs/a/versions/0')).toStrictEqual(before);
});

test('a post that is due is published when it is opened in the form, and deleted by Delete', async () => {
  await seedDue();
  const before = await scheduled();
  expect(await readPublished('a')).toMatchObject({ stored: before });
  expect(await stored()).toStrictEqual(before);
  await seedDue('b');
  expect(await deletePost('b')).toEqual(post);
  expect(await read('scheduled/b')).toBeUndefined();
  expect(await read('deleted/b')).toHaveProperty('Title', post.Title);
});

test('a device whose clock is slow corrects a post that is due by the server’s', async () => {
  await publish(post, { dueAt: later() });
  const basedOn = toBasis(await readPublished('a'));
  await seedDue();
  const { now } = Date;
  vi.spyOn(Date, 'now').mockImplementation(() => now() - 2 * HOUR);
  expect(await publish(other, { basedOn })).toBe(0);
  expect(await stored()).toMatchObject({ Title: 'Another title', Revision: 1 });
});

test.each(['this device', 'the server, which is ahead'])(
  'a time that has passed by the clock of %s is refused as such',
  async (clock) => {
    const dueAt = Date.now() - 1000;
    if (clock !== 'this device') vi.spyOn(Date, 'now').mockReturnValueOnce(0);
    await expect(publish(post, { dueAt })).rejects.toMatchObject({ code: 'time-passed' });
    expect(await scheduled()).toBeUndefined();
    expect(await storedBlogs()).toEqual([]);
  },
);

test('a deleted post can’t be scheduled', async () => {
  await publish(post);
  await deletePost('a');
  const basedOn = toBasis(undefined);
  await expect(publish(other, { basedOn, dueAt: later() })).rejects.toMatchObject({
    code: 'published',
  });
  expect(await publish(other, { basedOn })).toBe(0);
});
