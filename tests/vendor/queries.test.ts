import {
  doc,
  getDocs,
  limitToLast,
  query,
  setDoc,
  where,
  type QueryFieldFilterConstraint,
} from 'firebase/firestore';
import { expect, test } from 'vitest';
import { errorOf, openUnrestricted } from './unrestricted';

const { things } = await openUnrestricted('demo-vendor-queries');

/** The ids of the documents that match the filters. */
async function find(...filters: QueryFieldFilterConstraint[]) {
  return (await getDocs(query(things, ...filters))).docs.map(({ id }) => id);
}

test('inequality filters may be on several fields today, on one in the specification', async () => {
  await setDoc(doc(things, 'a'), { x: 5, y: 1 });
  await setDoc(doc(things, 'b'), { x: 5, y: 9 });
  expect(await find(where('x', '>', 2), where('y', '<', 3))).toEqual(['a']);
});

test.each([
  { operator: 'in', field: 'value', max: 30, specified: 10, match: 'a' },
  { operator: 'not-in', field: 'value', max: 10, specified: 10, match: 'b' },
  { operator: 'array-contains-any', field: 'list', max: 30, specified: 10, match: 'a' },
] as const)(
  '$operator takes 1 to $max values today, to $specified in the specification',
  async ({ operator, field, max, match }) => {
    const findFirst = (count: number) => find(where(field, operator, [...Array(count).keys()]));

    await setDoc(doc(things, 'a'), { value: max - 1, list: [max - 1] });
    await setDoc(doc(things, 'b'), { value: max, list: [max] });
    expect(await findFirst(max)).toEqual([match]);
    expect(await errorOf(() => findFirst(max + 1))).toMatch(/^invalid-argument: /);
    expect(await errorOf(() => findFirst(0))).toBe(
      `invalid-argument: Invalid Query. A non-empty array is required for '${operator}' filters.`,
    );
  },
);

test('limitToLast without an order is unimplemented', async () => {
  expect(await errorOf(() => getDocs(query(things, limitToLast(1))))).toMatch(/^unimplemented: /);
});
