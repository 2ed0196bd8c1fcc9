import { renderHook, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { draftId, saveElsewhere, toDraft, uid } from '../support/author';
import { seed, wait } from '../support/environment';
import { read } from '../support/publishing';
import { copyToCloud } from '../../../src/drafts/cloudDrafts';
import { type Draft, listDrafts, saveDraft } from '../../../src/drafts/drafts';
import { keepDraft } from '../../../src/drafts/keepDraft';
import { aPost } from '../../fixtures/posts';

const post = aPost({ Title: 'Another title' });
const aDraft = (more?: Partial<Draft>) => toDraft(aPost(), { isAhead: true, ...more });
const others = () => aDraft({ post, browser: 'another' });

/** Opens a draft like a form that shows the words of other devices at once. */
function open(stored: Draft, onEnded: () => void = () => undefined) {
  saveDraft(uid, stored);
  const store = keepDraft(uid, stored, {
    flush: () => undefined,
    onReplaced: ({ post }) => store.save({ post, undo: [] }),
    onSplit: () => undefined,
    onEnded,
  });
  onTestFinished(() => localStorage.clear());
  return store;
}

test('words of another device that come back from the form are no change of this one', async () => {
  const store = open(aDraft({ copied: 1, isAhead: false }));
  await saveElsewhere(others());
  onTestFinished(store.start());
  await vi.waitFor(() => expect(store.current()).toMatchObject({ post, copied: 2 }), wait);
  expect(store.current().isAhead).toBe(false);
});

test('a late copy of the words that a form began with is no change of another device', async () => {
  const store = open(aDraft());
  store.save({ post });
  await copyToCloud(uid, aDraft());
  const stop = store.start();
  await vi.waitFor(() => expect(store.current().copied).toBe(1), wait);
  stop();
  const copy = () => read(`users/${uid}/drafts/${draftId()}`);
  await vi.waitFor(async () => expect(await copy()).toMatchObject({ Revision: 2 }), wait);
  expect(listDrafts(uid)).toMatchObject([{ id: draftId(), post }]);
});

test('a draft whose copy could not be listened to says so, and is copied and brought up to date again', async () => {
  const store = open(aDraft());
  const { result } = renderHook(store.useValue);
  await seed(`users/${uid}`, { admin: false });
  onTestFinished(store.start());
  await waitFor(() => expect(result.current.isCopyBehind).toBe(true), wait);
  await seed(`users/${uid}`, { admin: true });
  store.save({ post: aPost({ Title: 'Typed since' }) });
  await vi.waitFor(() => expect(store.current().copied).toBe(1), wait);
  await saveElsewhere(others());
  await vi.waitFor(() => expect(store.current()).toMatchObject({ post, copied: 2 }), wait);
});

test('a draft is published only after its copy has arrived', async () => {
  const store = open(aDraft());
  store.start()();
  // The copy begins some microtasks later, long before its answer.
  for (let i = 0; i < 100 && store.current().copied !== 0; i++) await Promise.resolve();
  expect(store.current().copied).toBe(0);
  expect(await store.pause()).toMatchObject({ copied: 1 });
});

test('a draft that was submitted before, and whose copy is gone at the next Submit, says so', () => {
  const onEnded = vi.fn();
  const stored = aDraft({ copied: 1, basedOn: { kind: 'deleted' } });
  const store = open(stored, onEnded);
  store.receiveSubmitted(null);
  expect(onEnded).toHaveBeenCalledOnce();
  expect(listDrafts(uid)).toMatchObject([{ id: draftId(), post: aPost() }]);
});

test('a draft that two devices changed is stored as one of its own where there is room for one only', async () => {
  const store = open(aDraft({ copied: 1 }));
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
  await saveElsewhere(others());
  onTestFinished(store.start());
  await vi.waitFor(() => expect(stored()).toHaveLength(1), wait);
  await vi.waitFor(() => expect(stored()[0]).not.toBe(`draft:${uid}:${draftId()}`), wait);
  expect(real.getItem(stored()[0]!)).toContain(aPost().Title);
});
