import { expect, test } from 'vitest';
import { parseDraft } from '../../../src/drafts/drafts';
import { readShared } from '../../../src/sharing/shared';
import { aPost } from '../../fixtures/posts';

const shared = { id: 'shownToSomeoneElse20', until: Date.now() + 60_000 };

test('a stored draft knows where it is shown', () => {
  const draft = { post: aPost(), savedAt: 1, basedOn: { kind: 'new' }, extras: { shared } };
  expect(readShared(parseDraft('a', JSON.stringify(draft))?.extras)).toEqual(shared);
});

test.each([
  ['nothing is added to it', undefined],
  ['other parts add to it', { another: shared }],
  ['its time is over', { shared: { ...shared, until: Date.now() - 1 } }],
  ['no address of Firestore’s', { shared: { ...shared, id: 'a/b' } }],
  ['a number is stored', { shared: 1 }],
])('a draft is shown to nobody: %s', (_, extras) => {
  expect(readShared(extras)).toBeUndefined();
});
