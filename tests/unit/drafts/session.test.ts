import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { changeDraft, discardChanges } from '../../../src/drafts/mergeDraft';
import { toContent } from '../../../src/post/toPost';
import { Cloud, Device, ID, settle, Tab } from './world';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  vi.spyOn(console, 'assert').mockImplementation((isTrue, ...told) => {
    if (!isTrue) throw new Error(told.join(' '));
  });
});
afterEach(() => void vi.useRealTimers());

const post = toContent({ Title: 'A', sections: [{ paragraphs: [''] }] });
const copied = () => vi.advanceTimersByTimeAsync(4500);

async function open({ isPublished = false, devices = 1, tabs = 1 }) {
  const cloud = new Cloud();
  if (isPublished) cloud.publish('a', post);
  const all = ['desk', 'phone'].slice(0, devices).map((name) => new Device(name, cloud));
  for (const device of all)
    for (let i = 0; i < tabs; i++) new Tab(device, ID, isPublished ? 'a' : undefined);
  await settle();
  const [first, second] = all.flatMap((device) => device.tabs);
  return { cloud, desk: all[0]!, phone: all[1]!, first: first!, second: second! };
}

const type = async (tab: Tab, text: string) => {
  tab.type(text);
  tab.paint();
  await copied();
};
const wordsIn = (tab: Tab) => JSON.stringify(tab.session.get().history.rows);

test('after Discard, the form of a correction has the published text; new words leave the discarded ones to be put back', async () => {
  const { first, desk, cloud } = await open({ isPublished: true });
  await type(first, 'old words');
  first.session.discard();
  expect(first.state).toBe('discarded');
  expect(wordsIn(first)).not.toContain('old words');
  await type(first, 'new words');
  expect(first.state).toBe('same');
  expect(cloud.copies.get(ID)).toMatchObject({ discardedAt: undefined });
  expect(JSON.stringify(cloud.copies.get(ID))).not.toContain('old words');
  const [discarded] = desk.listDrafts().filter(({ id }) => id !== ID);
  expect(discarded!.discardedAt).toBeDefined();
  expect(JSON.stringify(discarded!.post)).toContain('old words');
});

test('put back, the form has the discarded words again', async () => {
  const { first, cloud } = await open({ isPublished: true });
  await type(first, 'words');
  first.session.discard();
  await settle();
  expect(cloud.copies.get(ID)!.discardedAt).toBeDefined();
  first.session.putBack();
  await settle();
  expect(wordsIn(first)).toContain('words');
  expect(cloud.copies.get(ID)!.discardedAt).toBeUndefined();
});

test('a Submit right after Discard publishes nothing of the discarded words, which can still be put back', async () => {
  const { first, desk } = await open({ isPublished: true });
  await type(first, 'words');
  first.session.discard();
  first.session.submit();
  await settle();
  expect(first.leading).toMatchObject({ to: 'post' });
  expect(JSON.stringify(desk.listDrafts())).toContain('words');
});

test('a Discard on one device reaches the form on another, where a key takes the draft back on both', async () => {
  const { first, second, phone } = await open({ devices: 2 });
  await type(first, 'of the desk');
  expect(wordsIn(second)).toContain('of the desk');
  first.session.discard();
  await settle();
  expect(second.state).toBe('discarded');
  phone.line = 'cut';
  await type(second, 'of the phone');
  expect(second.state).toBe('ahead');
  phone.release();
  second.hear('connection back');
  await copied();
  expect(first.state).toBe('same');
  expect(wordsIn(first)).toContain('of the phone');
});

test('words typed while another device discards the draft stay a draft', async () => {
  const { first, second, phone } = await open({ devices: 2 });
  await type(first, 'of both');
  phone.line = 'cut';
  await type(second, 'newer');
  first.session.discard();
  await settle();
  phone.release();
  second.look();
  await copied();
  expect(second.state).toBe('same');
  expect(second.session.get().draft.discardedAt).toBeUndefined();
  expect(first.state).toBe('same');
  expect(wordsIn(first)).toContain('newer');
});

