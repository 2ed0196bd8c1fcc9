import { doc, FieldPath, getDoc, setDoc, updateDoc } from 'firebase/firestore';
import { expect, test } from 'vitest';
import { errorOf, openUnrestricted } from './unrestricted';

const { things } = await openUnrestricted('demo-vendor-fields');
const thing = doc(things, 'a');

test.each([
  ['', 'Document fields must not be empty'],
  ...['__x__', '____'].map((name) => [name, 'Document fields cannot begin and end with "__"']),
])("setDoc refuses the field name '%s'", async (name, reason) => {
  const error = await errorOf(() => setDoc(thing, { [name]: 1 }));
  expect(error).toMatch(new RegExp(`^invalid-argument: .* ${reason}`));
});

test('setDoc takes other underscores, and today ~ * / [ ], which the specification forbids', async () => {
  const data = { __x: 1, x__: 1, ___: 1, 'a~b*c/d[e]f': 1 };
  await setDoc(thing, data);
  const stored = await getDoc(thing);
  for (const name of Object.keys(data)) expect(stored.get(new FieldPath(name))).toBe(1);
});

test('a field path in updateDoc may lead into a map', async () => {
  await setDoc(thing, { map: {} });
  await updateDoc(thing, { 'map.key': 1 });
  expect((await getDoc(thing)).data()).toEqual({ map: { key: 1 } });
});

test.each([
  ...['a~b', 'a*b', 'a/b', 'a[b', 'a]b'].map((path) => [path, 'contain ']),
  ...['', '.a', 'a.', 'a..b'].map((path) => [path, "be empty, begin with '.', end with '.', or "]),
])("updateDoc refuses the field path '%s'", async (path, reason) => {
  const error = await errorOf(() => updateDoc(thing, { [path]: 1 }));
  expect(error).toMatch(/^invalid-argument: /);
  expect(error).toContain(`Paths must not ${reason}`);
});
