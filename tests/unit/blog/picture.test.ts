import { expect, test } from 'vitest';
import { findPictureIds, findPictures, isPicture, type Picture } from '../../../src/blog/picture';

const id = '0123456789abcdef0123456789abcdef';
const other = id.replaceAll('0', 'f');

test('the pictures of a text are found in order, with their sizes', () => {
  const text = `One: ![A desk](/pictures/${id}.webp#1600x900), two:\n- ![](/pictures/${other}.webp#1x1 "A title")`;
  expect(findPictures(text)).toEqual([
    { id, width: 1600, height: 900 },
    { id: other, width: 1, height: 1 },
  ]);
});

test.each([
  `/pictures/${id}.webp`,
  `/pictures/${id}.webp#0x900`,
  `/pictures/${id}.webp#1600x`,
  `/pictures/${id}.webp#1600x90000`,
  `/pictures/${id}.png#16x9`,
  `/pictures/${id.toUpperCase()}.webp#16x9`,
  `/pictures/${id}0.webp#16x9`,
  `/pictures/${id.slice(1)}.webp#16x9`,
  `/images/${id}.webp#16x9`,
])('%s is no picture', (address) => {
  expect(findPictures(`![A desk](${address})`)).toEqual([]);
});

test('a long hostile text is searched at once', () => {
  const text = '/pictures/'.repeat(100_000) + '0'.repeat(1_000_000);
  expect(findPictures(text)).toEqual([]);
});

const picture: Picture = { type: 'image/webp', data: new Uint8Array(9), width: 1600, height: 1 };

test('a stored picture is shown only if it is WebP or JPEG within the limits', () => {
  for (const type of ['image/webp', 'image/jpeg'])
    expect(isPicture({ ...picture, type })).toBe(true);
  const others: Partial<Record<keyof Picture, unknown>>[] = [
    { type: 'image/svg+xml' },
    { type: 'text/html' },
    { type: undefined },
    { data: new Uint8Array(900_001) },
    { data: new Uint8Array(0) },
    { data: 'abc' },
    { width: 1601 },
    { height: 0 },
    { height: 1.5 },
    { width: '9' },
  ];
  for (const other of others)
    expect(isPicture({ ...picture, ...other } as Picture), JSON.stringify(other)).toBe(false);
  expect(isPicture(undefined)).toBe(false);
});

test('the pictures of a text are found, each once', () => {
  const [one, two] = ['0'.repeat(32), 'f'.repeat(32)];
  const text = `![](/pictures/${two}.webp#1x1) /pictures/${one}.webp /pictures/${two}.webp /pictures/f.webp`;
  expect(findPictureIds(text)).toEqual([two, one]);
});
