import { afterEach, expect, test, vi } from 'vitest';
import { toPost } from '../../../../src/blog/toBlog';
import { deleteDraft, saveDraft, readDraft, type Draft } from '../../../../src/blog/writing/drafts';
import { aPost } from '../../../fixtures/posts';

// As long as Firestore's ids.
const [first, second] = ['TheFirstOfTheDrafts1', 'TheSecondOfTheDrafts'] as const;

const draft: Draft = { id: first, post: aPost({ Title: 'Half a title' }) };

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
  expect(readDraft('me')).toBeNull();
});

test('a draft is saved in the browser and restored with its id and every word', () => {
  expect(saveDraft('me', draft)).toBe(true);
  expect(readDraft('me')).toEqual(draft);
});

test('a draft is restored only to its author', () => {
  saveDraft('me', draft);
  expect(readDraft('you')).toBeNull();
});

test.each([
  '',
  '{',
  'null',
  '7',
  '[]',
  '{}',
  '{"id":7,"post":{}}',
  '{"id":"","post":{}}',
  '{"id":"a/b","post":{}}',
  '{"id":"__reserved__","post":{}}',
])('an invalid draft (%s) is no draft', (garbage) => {
  localStorage.setItem('draft:me', garbage);
  expect(readDraft('me')).toBeNull();
});

test('a draft with missing fields is restored with empty ones', () => {
  localStorage.setItem(
    'draft:me',
    JSON.stringify({ id: first, post: { Title: 'A title', sections: 'none' } }),
  );
  const post = { ...toPost({}), Title: 'A title' };
  expect(readDraft('me')).toEqual({ id: first, post });
});

test.each([
  ['full', fillStorage],
  ['disabled', refuseStorage],
])('with storage %s the draft lives as long as the tab, and saveDraft says so', (_, prevent) => {
  prevent();
  expect(saveDraft('me', draft)).toBe(false);
  expect(readDraft('me')).toEqual(draft);
});

test('text typed after the storage became full is restored, not the older text in it', () => {
  saveDraft('me', draft);
  fillStorage();
  const longer = { ...draft, post: { ...draft.post, Title: 'A whole title' } };
  expect(saveDraft('me', longer)).toBe(false);
  expect(readDraft('me')).toEqual(longer);
});

test('a draft is stored again once the storage has room', () => {
  const full = fillStorage();
  saveDraft('me', draft);
  full.mockRestore();
  const longer = { ...draft, post: { ...draft.post, Title: 'A whole title' } };
  expect(saveDraft('me', longer)).toBe(true);
  expect(readDraft('me')).toEqual(longer);
});

test('a published draft is deleted', () => {
  saveDraft('me', draft);
  deleteDraft('me', draft.id);
  expect(readDraft('me')).toBeNull();
  expect(localStorage).toHaveLength(0);
});

test('a published draft is deleted without storage', () => {
  refuseStorage();
  saveDraft('me', draft);
  deleteDraft('me', draft.id);
  expect(readDraft('me')).toBeNull();
});

test('publishing a draft does not delete a newer one', () => {
  const newer = { ...draft, id: second };
  saveDraft('me', newer);
  deleteDraft('me', draft.id);
  expect(readDraft('me')).toEqual(newer);
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
  saveDraft('me', draft);
  expect(isAskedBeforeClosing()).toBe(true);
  full.mockRestore();
  saveDraft('me', draft);
  expect(isAskedBeforeClosing()).toBe(false);
});

test('a published draft that could not be stored no longer keeps the tab from closing', () => {
  fillStorage();
  saveDraft('me', draft);
  deleteDraft('me', draft.id);
  expect(isAskedBeforeClosing()).toBe(false);
});
