// @vitest-environment node
import type { DocumentSnapshot, QuerySnapshot } from 'firebase/firestore';
import { expect, test } from 'vitest';
import { fromSnapshot, keepStale, type Live } from '../../../src/firebase/live';

const error = new Error('refused');
const ready: Live<string> = { state: 'ready', value: 'old', stale: false };
const newer: Live<string> = { state: 'ready', value: 'new', stale: false };

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

test.each<Live<string>>([{ state: 'loading' }, { state: 'offline' }, { state: 'error', error }])(
  'without a value on screen, the next state is shown: from $state',
  (shown) => {
    for (const next of [{ state: 'offline' }, { state: 'error', error }, ready] as const)
      expect(keepStale<string>(shown, next)).toBe(next);
  },
);

test('a newer value replaces the one on screen', () => {
  expect(keepStale(ready, newer)).toBe(newer);
});

test('the value on screen stays while a new listener is loading', () => {
  expect(keepStale(ready, { state: 'loading' })).toBe(ready);
});

test.each<Live<string>>([{ state: 'offline' }, { state: 'error', error }])(
  'the value on screen stays, as stale, when the listener is in the state $state',
  (next) => {
    expect(keepStale(ready, next)).toEqual({ ...ready, stale: true });
  },
);

test('a snapshot from the server is ready', () => {
  const value = 'words';
  expect(fromSnapshot(document(value, false), text)).toEqual({
    state: 'ready',
    value,
    stale: false,
  });
  expect(fromSnapshot(list(['a', 'b'], false), size)).toMatchObject({ value: 2, stale: false });
});

test('a snapshot from the cache is stale', () => {
  expect(fromSnapshot(document('words', true), text)).toMatchObject({
    state: 'ready',
    stale: true,
  });
  expect(fromSnapshot(list(['a'], true), size)).toMatchObject({ value: 1, stale: true });
});

test('an empty snapshot from the server is a value', () => {
  expect(fromSnapshot(document(null, false), text)).toMatchObject({ value: null, stale: false });
  expect(fromSnapshot(list([], false), size)).toMatchObject({ value: 0, stale: false });
});

test('an empty snapshot from the cache means offline, not "no posts"', () => {
  expect(fromSnapshot(document(null, true), text)).toEqual({ state: 'offline' });
  expect(fromSnapshot(list([], true), size)).toEqual({ state: 'offline' });
});
