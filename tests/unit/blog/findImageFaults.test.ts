import { expect, test } from 'vitest';
import { pictures } from '../../../src/languages/en';
import { findImageFaults } from '../../../src/blog/findImageFaults';

const [known, gone] = ['a', 'b'].map((digit) => digit.repeat(32));
const find = (text: string) => findImageFaults(text, (id) => id === gone, pictures);

test.each([
  `![A desk](/pictures/${known}.webp#1600x900)`,
  `Words \`![](x)\` and\n\`\`\`md\n![](https://example.com/a.png)\n\`\`\``,
  '[a link](https://example.com)',
  'No ![image] here ![',
])('nothing is wrong with %j', (text) => {
  expect(find(text)).toEqual([]);
});

test.each([
  ['![A dog](https://example.com/a.png "Title")', pictures.foreign('https://example.com/a.png')],
  ['![A dog](</share.png>)', pictures.foreign('/share.png')],
  ['![A dog](/images/nothing.png)', pictures.noFile('/images/nothing.png')],
  ['![A dog](/images/%E0%A4%A)', pictures.noFile('/images/%E0%A4%A')],
  [`![A dog](/pictures/${gone}.webp#10x10)`, pictures.notStored('/pictures/bbbbbbbb….webp#10x10')],
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

test.each(['![', '![a](b ', '![\\', '![](a "', '```\n![](', '`![](x', '![](a' + ' '.repeat(50)])(
  'hostile text of many %j is searched',
  (part) => {
    expect(find(part.repeat(100_000 / part.length))).toBeInstanceOf(Array);
  },
);
