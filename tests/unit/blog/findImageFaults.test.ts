import { expect, test } from 'vitest';
import { pictures } from '#words/pictures';
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
  ['![A dog](https://example.com/a.png "Title")', /^https.*Only pictures of this site/],
  ['![A dog](//example.com/a.png)', /Only pictures of this site/],
  ['![A dog](</share.png>)', /Only pictures of this site/],
  ['![A dog](data:image/png,)', /Only pictures of this site/],
  ['![A dog](/images/nothing.png)', /^There is no file \/images\/nothing\.png/],
  ['![A dog](/images/%E0%A4%A)', /^There is no file/],
  [`![A dog](/pictures/${gone}.webp#10x10)`, /^There is no picture \/pictures\/bbbbbbbb…\.webp/],
  [`![A dog](/pictures/${known}.webp)`, /must end like this: \.webp#1600x900$/],
  [`![A dog](/pictures/${known}.webp#0x900)`, /must end like this/],
  [`![ ](/pictures/${known}.webp#1x1)`, /^Add alt text to this image: .*\/pictures\/aaaaaaaa…/],
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
