import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import {
  deleteDraft,
  type Draft,
  listDrafts,
  listOver,
  readDraft,
  saveDraft,
} from '../../../src/drafts/drafts';
import { isNewId } from '../../../src/firebase/newId';
import { lockDraft } from '../../../src/drafts/locks';
import { waitForConnection } from '../../../src/firebase/waitForConnection';
import { aPost } from '../../fixtures/posts';

// As long as Firestore's ids.
const [id, otherId] = ['TheFirstOfTheDrafts1', 'TheSecondOfTheDrafts'] as const;
const key = `draft:me:${id}`;
const draft: Draft = {
  id,
  post: aPost(),
  basedOn: { kind: 'new' },
  savedAt: 1_000,
  undo: [{ at: 1, from: 0, length: 1, text: '' }],
  isAhead: true,
};
const longer = { ...draft, post: aPost({ Title: 'A longer title' }), savedAt: 2_000 };

/** Leaves room for so many characters in the storage. What is stored can still be read and removed. */
function fillStorage(room = 0) {
  const stored = localStorage;
  const full: Partial<Storage> = {
    getItem: (key) => stored.getItem(key),
    removeItem: (key) => stored.removeItem(key),
    setItem: (key, value) => {
      if (value.length > room)
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      stored.setItem(key, value);
    },
  };
  const storage = vi.spyOn(globalThis, 'localStorage', 'get').mockReturnValue(full as Storage);
  return () => storage.mockRestore();
}

const isAskedBeforeClosing = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

afterEach(() => {
  deleteDraft('me', id);
  deleteDraft('me', otherId);
});

test('closing is asked about words that only this tab has, whatever another user deletes, until the cloud has them', () => {
  const makeRoom = fillStorage();
  saveDraft('me', draft);
  deleteDraft('you', id);
  expect(isAskedBeforeClosing()).toBe(true);
  saveDraft('me', { ...draft, isAhead: false });
  expect(isAskedBeforeClosing()).toBe(false);
  makeRoom();
});

test.each(['', '{', 'null', '{"post":{},"savedAt":"today"}'])('%s is no draft', (garbage) => {
  localStorage.setItem(key, garbage);
  expect(readDraft('me', id)).toBeNull();
  expect(listDrafts('me')).toEqual([]);
});

test('changes that Undo can’t read are forgotten, and the words are not', () => {
  localStorage.setItem(key, JSON.stringify({ ...draft, undo: [{ rows: 7 }] }));
  expect(readDraft('me', id)).toEqual({ ...draft, undo: [] });
});

test.each(['', 'a/b', '__reserved__', '../users/reader', null])(
  '%s is no draft’s id',
  (invalid) => {
    expect(isNewId(invalid)).toBe(false);
    localStorage.setItem(`draft:me:${invalid ?? ''}`, JSON.stringify(draft));
    expect(listDrafts('me')).toEqual([]);
  },
);

test.each([
  ['before its last words, which take it back', 999, undefined],
  ['with its last words', 1_000, 1_000],
])('a draft that was discarded %s', (_, discardedAt, read) => {
  localStorage.setItem(key, JSON.stringify({ ...draft, discardedAt }));
  expect(readDraft('me', id)!.discardedAt).toBe(read);
});

test('every draft of a user is listed with every word until it is deleted, last changed first, and nobody else’s', () => {
  const later = { ...longer, id: otherId };
  expect(saveDraft('me', draft)).toBe(true);
  saveDraft('me', later);
  saveDraft('you', draft);
  saveDraft('me:too', draft);
  expect(readDraft('me', id)).toEqual(draft);
  expect(listDrafts('me')).toEqual([later, draft]);
  deleteDraft('me', otherId);
  expect(listDrafts('me')).toEqual([draft]);
});

test('a discarded draft is listed for a day since this browser has it, whatever the clock of the device that discarded it', () => {
  const day = 24 * 60 * 60 * 1000;
  const now = vi.spyOn(Date, 'now').mockReturnValue(26 * 60 * 60 * 1000);
  const discarded = { ...draft, discardedAt: 5_000 };
  saveDraft('me', discarded);
  now.mockReturnValue(26 * 60 * 60 * 1000 + day);
  expect(listDrafts('me')).toMatchObject([discarded]);
  expect(listOver('me')).toEqual([]);
  now.mockReturnValue(26 * 60 * 60 * 1000 + day + 1);
  expect(listDrafts('me')).toEqual([]);
  expect(listOver('me')).toMatchObject([discarded]);
});

test('without storage, drafts live as long as the tab, and saveDraft says so', () => {
  vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  expect(saveDraft('me', draft)).toBe(false);
  expect(listDrafts('me')).toEqual([draft]);
  deleteDraft('me', id);
  expect(readDraft('me', id)).toBeNull();
});

test('with a full storage, newer text lives as long as the tab, which the browser asks about before closing it', () => {
  saveDraft('me', draft);
  expect(isAskedBeforeClosing()).toBe(false);
  const makeRoom = fillStorage();
  expect(saveDraft('me', longer)).toBe(false);
  expect(readDraft('me', id)).toEqual(longer);
  saveDraft('me', { ...longer, id: otherId });
  deleteDraft('me', otherId);
  expect(isAskedBeforeClosing()).toBe(true);
  makeRoom();
  expect(saveDraft('me', longer)).toBe(true);
  expect(isAskedBeforeClosing()).toBe(false);
  expect(JSON.parse(localStorage.getItem(key)!)).toMatchObject({ post: longer.post });
});

test('a form that is closed while it asks for its draft’s lock does not hold it', async () => {
  let answer = (): void => undefined;
  const asked = new Promise<LockManagerSnapshot>((resolve) => {
    answer = () => resolve({});
  });
  const request = vi.fn((_name: string, _options: LockOptions, hold: () => Promise<boolean>) =>
    hold(),
  );
  const value = { request, query: () => asked };
  Object.defineProperty(navigator, 'locks', { configurable: true, value });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'locks'));
  const report = vi.fn();
  lockDraft('me', 'a', report).release();
  answer();
  expect(await request.mock.results[0]!.value).toBe(false);
  expect(report).not.toHaveBeenCalled();
});

test('waiting for a connection ends at once when it is cancelled, even before it began', async () => {
  const controller = new AbortController();
  const waiting = waitForConnection(controller.signal);
  controller.abort();
  await expect(waiting).rejects.toThrow();
  await expect(waitForConnection(controller.signal)).rejects.toThrow();
});
