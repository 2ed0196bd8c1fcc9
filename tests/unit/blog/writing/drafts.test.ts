import { afterEach, expect, test, vi } from 'vitest';
import { dropDraft, keepDraft, readDraft, type Draft } from '../../../../src/blog/writing/drafts';

// As long as Firestore's ids.
const [first, second] = ['TheFirstOfTheDrafts1', 'TheSecondOfTheDrafts'] as const;

const draft: Draft = {
  id: first,
  post: {
    Name: 'Your Name',
    Title: 'Half a title',
    Summary: '',
    sections: [{ Heading: 'A heading', paragraphs: [{ Paragraph: 'Half a par' }] }],
  },
};

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
  dropDraft('me', first);
  dropDraft('me', second);
});

test('nobody has a draft before writing one', () => {
  expect(readDraft('me')).toBeNull();
});

test('a draft is kept in the browser and restored with its id and every word', () => {
  expect(keepDraft('me', draft)).toBe(true);
  expect(readDraft('me')).toEqual(draft);
});

test('a draft is restored to nobody but its author', () => {
  keepDraft('me', draft);
  expect(readDraft('you')).toBeNull();
});

test.each(['', '{', 'null', '7', '{}', '{"id":7,"post":{}}', '{"id":"a/b","post":{}}'])(
  'garbage in the place of a draft (%s) is no draft',
  (garbage) => {
    localStorage.setItem('draft:me', garbage);
    expect(readDraft('me')).toBeNull();
  },
);

test('a draft with missing fields is restored to a post that can be written on', () => {
  localStorage.setItem(
    'draft:me',
    JSON.stringify({ id: first, post: { Title: 'A title', sections: 'none' } }),
  );
  const post = { Name: '', Title: 'A title', Summary: '', sections: [] };
  expect(readDraft('me')).toEqual({ id: first, post });
});

test.each([
  ['full', fillStorage],
  ['disabled', refuseStorage],
])('with storage %s the draft lives as long as the tab, and that is told', (_, prevent) => {
  prevent();
  expect(keepDraft('me', draft)).toBe(false);
  expect(readDraft('me')).toEqual(draft);
});

test('words typed after the storage became full are restored, not the older ones it holds', () => {
  keepDraft('me', draft);
  fillStorage();
  const longer = { ...draft, post: { ...draft.post, Title: 'A whole title' } };
  expect(keepDraft('me', longer)).toBe(false);
  expect(readDraft('me')).toEqual(longer);
});

test('a draft is stored again once the storage has room', () => {
  const full = fillStorage();
  keepDraft('me', draft);
  full.mockRestore();
  const longer = { ...draft, post: { ...draft.post, Title: 'A whole title' } };
  expect(keepDraft('me', longer)).toBe(true);
  expect(readDraft('me')).toEqual(longer);
});

test('a published draft is dropped', () => {
  keepDraft('me', draft);
  dropDraft('me', draft.id);
  expect(readDraft('me')).toBeNull();
  expect(localStorage).toHaveLength(0);
});

test('a published draft is dropped where nothing could be stored', () => {
  refuseStorage();
  keepDraft('me', draft);
  dropDraft('me', draft.id);
  expect(readDraft('me')).toBeNull();
});

test('publishing one draft does not drop a newer one', () => {
  const newer = { ...draft, id: second };
  keepDraft('me', newer);
  dropDraft('me', draft.id);
  expect(readDraft('me')).toEqual(newer);
});
