import {
  doc,
  getDocs,
  limitToLast,
  query,
  setDoc,
  where,
  type QueryFieldFilterConstraint,
} from 'firebase/firestore';
import { describe, expect, test } from 'vitest';
import { errorOf, openUnrestricted } from './unrestricted';

const { things } = await openUnrestricted('demo-contract-queries');

/** The ids of the documents that match the filters. */
async function find(...filters: QueryFieldFilterConstraint[]) {
  return (await getDocs(query(things, ...filters))).docs.map(({ id }) => id);
}

test('inequality filters may be on several fields today, on one in the specification', async () => {
  await setDoc(doc(things, 'a'), { x: 1, y: 1 });
  await setDoc(doc(things, 'b'), { x: 5, y: 1 });
  await setDoc(doc(things, 'c'), { x: 5, y: 9 });
  expect(await find(where('x', '>', 2))).toEqual(['b', 'c']);
  expect(await find(where('x', '>', 2), where('y', '<', 3))).toEqual(['b']);
});

describe.each([
  { operator: 'in', field: 'value', max: 30, match: 'a' },
  { operator: 'not-in', field: 'value', max: 10, match: 'b' },
  { operator: 'array-contains-any', field: 'list', max: 30, match: 'a' },
] as const)('$operator', ({ operator, field, max, match }) => {
  const numbers = (length: number) => Array.from({ length }, (_, index) => index);
  const findNumbers = (length: number) => find(where(field, operator, numbers(length)));

  test('needs a non-empty array', async () => {
    expect(await errorOf(() => findNumbers(0))).toBe(
      `invalid-argument: Invalid Query. A non-empty array is required for '${operator}' filters.`,
    );
  });

  const limit = max > 10 ? `${max} values today, 10 in the specification` : `${max} values`;
  test(`takes at most ${limit}`, async () => {
    await setDoc(doc(things, 'a'), { value: max - 1, list: [max - 1] });
    await setDoc(doc(things, 'b'), { value: max, list: [max] });
    expect(await findNumbers(max)).toEqual([match]);
    expect(await errorOf(() => findNumbers(max + 1))).toMatch(/^invalid-argument: /);
  });
});

test('limitToLast without an order is unimplemented', async () => {
  expect(await errorOf(() => getDocs(query(things, limitToLast(1))))).toMatch(/^unimplemented: /);
});
