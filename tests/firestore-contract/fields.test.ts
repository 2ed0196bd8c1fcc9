import {
  addDoc,
  doc,
  FieldPath,
  getDoc,
  getDocs,
  orderBy,
  query,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore';
import { describe, expect, test } from 'vitest';
import { refusal, startOpen } from './openDatabase';

const { things } = await startOpen('demo-contract-fields');
const thing = doc(things, 'a');

type Call = [name: string, call: (field: string) => Promise<unknown>];

const writes: Call[] = [
  ['setDoc', (key) => setDoc(thing, { [key]: 1 })],
  ['setDoc in a map', (key) => setDoc(thing, { map: { [key]: 1 } })],
  ['setDoc in a list', (key) => setDoc(thing, { list: [{ [key]: 1 }] })],
  ['setDoc with merge', (key) => setDoc(thing, { [key]: 1 }, { merge: true })],
  ['addDoc', (key) => addDoc(things, { [key]: 1 })],
];
const paths: Call[] = [
  ['updateDoc', (path) => updateDoc(thing, { [path]: 1 })],
  ['where', (path) => getDocs(query(things, where(path, '==', 1)))],
  ['orderBy', (path) => getDocs(query(things, orderBy(path)))],
  ['get', async (path) => (await existing()).get(path) as unknown],
];

async function existing() {
  await setDoc(thing, { name: 'A thing' });
  return getDoc(thing);
}

describe.each(writes)('%s', (_, write) => {
  test('field names must be non-empty', async () => {
    expect(await refusal(() => write(''))).toMatch(
      /^invalid-argument: .* Document fields must not be empty/,
    );
  });

  test.each(['__name__', '__x__', '____'])(
    'field names must not both begin and end with double underscores: %s',
    async (key) => {
      expect(await refusal(() => write(key))).toMatch(
        /^invalid-argument: .* Document fields cannot begin and end with "__"/,
      );
    },
  );

  test.each(['__x', 'x__', '_x_', '__', '___'])('a field may be called %s', async (key) => {
    expect(await refusal(() => write(key))).toBe('none');
  });
});

describe.each(paths)('%s', (_, call) => {
  test.each(['~', '*', '/', '[', ']'])('a field path must not contain %s', async (sign) => {
    expect(await refusal(() => call(`a${sign}b`))).toMatch(
      /^invalid-argument: .* Paths must not contain '~', '\*', '\/', '\[', or '\]'/,
    );
  });

  test.each(['', '.', '.a', 'a.', 'a..b'])(
    "a field path must not have empty segments: '%s'",
    async (path) => {
      expect(await refusal(() => call(path))).toMatch(
        /^invalid-argument: .* Paths must not be empty, begin with '\.', end with '\.', or contain/,
      );
    },
  );

  test('a field path may lead into a map', async () => {
    await existing();
    expect(await refusal(() => call('map.key'))).toBe('none');
  });
});

test('updateDoc: field names must not both begin and end with double underscores', async () => {
  await existing();
  expect(await refusal(() => updateDoc(thing, { __x__: 1 }))).toMatch(
    /^invalid-argument: .* Document fields cannot begin and end with "__"/,
  );
});

test.each(['~', '*', '/', '[', ']'])(
  'field names must not contain %s in the specification; today only paths given as text must not',
  async (sign) => {
    const key = `a${sign}b`;
    await setDoc(thing, { [key]: 1 });
    expect((await getDoc(thing)).data()).toEqual({ [key]: 1 });
    await updateDoc(thing, new FieldPath(key), 2);
    expect((await getDoc(thing)).get(new FieldPath(key))).toBe(2);
  },
);

test('a FieldPath must not have empty segments', async () => {
  const message = /^invalid-argument: .*Field names must not be empty/;
  expect(await refusal(() => new FieldPath('a', '', 'b'))).toMatch(message);
});
