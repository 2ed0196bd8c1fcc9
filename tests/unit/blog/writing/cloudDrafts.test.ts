import { expect, test } from 'vitest';
import { mergeDraft } from '../../../../src/blog/writing/cloudDrafts';
import { describeDevice, identifyBrowser } from '../../../../src/blog/writing/describeDevice';
import { type Draft, toFormPath } from '../../../../src/blog/writing/drafts';
import { aPost } from '../../../fixtures/posts';
import words from '../../../../src/languages/en';

const mine: Draft = {
  id: 'a',
  post: aPost(),
  savedAt: 1,
  copied: 2,
  isAhead: false,
};
const copy = { ...mine, post: aPost({ Title: 'Theirs' }), copied: 3, device: 'Firefox on Android' };

test('a draft that has not changed takes over the words of another device', () => {
  expect(mergeDraft(mine, copy)).toEqual({ draft: copy });
  expect(mergeDraft(null, copy)).toEqual({ draft: copy });
});

test('a draft that has changed since its copy was last the same stays', () => {
  const ahead = { ...mine, isAhead: true };
  expect(mergeDraft(ahead, { ...copy, copied: 2 })).toEqual({ draft: ahead });
});

test('words that this browser could only copy, not store, are taken over', () => {
  const stored = { ...mine, copied: 2 };
  const own = { ...copy, browser: identifyBrowser(), savedAt: 2 };
  expect(mergeDraft(stored, own)).toEqual({ draft: own });
});

test('the same words on two devices are one draft, which Undo still knows', () => {
  const undo = [{ at: 1, from: 0, length: 1, text: '' }];
  const ahead = { ...copy, copied: 2, isAhead: true, undo };
  expect(mergeDraft(ahead, copy)).toEqual({ draft: { ...copy, undo } });
});

test('a draft changed on two devices becomes two, and neither loses a word', () => {
  const { draft, split } = mergeDraft({ ...mine, isAhead: true }, copy);
  expect(draft).toEqual(copy);
  expect(split).toMatchObject({
    post: mine.post,
    clashedWith: 'Firefox on Android',
    isAhead: true,
  });
  expect(split!.id).not.toBe('a');
  expect(split!.copied).toBeUndefined();
  expect(toFormPath(split!)).toBe(`/createblog?draft=${split!.id}`);
});

test('an address counts as a word: it comes from another device, and clashes like a word', () => {
  const theirs = { ...copy, post: mine.post, address: 'theirs' };
  expect(mergeDraft(mine, theirs)).toEqual({ draft: theirs });
  const { split } = mergeDraft({ ...mine, address: 'mine', isAhead: true }, theirs);
  expect(split).toMatchObject({ address: 'mine', clashedWith: 'Firefox on Android' });
});

test('a correction that two devices changed is continued in two forms of the same post', () => {
  const changed = { ...mine, address: 'a', basedOn: '1-ab', isAhead: true };
  const { split } = mergeDraft(changed, copy);
  expect(toFormPath(changed)).toBe('/editblog/a');
  expect(toFormPath(split!)).toBe(`/editblog/a?draft=${split!.id}`);
});

test('a draft that was published or discarded elsewhere goes; words changed since are a draft of their own', () => {
  expect(mergeDraft(mine, null)).toEqual({ draft: null });
  const { draft, split } = mergeDraft({ ...mine, isAhead: true }, null);
  expect(draft).toBeNull();
  expect(split).toMatchObject({ post: mine.post, hasEndedElsewhere: true });
  expect(split!.id).not.toBe('a');
  const isNew = { ...mine, copied: undefined };
  expect(mergeDraft(isNew, null)).toEqual({ draft: isNew });
});

test('a correction that was published elsewhere stays, to be compared with the published version', () => {
  const changed = { ...mine, address: 'a', basedOn: '1-ab', isAhead: true };
  expect(mergeDraft(changed, null)).toEqual({ draft: { ...changed, copied: undefined } });
});

test.each([
  ['Edge on Windows', '(Windows NT 10.0) Chrome/147.0 Safari/537.36 Edg/147.0'],
  ['Chrome on Android', '(Linux; Android 14) Chrome/147.0 Mobile Safari/537.36'],
  ['Firefox on Mac', '(Macintosh; Intel Mac OS X 10.15; rv:153.0) Firefox/153.0'],
  ['Safari on iPhone', '(iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1'],
  [words.drafts.browser, 'curl'],
])('%s is known by %s', (device, userAgent) => {
  expect(describeDevice({ userAgent } as Navigator)).toBe(device);
});
