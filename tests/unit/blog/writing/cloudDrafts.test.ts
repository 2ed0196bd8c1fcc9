import { expect, test } from 'vitest';
import { type Merged, mergeDraft } from '../../../../src/blog/writing/cloudDrafts';
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
const ahead = { ...mine, isAhead: true };
const isNew = { ...mine, copied: undefined };
const copy = { ...mine, post: aPost({ Title: 'Theirs' }), copied: 3, device: 'Firefox on Android' };
const ownCopy = { ...copy, browser: identifyBrowser(), savedAt: 2 };
const undo = [{ at: 1, from: 0, length: 1, text: '' }];
const sent = { postId: 'title-a', isSubmitted: true };

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
    'was published elsewhere, but has changed, is compared with it when it is submitted',
    ahead,
    null,
    { draft: { ...ahead, copied: undefined, isSubmitted: true, postId: undefined } },
  ],
])('a draft that %s', (_, draft, found, merged) => {
  expect(mergeDraft(draft, found)).toEqual(merged);
});

test('a draft changed on two devices becomes two, and neither loses a word', () => {
  const { draft, split } = mergeDraft(ahead, copy);
  expect(draft).toEqual(copy);
  expect(split).toMatchObject({ post: mine.post, clashedWith: copy.device, isAhead: true });
  expect(split!.id).not.toBe('a');
  expect(split!.copied).toBeUndefined();
  expect(toAddress(split!)).toBe(`/createblog?draft=${split!.id}`);
});

test('of a draft that may be published, both are published under its id', () => {
  for (const changes of [{ isSubmitted: true }, { basedOn: '1-ab' }]) {
    const { split } = mergeDraft({ ...ahead, ...changes }, copy);
    expect(toAddress(split!)).toBe(`/editblog/a?draft=${split!.id}`);
  }
});

test('the address that either device has given the post is kept, whoever changed the words', () => {
  const theirs = mergeDraft(ahead, { ...ownCopy, ...sent, savedAt: 0 });
  expect(theirs.draft).toMatchObject({ post: mine.post, ...sent });
  const own = mergeDraft({ ...ahead, ...sent, post: copy.post }, copy);
  // The cloud doesn't know it yet.
  expect(own.draft).toMatchObject({ ...sent, copied: 3, isAhead: true });
});

test('what a post that went elsewhere is published as is not known here, unless its id was given', () => {
  expect(mergeDraft({ ...ahead, postId: 'title-a' }, null).draft!.postId).toBeUndefined();
  expect(mergeDraft({ ...ahead, postId: 'restored' }, null).draft!.postId).toBe('restored');
});

test('a new post is continued without a connection, also once it has an id', () => {
  expect(toAddress({ ...mine, ...sent })).toBe('/createblog?draft=a');
  expect(toAddress({ ...mine, ...sent, postId: 'restored' })).toBe('/editblog/restored?draft=a');
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
