import { doc, getDocFromServer } from 'firebase/firestore';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { seed, wait } from './environment';
import { signIn } from './signIn';
import { signOut } from '../../src/auth/authClient';
import { copyToCloud } from '../../src/blog/writing/cloudDrafts';
import { type Draft, listDrafts, saveDraft } from '../../src/blog/writing/drafts';
import { keepDraft } from '../../src/blog/writing/keepDraft';
import type { LifeEvent } from '../../src/blog/writing/life';
import { db } from '../../src/firebase/db';
import { aPost } from '../fixtures/posts';

afterAll(signOut);

const draft: Draft = { id: 'a', post: aPost(), savedAt: 1, isAhead: true };
const post = aPost({ Title: 'Another title' });

/** Opens a draft like a form that shows the words of other devices at once. */
async function open(stored: Draft, tell: (event: LifeEvent) => void = () => undefined) {
  const uid = await signIn();
  await seed(`users/${uid}`, { admin: true });
  saveDraft(uid, stored);
  const keeper = keepDraft(uid, stored, {
    tell,
    flush: () => undefined,
    onReplaced: ({ post }) => keeper.save({ post, undo: [] }),
    onSplit: () => undefined,
    onEnded: () => undefined,
  });
  onTestFinished(() => localStorage.clear());
  return { uid, keeper };
}

/** Saves other words of the draft in the cloud, from another device. */
const saveElsewhere = (uid: string) =>
  seed(`users/${uid}/drafts/a`, {
    Draft: JSON.stringify({ ...draft, post, browser: 'another' }),
    Device: 'Firefox on Android',
    DateSaved: new Date(),
    Revision: 2,
  });

test('words of another device that come back from the form are no change of this one', async () => {
  const { uid, keeper } = await open({ ...draft, copied: 1, isAhead: false });
  await saveElsewhere(uid);
  onTestFinished(keeper.start());
  await vi.waitFor(() => expect(keeper.current()).toMatchObject({ post, copied: 2 }), wait);
  expect(keeper.current().isAhead).toBe(false);
});

test('a late copy of the words that a form began with is no change of another device', async () => {
  const { uid, keeper } = await open(draft);
  keeper.save({ post });
  await copyToCloud(uid, draft);
  const stop = keeper.start();
  await vi.waitFor(() => expect(keeper.current().copied).toBe(1), wait);
  stop();
  const ref = doc(db, 'users', uid, 'drafts', 'a');
  const read = async () => (await getDocFromServer(ref)).data();
  await vi.waitFor(async () => expect(await read()).toMatchObject({ Revision: 2 }), wait);
  expect(listDrafts(uid)).toMatchObject([{ id: 'a', post }]);
});

test('a draft whose copy could not be listened to says so, and is copied and brought up to date again', async () => {
  const tell = vi.fn();
  const { uid, keeper } = await open(draft, tell);
  await seed(`users/${uid}`, { admin: false });
  onTestFinished(keeper.start());
  const isBehind = (is: boolean) =>
    expect(tell).toHaveBeenLastCalledWith({ type: 'copied', isBehind: is });
  await vi.waitFor(() => isBehind(true), wait);
  await seed(`users/${uid}`, { admin: true });
  keeper.save({ post: aPost({ Title: 'Typed since' }) });
  await vi.waitFor(() => expect(keeper.current().copied).toBe(1), wait);
  await saveElsewhere(uid);
  await vi.waitFor(() => expect(keeper.current()).toMatchObject({ post, copied: 2 }), wait);
});

test('a draft is published only after its copy has arrived', async () => {
  const { keeper } = await open(draft);
  keeper.start()();
  await Promise.resolve();
  expect(keeper.current().copied).toBe(0);
  expect(await keeper.pause()).toMatchObject({ copied: 1 });
});

test('a draft that two devices changed is stored as one of its own where there is room for one only', async () => {
  const { uid, keeper } = await open({ ...draft, copied: 1 });
  const real = localStorage;
  const stored = () => Object.keys(real).filter((key) => key.startsWith('draft:'));
  const full: Partial<Storage> = {
    getItem: (key) => real.getItem(key),
    removeItem: (key) => real.removeItem(key),
    setItem: (key, value) => {
      if (stored().some((other) => other !== key))
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      real.setItem(key, value);
    },
  };
  const spy = vi.spyOn(globalThis, 'localStorage', 'get').mockReturnValue(full as Storage);
  onTestFinished(() => spy.mockRestore());
  await saveElsewhere(uid);
  onTestFinished(keeper.start());
  await vi.waitFor(() => expect(stored()).toHaveLength(1), wait);
  await vi.waitFor(() => expect(stored()[0]).not.toBe(`draft:${uid}:a`), wait);
  expect(real.getItem(stored()[0]!)).toContain(draft.post.Title);
});
