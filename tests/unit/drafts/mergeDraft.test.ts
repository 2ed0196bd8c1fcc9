import { expect, test } from 'vitest';
import { describeDevice, identifyBrowser } from '../../../src/drafts/describeDevice';
import { type Draft, toFormPath } from '../../../src/drafts/drafts';
import {
  changeDraft,
  discardChanges,
  hasSameContent,
  mergeAnswer,
  type Merged,
  mergeContent,
  mergeDraft,
} from '../../../src/drafts/mergeDraft';
import { aPost } from '../../fixtures/posts';
import * as words from '../../fixtures/words/en';

const mine: Draft = {
  id: 'a',
  post: aPost(),
  basedOn: { kind: 'new' },
  savedAt: 1,
  copied: 2,
  isAhead: false,
};
const ahead = { ...mine, isAhead: true };
const isNew = { ...mine, copied: undefined };
const copy = { ...mine, post: aPost({ Title: 'Theirs' }), copied: 3, device: 'Firefox on Android' };
const ownCopy = { ...copy, browser: identifyBrowser(), savedAt: 2 };
const undo = [{ at: 1, from: 0, length: 1, text: '' }];
const extras = { shared: { id: 'shownToSomeoneElse20', until: 1 } };
const basedOn = { kind: 'version' as const, name: '1-ab' };
const changed = { ...ahead, address: 'a', basedOn, extras };

test.each<[string, Draft | null, typeof copy | null, Merged]>([
  ['has not changed takes over another device’s words', mine, copy, { draft: copy }],
  ['this browser does not have is taken over', null, copy, { draft: copy }],
  [
    'has changed since its copy was last the same stays',
    ahead,
    { ...copy, copied: 2 },
    { draft: ahead },
  ],
  ['this browser could only copy, not store, is taken over', mine, ownCopy, { draft: ownCopy }],
  [
    'is the same on two devices is one, which Undo still knows',
    { ...ahead, post: copy.post, undo },
    copy,
    { draft: { ...copy, undo } },
  ],
  ['was published or deleted elsewhere goes', mine, null, { draft: null }],
  ['was never copied stays', isNew, null, { draft: isNew }],
  [
    'corrects a post and was published elsewhere stays, to be compared with it, and is shown no longer',
    changed,
    null,
    { draft: { ...changed, copied: undefined, extras: undefined } },
  ],
])('a draft that %s', (_, draft, found, merged) => {
  expect(mergeDraft(draft, found)).toEqual(merged);
});

test('of a draft changed on two devices, the author decides; what else one of them changed comes along', () => {
  const base = { post: aPost({ Summary: 'Before' }), address: 'a', basedOn, extras: undefined };
  const draft = { ...changed, base };
  const theirs = { ...copy, address: 'theirs', basedOn };
  expect(mergeDraft(draft, theirs)).toEqual({ draft, clash: theirs });
  expect(mergeContent(draft, theirs)).toMatchObject({
    post: draft.post,
    address: 'theirs',
    extras,
    copied: 3,
    isAhead: true,
    base: { post: theirs.post, address: 'theirs' },
  });
  const { split } = mergeDraft({ ...draft, address: 'mine' }, theirs);
  expect(split).toMatchObject({ address: 'mine', clashedWith: copy.device });
});

test('a draft changed on two devices becomes two if nobody knows what it was before, and neither loses a word', () => {
  const { draft, split } = mergeDraft(ahead, copy);
  expect(draft).toEqual(copy);
  expect(split).toMatchObject({ post: mine.post, clashedWith: copy.device, isAhead: true });
  expect(split!.id).not.toBe('a');
  expect(split!.copied).toBeUndefined();
  expect(toFormPath(split!)).toBe(`/createblog?draft=${split!.id}`);
  const { split: correction } = mergeDraft(changed, copy);
  expect(toFormPath(correction!)).toBe(`/editblog/a?draft=${correction!.id}`);
});

test('an address counts as a word: it comes from another device, and clashes like a word', () => {
  const theirs = { ...copy, post: mine.post, address: 'theirs' };
  expect(mergeDraft(mine, theirs)).toEqual({ draft: theirs });
  const { split } = mergeDraft({ ...ahead, address: 'mine' }, theirs);
  expect(split).toMatchObject({ address: 'mine', clashedWith: copy.device });
});

test('discarding on one device takes no newer words of another, and is taken over where there are none', () => {
  const base = { post: aPost({ Title: 'Before' }), basedOn: mine.basedOn };
  const typed = { ...ahead, base };
  const discarded = { ...copy, post: base.post, discardedAt: 9 };
  const { draft } = mergeDraft(typed, discarded);
  expect(draft).toMatchObject({ post: typed.post, copied: 3, isAhead: true });
  expect(draft!.discardedAt).toBeUndefined();
  // And the other way round.
  const own = { ...ahead, post: base.post, base, discardedAt: 9 };
  expect(mergeDraft(own, copy).draft).toMatchObject({ post: copy.post, isAhead: false });
  expect(mergeDraft(own, copy).draft!.discardedAt).toBeUndefined();
  expect(mergeDraft(mine, { ...copy, post: mine.post, discardedAt: 9 }).draft!.discardedAt).toBe(9);
  const { clash } = mergeDraft(typed, { ...copy, discardedAt: 9 });
  expect(mergeContent(typed, clash!)!.discardedAt).toBeUndefined();
});

