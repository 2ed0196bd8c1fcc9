// @vitest-environment node
import type { DocumentSnapshot, QuerySnapshot } from 'firebase/firestore';
import { expect, test } from 'vitest';
import { nextLive, type Live } from '../../../src/firebase/live';
import { toLive } from '../../../src/firebase/snapshot';

const error = new Error('refused');
const loaded: Live<string> = { state: 'loaded', value: 'old', current: true };
const newer: Live<string> = { state: 'loaded', value: 'new', current: true };

const document = (text: string | null, fromCache: boolean) =>
  ({
    exists: () => text !== null,
    data: () => text,
    metadata: { fromCache },
  }) as unknown as DocumentSnapshot;

const list = (docs: string[], fromCache: boolean) =>
  ({ docs, empty: docs.length === 0, metadata: { fromCache } }) as unknown as QuerySnapshot;

const text = (snapshot: DocumentSnapshot) => snapshot.data() ?? null;
const size = (snapshot: QuerySnapshot) => snapshot.docs.length;

test.each<Live<string>>([
  { state: 'waiting' },
  { state: 'unreachable' },
  { state: 'failed', error },
])('while nothing is on screen, what comes next is shown: from $state', (shown) => {
  for (const next of [{ state: 'unreachable' }, { state: 'failed', error }, loaded] as const)
    expect(nextLive<string>(shown, next)).toBe(next);
});

test('what is on screen is replaced by what is newer', () => {
  expect(nextLive(loaded, newer)).toBe(newer);
});

test('what is on screen stays while a new listener is waiting', () => {
  expect(nextLive(loaded, { state: 'waiting' })).toBe(loaded);
});

test.each<Live<string>>([{ state: 'unreachable' }, { state: 'failed', error }])(
  'what is on screen stays, but is no longer current, when the listener is $state',
  (next) => {
    expect(nextLive(loaded, next)).toEqual({ ...loaded, current: false });
  },
);

test('a listener that has not answered is waiting', () => {
  expect(toLive(undefined, undefined, text)).toEqual({ state: 'waiting' });
});

test('a listener that was refused has failed, even if it had answered before', () => {
  expect(toLive(document('words', false), error, text)).toEqual({ state: 'failed', error });
});

test('an answer of the server is loaded and current', () => {
  const value = 'words';
  expect(toLive(document(value, false), undefined, text)).toEqual({
    state: 'loaded',
    value,
    current: true,
  });
  expect(toLive(list(['a', 'b'], false), undefined, size)).toMatchObject({
    value: 2,
    current: true,
  });
});

test('an answer of the cache is loaded and may have been overtaken', () => {
  expect(toLive(document('words', true), undefined, text)).toMatchObject({
    state: 'loaded',
    current: false,
  });
  expect(toLive(list(['a'], true), undefined, size)).toMatchObject({ value: 1, current: false });
});

test('an empty answer of the server is an answer', () => {
  expect(toLive(document(null, false), undefined, text)).toMatchObject({
    value: null,
    current: true,
  });
  expect(toLive(list([], false), undefined, size)).toMatchObject({ value: 0, current: true });
});

test('an empty answer of the cache is "can’t reach the blog", not "no posts"', () => {
  expect(toLive(document(null, true), undefined, text)).toEqual({ state: 'unreachable' });
  expect(toLive(list([], true), undefined, size)).toEqual({ state: 'unreachable' });
});
