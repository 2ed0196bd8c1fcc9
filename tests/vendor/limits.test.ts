import { FirebaseError } from 'firebase/app';
import {
  collection,
  doc,
  GeoPoint,
  getDoc,
  getDocs,
  query,
  setDoc,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore';
import { afterAll, expect, test } from 'vitest';
import { openProject } from '../fixtures/emulator/emulatorProject';

const rules = 'service cloud.firestore { match /{document=**} { allow read, write; } }';
const { close, openClient } = await openProject('demo-limits', rules);
afterAll(close);
const db = openClient();
const things = collection(db, 'things');
const thing = doc(things, 'a');

const MEBIBYTE = 1024 * 1024;

async function reuseBatch() {
  const batch = writeBatch(db).set(thing, {});
  await batch.commit();
  return batch.commit();
}

test.each<[string, string, () => unknown]>([
  ['a field without a name', 'must not be empty', () => setDoc(thing, { '': 1 })],
  ['the field __x__', 'begin and end with "__"', () => setDoc(thing, { __x__: 1 })],
  ['a field path with ~', 'must not contain', () => updateDoc(thing, { 'a~b': 1 })],
  ['an empty part of a field path', 'must not be empty', () => updateDoc(thing, { 'a..b': 1 })],
  ['a nested array', 'Nested arrays', () => setDoc(thing, { list: [[1]] })],
  ['an empty filter', 'non-empty array', () => getDocs(query(things, where('x', 'in', [])))],
  ['a latitude above 90', 'between -90 and 90', () => new GeoPoint(90.1, 0)],
  ['a longitude above 180', 'between -180 and 180', () => new GeoPoint(0, 180.1)],
  ['a batch after its commit', 'can no longer be used after commit()', reuseBatch],
  ['an undefined value', 'undefined', () => setDoc(thing, { name: undefined })],
  ['more than 1 MiB', 'longer than', () => setDoc(thing, { text: '💥'.repeat(MEBIBYTE / 4) })],
])('%s is refused: %s', async (_, reason, act) => {
  const error: unknown = await Promise.resolve()
    .then(act)
    .catch((cause: unknown) => cause);
  expect(error).toBeInstanceOf(FirebaseError);
  expect((error as FirebaseError).message).toContain(reason);
});

test('lists in a map in a list are stored, as a post has them', async () => {
  const sections = [{ Heading: 'A heading', paragraphs: [{ Paragraph: 'A paragraph' }] }];
  await setDoc(thing, { sections });
  expect((await getDoc(thing)).data()).toEqual({ sections });
});

test('a request over 4 MiB is resource-exhausted, which the SDK would retry forever', async () => {
  const at = 'projects/demo-limits/databases/(default)/documents/things?documentId=a';
  const body = JSON.stringify({ fields: { text: { stringValue: 'x'.repeat(4 * MEBIBYTE) } } });
  const url = `http://${process.env.FIRESTORE_EMULATOR_HOST}/v1/${at}`;
  const answer = await fetch(url, { method: 'POST', body });
  expect(await answer.text()).toContain('RESOURCE_EXHAUSTED');
});