test('a tab that was frozen while another took its draft over shows that one’s words, and keeps its own', async () => {
  const { first, second, desk } = await open({ tabs: 2 });
  await type(first, 'before');
  first.isFrozen = true;
  second.session.takeOver();
  await type(second, 'of the second');
  // A key that was pressed before the tab learns of it.
  first.type('of the first');
  first.paint();
  expect(first.leading).toMatchObject({ to: 'draft' });
  const all = JSON.stringify(desk.listDrafts());
  expect(all).toContain('of the first');
  expect(
    desk.listDrafts().find(({ id }) => id === ID)!.post.sections[0]!.paragraphs,
  ).toContainEqual({
    Paragraph: 'of the second',
  });
  expect(wordsIn(second)).toContain('of the second');
});

test('a Submit that was cancelled too late publishes what was submitted, and what was typed since stays a draft', async () => {
  const { first, desk, cloud } = await open({});
  await type(first, 'submitted');
  desk.line = 'late';
  first.session.submit();
  await settle();
  expect(cloud.versions).toHaveLength(1);
  first.session.cancel();
  first.type('typed since');
  first.paint();
  desk.release();
  await settle();
  expect(first.state).toBe('ahead');
  expect(JSON.stringify(desk.listDrafts())).toContain('typed since');
  first.session.submit();
  await settle();
  expect(first.state).toBe('outdated');
  first.session.submit();
  await settle();
  expect(cloud.posts.size).toBe(1);
  expect(JSON.stringify(cloud.versions.at(-1))).toContain('typed since');
});

test('a post is sent only when the answer to the last copy has come', async () => {
  const { first, desk, cloud } = await open({});
  desk.line = 'late';
  await type(first, 'words');
  desk.line = 'up';
  first.session.submit();
  await settle();
  expect(first.state).toBe('publishing');
  expect(cloud.versions).toEqual([]);
  desk.release();
  await settle();
  expect(cloud.versions).toHaveLength(1);
  expect(cloud.copies.size).toBe(0);
});

test('a copy that could not be sent follows when the connection is back', async () => {
  const { first, desk, cloud } = await open({});
  desk.line = 'cut';
  await type(first, 'words');
  expect(first.session.get().copyFault).toBe('not sent');
  expect(cloud.copies.size).toBe(0);
  desk.release();
  first.hear('connection back');
  await copied();
  expect(JSON.stringify(cloud.copies.get(ID))).toContain('words');
  expect(first.session.get().copyFault).toBeUndefined();
});

test('a first copy of which the answer was lost is gone after another device has published it', async () => {
  const { first, second, desk, cloud } = await open({ devices: 2 });
  desk.line = 'losing';
  await type(first, 'words');
  await copied();
  second.look();
  await settle();
  expect(wordsIn(second)).toContain('words');
  second.session.submit();
  await settle();
  expect(cloud.copies.size).toBe(0);
  desk.release();
  first.hear('connection back');
  await copied();
  expect(cloud.copies.size).toBe(0);
  expect(first.state).toBe('failed');
});

test('a post that is on its way goes on when its form is left, and another tab gets the draft only after it', async () => {
  const { first, second, desk, cloud } = await open({ tabs: 2 });
  await type(first, 'words');
  desk.line = 'held';
  first.session.submit();
  first.leave();
  await settle();
  expect(second.state).toBe('closed');
  desk.release();
  await settle();
  expect(cloud.versions).toHaveLength(1);
  expect(desk.storage.size).toBe(0);
  expect(second.state).toBe('same');
});

test.each(['held', 'late'] as const)(
  'a Discard in the list holds although the last copy of the form that was left is %s',
  async (line) => {
    const { first, desk } = await open({ isPublished: true });
    first.type('words');
    desk.line = line;
    first.leave();
    await settle();
    const [draft] = desk.listDrafts();
    const discarded = changeDraft(draft!, discardChanges(draft!, true));
    desk.storage.set(draft!.id, JSON.stringify(discarded));
    desk.release();
    await settle();
    expect(desk.listDrafts()[0]!.discardedAt).toBe(discarded.discardedAt);
  },
);
