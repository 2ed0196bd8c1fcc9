import { doc, FieldPath, getDoc, setDoc, updateDoc } from 'firebase/firestore';
import { describe, expect, test } from 'vitest';
import { errorOf, openUnrestricted } from './unrestricted';

const { things } = await openUnrestricted('demo-vendor-fields');
const thing = doc(things, 'a');

describe('field names, in setDoc', () => {
  test('must be non-empty', async () => {
    expect(await errorOf(() => setDoc(thing, { '': 1 }))).toMatch(
      /^invalid-argument: .* Document fields must not be empty/,
    );
  });

  test('must not both begin and end with double underscores', async () => {
    for (const name of ['__x__', '____'])
      expect(await errorOf(() => setDoc(thing, { [name]: 1 }))).toMatch(
        /^invalid-argument: .* Document fields cannot begin and end with "__"/,
      );
  });

  test('may have other underscores, and today ~ * / [ ], which the specification forbids', async () => {
    const data = { __x: 1, x__: 1, ___: 1, 'a~b*c/d[e]f': 1 };
    await setDoc(thing, data);
    const stored = await getDoc(thing);
    for (const name of Object.keys(data)) expect(stored.get(new FieldPath(name))).toBe(1);
  });
});

describe('field paths, in updateDoc', () => {
  const update = (path: string) => updateDoc(thing, { [path]: 1 });

  test('may lead into a map', async () => {
    await setDoc(thing, { map: {} });
    await update('map.key');
    expect((await getDoc(thing)).data()).toEqual({ map: { key: 1 } });
  });

  test.each(['~', '*', '/', '[', ']'])('must not contain %s', async (sign) => {
    expect(await errorOf(() => update(`a${sign}b`))).toMatch(
      /^invalid-argument: .* Paths must not contain '~', '\*', '\/', '\[', or '\]'/,
    );
  });

  test.each(['', '.a', 'a.', 'a..b'])("must not have empty segments: '%s'", async (path) => {
    expect(await errorOf(() => update(path))).toMatch(
      /^invalid-argument: .* Paths must not be empty, begin with '\.', end with '\.', or contain/,
    );
  });
});
