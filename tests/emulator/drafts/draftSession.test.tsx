import { act } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { draftId, saveElsewhere, toDraft, uid } from '../support/author';
import { remove, seed, wait } from '../support/environment';
import { publish, read } from '../support/publishing';
import { copyToCloud } from '../../../src/drafts/cloudDrafts';
import { type Draft, listDrafts, readDraft, saveDraft } from '../../../src/drafts/drafts';
import { toPorts } from '../../../src/drafts/session/browserPorts';
import { DraftSession } from '../../../src/drafts/session/draftSession';
import type { View } from '../../../src/drafts/session/ports';
import type { PostContent } from '../../../src/post/post';
import { publishDraft } from '../../../src/publishing/publishDraft';
import { replaceRows } from '../../../src/rows/rowActions';
import { aPost } from '../../fixtures/posts';
import * as words from '../../fixtures/words/en';

const post = aPost({ Title: 'Another title' });
const aDraft = (more?: Partial<Draft>) => toDraft(aPost(), { isAhead: true, ...more });
const others = () => aDraft({ post, browser: 'another' });

/** Opens the session of a stored draft, with a form that shows the words of other devices at once. */
function open(stored: Draft, follow: View['follow'] = () => undefined) {
  saveDraft(uid, stored);
  const session = new DraftSession(toPorts(uid, stored.id, publishDraft), toDraft(aPost()));
  const leave = session.enter({ replaceWords: (replace) => replace(), follow });
  onTestFinished(() => {
    leave();
    localStorage.clear();
  });
  const type = (content: PostContent) => {
    session.change(replaceRows(content));
    session.flush();
  };
  return { session, leave, type, draft: () => session.get().draft };
}

test('words of another device are no change of this one', async () => {
  const { session, draft } = open(aDraft({ copied: 1, isAhead: false }));
  await saveElsewhere(others());
  session.setAdmin(true);
  await vi.waitFor(() => expect(draft()).toMatchObject({ post, copied: 2 }), wait);
  expect(draft().isAhead).toBe(false);
});

test('a late copy of the words that a form began with is no change of another device', async () => {
  const { session, type, leave, draft } = open(aDraft());
  type(post);
  await copyToCloud(uid, aDraft());
  session.setAdmin(true);
  await vi.waitFor(() => expect(draft().copied).toBe(1), wait);
  leave();
  const copy = () => read(`users/${uid}/drafts/${draftId()}`);
  await vi.waitFor(async () => expect(await copy()).toMatchObject({ Revision: 2 }), wait);
  expect(listDrafts(uid)).toMatchObject([{ id: draftId(), post }]);
});

test('a draft whose copy is refused says so, and is copied and brought up to date again', async () => {
  const { session, type, draft } = open(aDraft());
  await seed(`users/${uid}`, { admin: false });
  session.setAdmin(true);
  type(aPost({ Title: 'Typed' }));
  await vi.waitFor(() => expect(session.get().copyFault).toBe('not sent'), wait);
  await seed(`users/${uid}`, { admin: true });
  type(aPost({ Title: 'Typed since' }));
  await vi.waitFor(() => expect(draft().copied).toBe(1), wait);
  expect(session.get().copyFault).toBeUndefined();
  await saveElsewhere(others());
  await vi.waitFor(() => expect(draft()).toMatchObject({ post, copied: 2 }), wait);
});

test('a draft that is too large for the cloud says that it stays in this browser', async () => {
  const { session, type } = open(aDraft());
  session.setAdmin(true);
  type(aPost({ Summary: '字'.repeat(400_000) }));
  await vi.waitFor(() => expect(session.get().copyFault).toBe('too large'), wait);
  expect(await read(`users/${uid}/drafts/${draftId()}`)).toBeUndefined();
  type(post);
  await vi.waitFor(() => expect(session.get().copyFault).toBeUndefined(), wait);
});

test('a draft is published only after its copy has arrived', async () => {
  const follow = vi.fn<View['follow']>();
  const { session, draft } = open(aDraft(), follow);
  session.setAdmin(true);
  void session.changeExtras({});
  // The copy begins some microtasks later, long before its answer.
  for (let i = 0; i < 100 && draft().copied !== 0; i++) await Promise.resolve();
  expect(draft().copied).toBe(0);
  session.submit();
  await vi.waitFor(() => expect(follow).toHaveBeenCalled(), wait);
  expect(draft().copied).toBe(1);
  expect(await read(`users/${uid}/drafts/${draftId()}`)).toBeUndefined();
  expect(listDrafts(uid)).toEqual([]);
});

test('a first copy whose answer never came is not copied again after another device has published it', async () => {
  await publish(aPost(), { address: 'a-title' });
  const { session } = open(aDraft({ copied: 0 }));
  session.setAdmin(true);
  await act(() => session.changeExtras({ a: 1 }));
  await vi.waitFor(() => expect(session.get().phase).toBe('failed'), wait);
  expect(await read(`users/${uid}/drafts/${draftId()}`)).toBeUndefined();
  await remove('blogs/a-title');
});

test('a draft that was submitted before, and whose copy is gone at the next Submit, says so', async () => {
  const { session } = open(aDraft({ copied: 1, address: 'a', basedOn: { kind: 'deleted' } }));
  session.setAdmin(true);
  session.submit();
  await vi.waitFor(() => expect(session.get().phase).toBe('failed'), wait);
  expect(session.get().problem).toBe(words.drafts.endedElsewhere);
  expect(listDrafts(uid)).toMatchObject([{ id: draftId(), post: aPost() }]);
});

test('a discarded draft is taken back by a key, also in the cloud', async () => {
  const { session, type, draft } = open(aDraft());
  session.setAdmin(true);
  session.discard();
  const copy = async () => {
    const stored = await read(`users/${uid}/drafts/${draftId()}`);
    return stored && (JSON.parse(String(stored.Draft)) as Draft);
  };
  await vi.waitFor(async () => expect((await copy())?.discardedAt).toBeDefined(), wait);
  type(post);
  expect(readDraft(uid, draftId())).toMatchObject({ post, discardedAt: undefined });
  await vi.waitFor(async () => expect(await copy()).toMatchObject({ post }), wait);
  expect((await copy())!.discardedAt).toBeUndefined();
  expect(draft().isAhead).toBe(false);
});

test('a draft that two devices changed is stored as one of its own where there is room for one only', async () => {
  const { session } = open(aDraft({ copied: 1 }));
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
  session.setAdmin(true);
  await vi.waitFor(() => expect(stored()).toHaveLength(1), wait);
  await vi.waitFor(() => expect(stored()[0]).not.toBe(`draft:${uid}:${draftId()}`), wait);
  expect(real.getItem(stored()[0]!)).toContain(aPost().Title);
});
