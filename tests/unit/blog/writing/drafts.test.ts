import { afterEach, expect, test, vi } from 'vitest';
import { toPost } from '../../../../src/blog/toBlog';
import {
  deleteDraft,
  type Draft,
  isNewId,
  listDrafts,
  readDraft,
  saveDraft,
} from '../../../../src/blog/writing/drafts';
import { aPost } from '../../../fixtures/posts';

// As long as Firestore's ids.
const [first, second] = ['TheFirstOfTheDrafts1', 'TheSecondOfTheDrafts'] as const;

const draft: Draft = {
  id: first,
  post: aPost({ Title: 'Half a title' }),
  savedAt: 1_000,
  isSubmitted: false,
};
const keyOfFirst = `draft:me:${first}`;

const refuseStorage = () =>
  vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });

// What is stored already can still be read and removed.
function fillStorage() {
  const stored = localStorage;
  const full: Partial<Storage> = {
    getItem: (key) => stored.getItem(key),
    removeItem: (key) => stored.removeItem(key),
    setItem: () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    },
  };
  return vi.spyOn(globalThis, 'localStorage', 'get').mockReturnValue(full as Storage);
}

afterEach(() => {
  vi.restoreAllMocks();
  deleteDraft('me', first);
  deleteDraft('me', second);
});

test('there is no draft before the first word', () => {
  expect(readDraft('me', first)).toBeNull();
});

test('a draft is saved in the browser and restored with its id and every word', () => {
  expect(saveDraft('me', draft)).toBe(true);
  expect(readDraft('me', first)).toEqual(draft);
});

test('a draft is restored only to its author', () => {
  saveDraft('me', draft);
  expect(readDraft('you', first)).toBeNull();
});

test.each(['', '{', 'null', '7', '[]', '{}', '{"post":{}}', '{"post":{},"savedAt":"today"}'])(
  'an invalid draft (%s) is no draft',
  (garbage) => {
    localStorage.setItem(keyOfFirst, garbage);
    expect(readDraft('me', first)).toBeNull();
    expect(listDrafts('me')).toEqual([]);
  },
);

test.each(['', 'a/b', '__reserved__', '../users/sample-reader', null])(
  'what is no id of Firestore’s (%s) is no id of a draft',
  (id) => {
    expect(isNewId(id)).toBe(false);
    if (id === null) return;
    localStorage.setItem(`draft:me:${id}`, JSON.stringify(draft));
    expect(listDrafts('me')).toEqual([]);
    localStorage.clear();
  },
);

test('every draft of a user is listed, the one changed last first, and nobody else’s', () => {
  const later = { ...draft, id: second, savedAt: 2_000 };
  saveDraft('me', draft);
  saveDraft('me', later);
  saveDraft('you', draft);
  saveDraft('me:too', draft);
  expect(listDrafts('me')).toEqual([later, draft]);
  localStorage.clear();
});

test('where nothing can be stored, the drafts of this tab are listed', () => {
  refuseStorage();
  saveDraft('me', draft);
  expect(listDrafts('me')).toEqual([draft]);
});

test('a discarded draft is kept for a day', () => {
  const day = 24 * 60 * 60 * 1000;
  const discarded = { ...draft, discardedAt: 5_000 };
  saveDraft('me', discarded);
  vi.spyOn(Date, 'now').mockReturnValue(5_000 + day);
  expect(listDrafts('me')).toEqual([discarded]);
  vi.spyOn(Date, 'now').mockReturnValue(5_001 + day);
  expect(listDrafts('me')).toEqual([]);
  expect(readDraft('me', first)).toBeNull();
});

test('a draft with missing fields is restored with empty ones', () => {
  localStorage.setItem(
    keyOfFirst,
    JSON.stringify({ savedAt: 7, post: { Title: 'A title', sections: 'none' } }),
  );
  const post = { ...toPost({}), Title: 'A title' };
  expect(readDraft('me', first)).toEqual({ id: first, post, savedAt: 7, isSubmitted: false });
});

test.each([
  ['full', fillStorage],
  ['disabled', refuseStorage],
])('with storage %s the draft lives as long as the tab, and saveDraft says so', (_, prevent) => {
  prevent();
  expect(saveDraft('me', draft)).toBe(false);
  expect(readDraft('me', first)).toEqual(draft);
});

test('text typed after the storage became full is restored, not the older text in it', () => {
  saveDraft('me', draft);
  fillStorage();
  const longer = { ...draft, post: { ...draft.post, Title: 'A whole title' } };
  expect(saveDraft('me', longer)).toBe(false);
  expect(readDraft('me', first)).toEqual(longer);
});

test('a draft is stored again once the storage has room', () => {
  const full = fillStorage();
  saveDraft('me', draft);
  full.mockRestore();
  const longer = { ...draft, post: { ...draft.post, Title: 'A whole title' } };
  expect(saveDraft('me', longer)).toBe(true);
  expect(readDraft('me', first)).toEqual(longer);
});

test('a published draft is deleted', () => {
  saveDraft('me', draft);
  deleteDraft('me', draft.id);
  expect(readDraft('me', first)).toBeNull();
  expect(localStorage).toHaveLength(0);
});

test('a published draft is deleted without storage', () => {
  refuseStorage();
  saveDraft('me', draft);
  deleteDraft('me', draft.id);
  expect(readDraft('me', first)).toBeNull();
});

test('deleting a draft leaves the others alone', () => {
  const other = { ...draft, id: second };
  saveDraft('me', other);
  deleteDraft('me', draft.id);
  expect(readDraft('me', second)).toEqual(other);
});

const isAskedBeforeClosing = () => {
  const event = new Event('beforeunload', { cancelable: true });
  dispatchEvent(event);
  return event.defaultPrevented;
};

test('the browser asks before closing a tab whose draft could not be stored, on every page', () => {
  saveDraft('me', draft);
  expect(isAskedBeforeClosing()).toBe(false);
  const full = fillStorage();
  expect(saveDraft('me', { ...draft, post: aPost({ Title: 'A title' }) })).toBe(false);
  expect(isAskedBeforeClosing()).toBe(true);
  full.mockRestore();
  saveDraft('me', draft);
  expect(isAskedBeforeClosing()).toBe(false);
});

test('nothing is asked when only a mark, and no word, could not be stored', () => {
  saveDraft('me', draft);
  fillStorage();
  expect(saveDraft('me', { ...draft, discardedAt: 2_000 })).toBe(true);
  expect(isAskedBeforeClosing()).toBe(false);
});

test('that a draft was submitted is stored where newer words of it have no room', () => {
  saveDraft('me', draft);
  const setItem = vi.fn();
  const full = fillStorage();
  localStorage.setItem = setItem.mockImplementationOnce(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
  const post = aPost({ Title: 'Half a title and more' });
  expect(saveDraft('me', { ...draft, post, isSubmitted: true })).toBe(false);
  expect(setItem).toHaveBeenLastCalledWith(
    keyOfFirst,
    JSON.stringify({ ...draft, isSubmitted: true }),
  );
  full.mockRestore();
});

test('a published draft that could not be stored no longer keeps the tab from closing', () => {
  fillStorage();
  saveDraft('me', draft);
  deleteDraft('me', draft.id);
  expect(isAskedBeforeClosing()).toBe(false);
});
