import type { DocumentSnapshot, QuerySnapshot } from 'firebase/firestore';
import { expect, test } from 'vitest';
import { fromSnapshot, type Live, reduceLive } from '../../../src/firebase/live';

const error = new Error('refused');
const loading: Live<string> = { state: 'loading' };
const offline: Live<string> = { state: 'offline' };
const failed: Live<string> = { state: 'error', error };
const ready = (value: string, stale = false): Live<string> => ({ state: 'ready', value, stale });

/** What is shown after these reports of a listener. */
const showAfter = (first: Live<string>, ...reports: Live<string>[]) =>
  reports.reduce(reduceLive<string>, { live: first, isAnswered: false }).live;

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

test('a newer value is shown, and with nothing on screen every report', () => {
  for (const next of [loading, offline, failed, ready('new')])
    for (const first of [loading, offline, failed]) expect(showAfter(first, next)).toEqual(next);
  expect(showAfter(ready('old'), ready('new'))).toEqual(ready('new'));
});

test('the value on screen stays while a new listener starts, and is stale when that is offline or fails', () => {
  expect(showAfter(ready('old'), loading)).toEqual(ready('old'));
  for (const next of [offline, failed])
    expect(showAfter(ready('old'), loading, next)).toEqual(ready('old', true));
});

test('a value from the SDK’s cache counts only after the server’s first answer', () => {
  expect(showAfter(loading, ready('part', true))).toEqual(loading);
  expect(showAfter(loading, ready('all'), ready('all', true))).toEqual(ready('all', true));
  expect(showAfter(ready('old'), ready('all'), loading, ready('part', true))).toEqual(ready('all'));
});

test.each([false, true])('a snapshot is stale if it is from the cache: %s', (fromCache) => {
  expect(fromSnapshot(document('words', fromCache), text)).toEqual(ready('words', fromCache));
  expect(fromSnapshot(list(['a'], fromCache), size)).toMatchObject({ value: 1, stale: fromCache });
});

test('an empty snapshot from the server is a value; one from the cache means offline, not "no posts"', () => {
  expect(fromSnapshot(document(null, false), text)).toMatchObject({ value: null, stale: false });
  expect(fromSnapshot(list([], false), size)).toMatchObject({ value: 0, stale: false });
  expect(fromSnapshot(document(null, true), text)).toEqual(offline);
  expect(fromSnapshot(list([], true), size)).toEqual(offline);
});
