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
import { refusal, startOpen } from './openDatabase';

const { things } = await startOpen('demo-contract-queries');

/** The ids that a query finds. */
async function found(...filters: QueryFieldFilterConstraint[]) {
  return (await getDocs(query(things, ...filters))).docs.map(({ id }) => id);
}

const numbers = (length: number) => Array.from({ length }, (_, index) => index);

test('queries allow inequality filters on only one field in the specification; today on several', async () => {
  await setDoc(doc(things, 'a'), { x: 1, y: 1 });
  await setDoc(doc(things, 'b'), { x: 5, y: 1 });
  await setDoc(doc(things, 'c'), { x: 5, y: 9 });
  expect(await found(where('x', '>', 2))).toEqual(['b', 'c']);
  expect(await found(where('x', '>', 2), where('y', '<', 3))).toEqual(['b']);
  expect(await found(where('x', '>', 2), where('y', '!=', 1))).toEqual(['c']);
});

describe.each([
  ['in', 30, ['a']],
  ['not-in', 10, ['b']],
  ['array-contains-any', 30, ['a']],
] as const)('%s', (operator, most, matching) => {
  const filter = (values: unknown) =>
    where(operator === 'array-contains-any' ? 'list' : 'one', operator, values);

  test('needs an array', async () => {
    expect(await refusal(() => found(filter('text')))).toBe(
      `invalid-argument: Invalid Query. A non-empty array is required for '${operator}' filters.`,
    );
  });

  test('needs a non-empty array', async () => {
    expect(await refusal(() => found(filter([])))).toBe(
      `invalid-argument: Invalid Query. A non-empty array is required for '${operator}' filters.`,
    );
  });

  test(`takes at most 10 values in the specification; today ${most}`, async () => {
    await setDoc(doc(things, 'a'), { one: most - 1, list: [most - 1] });
    await setDoc(doc(things, 'b'), { one: most, list: [most] });
    expect(await found(filter(numbers(most)))).toEqual(matching);
    expect(await refusal(() => found(filter(numbers(most + 1))))).toMatch(/^invalid-argument: /);
  });
});

test('several in filters multiply: today at most 30 pairs of values', async () => {
  const product = (left: number, right: number) =>
    found(where('x', 'in', numbers(left)), where('y', 'in', numbers(right)));
  await setDoc(doc(things, 'a'), { x: 4, y: 5 });
  expect(await product(5, 6)).toEqual(['a']);
  expect(await refusal(() => product(6, 6))).toMatch(/^invalid-argument: /);
});

test.each(['in', '!=', 'not-in'] as const)('not-in does not go with %s', async (operator) => {
  const other = where('x', operator, operator === '!=' ? 1 : [1]);
  expect(await refusal(() => found(where('x', 'not-in', [2]), other))).toMatch(
    /^invalid-argument: Invalid query\. You cannot use/,
  );
});

test('a query the database does not know how to run is unimplemented', async () => {
  expect(await refusal(() => getDocs(query(things, limitToLast(1))))).toMatch(/^unimplemented: /);
});
