import { expect, test } from 'vitest';
import { findPictureIds, findPictures, isPicture, type Picture } from '../../../src/blog/picture';

const id = '0123456789abcdef0123456789abcdef';
const other = id.replaceAll('0', 'f');

test('the pictures of a text are found in order, with their sizes, and their ids once', () => {
  const text = `One: ![A desk](/pictures/${id}.webp#1600x900), two:\n- ![](/pictures/${other}.webp#1x1 "A title")`;
  expect(findPictures(text)).toEqual([
    { id, width: 1600, height: 900 },
    { id: other, width: 1, height: 1 },
  ]);
  expect(findPictureIds(`${text} /pictures/${id}.webp /pictures/f.webp`)).toEqual([id, other]);
});

test.each([
  `/pictures/${id}.webp`,
  `/pictures/${id}.webp#0x900`,
  `/pictures/${id}.webp#1600x90000`,
  `/pictures/${id}.png#16x9`,
  `/pictures/${id.slice(1)}.webp#16x9`,
])('%s is no picture', (address) => {
  expect(findPictures(`![A desk](${address})`)).toEqual([]);
});

test('a long hostile text is searched at once', () => {
  const text = '/pictures/'.repeat(100_000) + '0'.repeat(1_000_000);
  expect(findPictures(text)).toEqual([]);
});

const picture: Picture = { type: 'image/webp', data: new Uint8Array(9), width: 1600, height: 1 };

test.each<[boolean, Partial<Record<keyof Picture, unknown>>]>([
  [true, {}],
  [true, { type: 'image/jpeg' }],
  [false, { type: 'image/svg+xml' }],
  [false, { type: undefined }],
  [false, { data: new Uint8Array(900_001) }],
  [false, { data: new Uint8Array(0) }],
  [false, { data: 'abc' }],
  [false, { width: 1601 }],
  [false, { height: 0 }],
  [false, { height: 1.5 }],
])('it is %s that a stored picture with %o is shown', (isShown, changes) => {
  expect(isPicture({ ...picture, ...changes } as Picture)).toBe(isShown);
});
