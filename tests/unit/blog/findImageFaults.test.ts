import { expect, test } from 'vitest';
import { pictures } from '../../../src/languages/en';
import { findImageFaults } from '../../../src/blog/findImageFaults';
import { any } from '../../fixtures/any';

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
  ['![A dog](//example.com/a.png)', any(pictures.foreign)],
  ['![A dog](</share.png>)', any(pictures.foreign)],
  ['![A dog](data:image/png,)', any(pictures.foreign)],
  ['![A dog](/images/nothing.png)', pictures.noFile('/images/nothing.png')],
  ['![A dog](/images/%E0%A4%A)', any(pictures.noFile)],
  [`![A dog](/pictures/${gone}.webp#10x10)`, any(pictures.notStored)],
  [`![A dog](/pictures/${known}.webp)`, any(pictures.badAddress)],
  [`![A dog](/pictures/${known}.webp#0x900)`, any(pictures.badAddress)],
  [`![ ](/pictures/${known}.webp#1x1)`, any(pictures.addAlt)],
])('%j is named: %s', (text, fault) => {
  expect(find(text)).toEqual([expect.stringMatching(fault)]);
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
