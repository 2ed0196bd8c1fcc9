import { expect, test } from 'vitest';
import { mergeDraft } from '../../../../src/blog/writing/cloudDrafts';
import { describeDevice, identifyBrowser } from '../../../../src/blog/writing/describeDevice';
import { type Draft, toAddress } from '../../../../src/blog/writing/drafts';
import { aPost } from '../../../fixtures/posts';
import words from '../../../../src/languages/en';

const mine: Draft = {
  id: 'a',
  post: aPost(),
  savedAt: 1,
  isSubmitted: false,
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
  expect(toAddress(split!)).toBe(`/createblog?draft=${split!.id}`);
});

test('the address that either device has given the post is kept, whoever changed the words', () => {
  const theirs = { ...copy, postId: 'title-a', isSubmitted: true };
  const own = { ...theirs, browser: identifyBrowser(), savedAt: 0 };
  const ahead = { ...mine, isAhead: true };
  expect(mergeDraft(ahead, own).draft).toMatchObject({
    post: mine.post,
    postId: 'title-a',
    isSubmitted: true,
  });
  const { post } = copy;
  const submitted = { ...ahead, post, postId: 'title-a', isSubmitted: true };
  // The cloud doesn't know it yet.
  const merged = { postId: 'title-a', isSubmitted: true, copied: 3, isAhead: true };
  expect(mergeDraft(submitted, copy).draft).toMatchObject(merged);
});

test('what a post that went elsewhere is published as is not known here, unless its id was given', () => {
  const ahead = { ...mine, isAhead: true };
  expect(mergeDraft({ ...ahead, postId: 'title-a' }, null).draft!.postId).toBeUndefined();
  expect(mergeDraft({ ...ahead, postId: 'restored' }, null).draft!.postId).toBe('restored');
});

test('a new post is continued without a connection, also once it has an id', () => {
  const submitted = { ...mine, isSubmitted: true, postId: 'title-a' };
  expect(toAddress(submitted)).toBe('/createblog?draft=a');
  expect(toAddress({ ...submitted, postId: 'restored' })).toBe('/editblog/restored?draft=a');
});

test.each([{ isSubmitted: true }, { basedOn: '1-ab' }])(
  'of a draft with %j, both are published under its id',
  (changes) => {
    const { split } = mergeDraft({ ...mine, isAhead: true, ...changes }, copy);
    expect(toAddress(split!)).toBe(`/editblog/a?draft=${split!.id}`);
  },
);

test('a draft that was published or deleted elsewhere goes, unless it has changed', () => {
  expect(mergeDraft(mine, null)).toEqual({ draft: null });
  const { draft } = mergeDraft({ ...mine, isAhead: true }, null);
  // Its words are compared with the published ones when they are submitted.
  expect(draft).toMatchObject({ post: mine.post, isSubmitted: true });
  const isNew = { ...mine, copied: undefined };
  expect(mergeDraft(isNew, null)).toEqual({ draft: isNew });
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
