import { renderHook, waitFor } from '@testing-library/react';
import { writeBatch, doc } from 'firebase/firestore/lite';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { owner, seed, wait } from './support/environment';
import { signInAsSample, signOutOfAuth } from '../../src/auth/authClient';
import { sampleAccounts } from '../../src/auth/sampleAccounts';
import { auth } from '../../src/firebase/auth';
import { applyToList, NO_CHANGES } from '../../src/live/changes';
import { live, useChanges, useLookup } from '../../src/live/store';
import { aBlog, aPost } from '../fixtures/posts';

vi.mock('../../src/settings', async (load) => ({ ...(await load()), hasScheduledPosts: true }));

const MINUTE = 60_000;
const realNow = Date.now.bind(Date);
const inMs = (ms: number) => new Date(realNow() + ms);
const later = (Title: string, DatePosted: Date) => ({ ...aPost({ Title }), DatePosted });

/** What the site's host answers, as the emulator has the clock of this computer: at the edge of what is allowed. */
const hostTime = vi.fn((): HeadersInit => ({ date: inMs(1_000).toUTCString() }));
beforeEach(() => {
  hostTime.mockReset();
  const ask = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) =>
    init?.method === 'HEAD' ? new Response(null, { headers: hostTime() }) : ask(url, init),
  );
});

const built = { posts: [aBlog({ id: 'old', Title: 'Old' })], hasMore: false };

let pages = 0;

/** Follows the titles of a page that was built an hour ago with one post, and before the pages of other tests. */
function followTitles() {
  const since = realNow() - 60 * MINUTE - ++pages * MINUTE;
  const { result } = renderHook(() => {
    const { state, changes = NO_CHANGES } = useChanges(since);
    return { state, titles: applyToList(built, changes).posts.map(({ Title }) => Title) };
  });
  return (titles: string[], asks?: () => void) =>
    waitFor(() => {
      asks?.();
      expect(result.current).toEqual({ state: 'live', titles });
    }, wait);
}

/** Lets five minutes pass, after which a page that is looked at asks again. */
function letTimePass() {
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 5 * MINUTE);
  document.dispatchEvent(new Event('visibilitychange'));
}

test('an open page shows a post when it falls due, and once, also after it is moved, edited and deleted', async () => {
  const due = later('Due', inMs(-MINUTE));
  await seed('scheduled/due', due);
  await seed('scheduled/before', later('Before the page was built', inMs(-90 * MINUTE)));
  await seed('scheduled/soon', later('Soon', inMs(4_000)));
  await seed('scheduled/waiting', later('Waiting', inMs(60 * MINUTE)));
  const shows = followTitles();
  await shows(['Due', 'Old']);
  await shows(['Soon', 'Due', 'Old'], letTimePass);

  const move = writeBatch(owner);
  move.set(doc(owner, 'blogs/due'), due);
  move.delete(doc(owner, 'scheduled/due'));
  await move.commit();
  await seed('blogs/due', { ...due, Title: 'Edited', DateUpdated: inMs(0), Revision: 1 });
  await shows(['Soon', 'Edited', 'Old']);
  const removal = writeBatch(owner);
  removal.delete(doc(owner, 'blogs/due'));
  removal.set(doc(owner, 'deletions/due'), { DateDeleted: inMs(0) });
  await removal.commit();
  await shows(['Soon', 'Old']);
});

test('a page asks again no sooner than after five minutes', async () => {
  const shows = followTitles();
  await shows(['Old']);
  await waitFor(() => expect(hostTime).toHaveBeenCalledOnce(), wait);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(hostTime).toHaveBeenCalledOnce();
  letTimePass();
  expect(hostTime).toHaveBeenCalledTimes(2);
});

test('an answer that was kept tells its age', async () => {
  hostTime.mockReturnValue({ date: inMs(-60 * MINUTE).toUTCString(), age: '3601' });
  await seed('scheduled/due', later('Due', inMs(-MINUTE)));
  await followTitles()(['Due', 'Old']);
});

test.each<[string, () => HeadersInit]>([
  ['a time that is ahead', () => ({ date: inMs(60 * MINUTE).toUTCString() })],
  ['no time', () => ({})],
  ['nothing', () => Promise.reject(new Error('offline')) as never],
])('with a host that answers with %s, the page is live without what is due', async (_, answer) => {
  hostTime.mockImplementation(answer);
  await seed('scheduled/due', later('Due', inMs(-MINUTE)));
  const shows = followTitles();
  await waitFor(() => expect(hostTime).toHaveBeenCalled(), wait);
  await seed('blogs/new', later('New', inMs(0)));
  await shows(['New', 'Old']);
});

/** Looks for a post as the page of one does. */
function look(id: string) {
  const { result, unmount } = renderHook(() => {
    useLookup(id, true);
    return live.useValue().found.get(id);
  });
  onTestFinished(unmount);
  return (check: (post: unknown) => void) => waitFor(() => check(result.current), wait);
}

test('a post that is due is found by its id, and as it is when it was moved and edited', async () => {
  const due = later('Due', inMs(-MINUTE));
  await seed('scheduled/due', due);
  const finds = look('due');
  await finds((post) => expect(post).toMatchObject({ Title: 'Due' }));
  await seed('blogs/due', { ...due, Title: 'Edited' });
  await finds((post) => expect(post).toMatchObject({ Title: 'Edited' }));
});

test('nobody finds a post that is not due, not even an administrator', async () => {
  await seed('scheduled/waiting', later('Waiting', inMs(60 * MINUTE)));
  await look('waiting')((post) => expect(post).toBeNull());
  await signInAsSample({ ...sampleAccounts[0]!, sub: '2001', email: 'author@example.com' });
  onTestFinished(signOutOfAuth);
  await seed(`users/${auth.currentUser!.uid}`, { admin: true });
  await look('waiting')((post) => expect(post).toBeNull());
});
