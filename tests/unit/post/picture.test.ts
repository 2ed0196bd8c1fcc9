import { expect, test } from 'vitest';
import { findImageFaults } from '../../../src/post/findImageFaults';
import {
  findPictureIds,
  findPictures,
  isPicture,
  type PictureData,
} from '../../../src/post/picture';
import { pictures } from '../../fixtures/words/en';

const id = '0123456789abcdef0123456789abcdef';
const other = id.replaceAll('0', 'f');

test('the pictures of a text are found in order, with their sizes, and their ids once', () => {
  const odd = `/pictures/${id}.webp#0x900 /pictures/${id}.webp#16x90000 /pictures/${id}.png#16x9`;
  const text = `One: ![A desk](/pictures/${id}.webp#1600x900), two:
    - ![](/pictures/${other}.webp#1x1 "A title"), none: ${odd} /pictures/f.webp`;
  expect(findPictures(text)).toEqual([
    { id, width: 1600, height: 900 },
    { id: other, width: 1, height: 1 },
  ]);
  expect(findPictureIds(text)).toEqual([id, other]);
});

test('a long hostile text is searched at once', () => {
  expect(findPictures('/pictures/'.repeat(100_000) + '0'.repeat(1_000_000))).toEqual([]);
});

const picture: PictureData = {
  type: 'image/webp',
  data: new Uint8Array(9),
  width: 1600,
  height: 1,
};

test.each<[boolean, Partial<Record<keyof PictureData, unknown>>]>([
  [true, {}],
  [false, { type: 'image/svg+xml' }],
  [false, { data: new Uint8Array(900_001) }],
  [false, { data: new Uint8Array(0) }],
  [false, { height: 0 }],
  [false, { height: 1.5 }],
])('it is %s that a stored picture with %o is shown', (isShown, changes) => {
  expect(isPicture({ ...picture, ...changes } as PictureData)).toBe(isShown);
});

const [known, gone] = ['a', 'b'].map((digit) => digit.repeat(32));
const find = (text: string) => findImageFaults(text, (id) => id === gone, pictures);

test.each([
  `![A desk](/pictures/${known}.webp#1600x900)`,
  `Words \`![](x)\` and\n\`\`\`md\n![](https://example.com/a.png)\n\`\`\``,
  'No ![image] here ![',
])('nothing is wrong with %j', (text) => {
  expect(find(text)).toEqual([]);
});

test.each([
  ['![A dog](https://example.com/a.png "Title")', pictures.foreign('https://example.com/a.png')],
  ['![A dog](/images/nothing.png)', pictures.noFile('/images/nothing.png')],
  [`![A dog](/pictures/${gone}.webp#10x10)`, pictures.notStored('A dog')],
  [
    `![A dog](/pictures/${known}.webp#0x900)`,
    pictures.badAddress('/pictures/aaaaaaaa….webp#0x900'),
  ],
  [`![ ](/pictures/${known}.webp#1x1)`, pictures.addAlt('/pictures/aaaaaaaa….webp#1x1')],
])('%j is named: %s', (text, fault) => {
  expect(find(text)).toEqual([fault]);
});

test('each fault is named once, and all of several images', () => {
  const foreign = '![](b.png)';
  expect(find(`${foreign} ${foreign} ![a](c.png)`)).toHaveLength(3);
});

test('hostile text of many parts of images takes no long time', { timeout: 5_000 }, () => {
  const parts = [
    '![',
    '![a](b ',
    '![\\',
    '![](a "',
    '```\n![](',
    '`![](x',
    `![](a${' '.repeat(50)}`,
  ];
  for (const part of parts) find(part.repeat(100_000 / part.length));
});