test('the words of a draft are never saved before the time at which they were saved last, whatever the clock says', () => {
  const before = { ...mine, savedAt: 5_000 };
  expect(changeDraft(before, { post: copy.post }, 4_000)).toMatchObject({ savedAt: 5_001 });
  expect(changeDraft(before, discardChanges(before, true), 4_000)).toMatchObject({
    savedAt: 5_000,
    isAhead: true,
    base: { post: mine.post },
  });
});

test('a draft to which something is added before its first word is saved then', () => {
  const begun = { ...mine, savedAt: 0 };
  expect(changeDraft(begun, { extras }, 4_000)).toMatchObject({ savedAt: 4_000 });
  expect(changeDraft({ ...mine, savedAt: 7 }, { extras }, 4_000)).toMatchObject({ savedAt: 7 });
});

test('the time that is chosen for a draft stays when it is discarded, put back or made a draft of its own', () => {
  const timed = { ...ahead, extras: { ...extras, dueAt: 9 } };
  for (const isDiscarded of [true, false])
    expect(discardChanges(timed, isDiscarded).extras).toEqual({ dueAt: 9 });
  expect(mergeDraft(timed, null).split!.extras).toEqual({ dueAt: 9 });
  expect(mergeDraft({ ...timed, basedOn }, null).draft!.extras).toEqual({ dueAt: 9 });
});

test.each([
  ['is gone', mine.post, { draft: null }],
  ['and was changed since is one of its own', copy.post, { draft: null }],
])('a draft whose first copy another device has published %s', (_, post, merged) => {
  const sent = { ...ahead, copied: 0 };
  const { split, ...rest } = mergeAnswer({ ...sent, post }, sent, 'published');
  expect(rest).toEqual(merged);
  expect(split?.post).toBe(post === mine.post ? undefined : post);
});

test('words changed since a draft was published or discarded elsewhere are a draft of their own', () => {
  const { draft, split } = mergeDraft(ahead, null);
  expect(draft).toBeNull();
  expect(split).toMatchObject({ post: mine.post, hasEndedElsewhere: true });
  expect(split!.id).not.toBe('a');
});

const iPhone = '(iPhone; CPU iPhone OS 18_7 like Mac OS X)';
test.each([
  ['Chrome on Android', '(Linux; Android 14) Chrome/147.0 Mobile Safari/537.36'],
  ['Firefox on Mac', '(Macintosh; Intel Mac OS X 10.15; rv:153.0) Firefox/153.0'],
  ['Edge on Windows', '(Windows NT 10.0; Win64; x64) Chrome/147.0 Safari/537.36 Edg/147.0'],
  ['Edge on Android', '(Linux; Android 14) Chrome/147.0 Mobile Safari/537.36 EdgA/147.0'],
  ['Opera on Linux', '(X11; Linux x86_64) Chrome/147.0 Safari/537.36 OPR/126.0'],
  [
    'Samsung Internet on Android',
    '(Linux; Android 14) SamsungBrowser/29.0 Chrome/147.0 Mobile Safari/537.36',
  ],
  ['Safari on Mac', '(Macintosh; Intel Mac OS X 10_15_7) Version/26.0 Safari/605.1.15'],
  ['Safari on iPhone', `${iPhone} Version/26.0 Mobile/15E148 Safari/604.1`],
  ['Chrome on iPhone', `${iPhone} CriOS/147.0 Mobile/15E148 Safari/604.1`],
  ['Firefox on iPhone', `${iPhone} FxiOS/153.0 Mobile/15E148 Safari/605.1.15`],
  ['Edge on iPhone', `${iPhone} Version/26.0 EdgiOS/147.0 Mobile/15E148 Safari/604.1`],
  ['Opera on iPhone', `${iPhone} Version/26.0 Mobile/15E148 Safari/604.1 OPT/6.0`],
  [words.drafts.browser, 'curl'],
])('%s is known by %s', (device, userAgent) => {
  expect(describeDevice({ userAgent } as Navigator)).toBe(device);
});

test('two drafts are the same by what they say, however it is stored', () => {
  const reversed = Object.fromEntries(Object.entries(mine.post).reverse()) as Draft['post'];
  const stored = { ...structuredClone(mine), post: structuredClone(reversed), savedAt: 7 };
  expect(hasSameContent(mine, { ...stored, address: undefined })).toBe(true);
  const { sections } = mine.post;
  const others: Partial<Draft>[] = [
    { post: { ...mine.post, Title: `${mine.post.Title}.` } },
    { post: { ...mine.post, sections: [...sections, { Heading: '', paragraphs: [] }] } },
    { post: { ...mine.post, sections: sections.slice(1) } },
    { post: { ...mine.post, Tags: ['one'] } },
    { address: 'other' },
    { basedOn: { kind: 'deleted' } },
    { extras: {} },
  ];
  for (const other of others) expect(hasSameContent(mine, { ...stored, ...other })).toBe(false);
});
