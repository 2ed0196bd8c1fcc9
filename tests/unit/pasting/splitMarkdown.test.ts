import { expect, test } from 'vitest';
import {
  hasTooMany,
  outlineDocument,
  splitBlocks,
  splitBody,
  splitDocument,
  writeHeadings,
} from '../../../src/pasting/splitMarkdown';

test('a text is cut between its blocks, and every block stays whole', () => {
  const blocks = [
    ...['One line\nand another.', '```js\nlet a;\n\nlet b;\n```', '> quoted\n>\n> twice'],
    ...['  - one\n\n    - nested\n\n  - two', '1. one\n\n   code of one\n\n2. two'],
    ...['a | b\n--|--\n1 | 2', '# Words', '---'],
  ];
  expect(splitBlocks(`\n\n${blocks.join('\n\n \n')}\n`)).toEqual(blocks);
});

test.each(['Words.\n\n```js\nlet a;\n\nlet b;', 'Words.\n\n~~~\n```\n\n'])(
  'a text whose code is still open is not cut: %j',
  (text) => {
    expect(splitBlocks(text)).toEqual([]);
  },
);

test('a footnote stays with the words that refer to it, and one without a reference on its own', () => {
  const text =
    'A[^a].\n\nB.\n\nC[^B] and[^a].\n\n[^a]: Note, see[^b].\n\n[^b]: More.\n\n[^c]: Lost.';
  expect(splitBlocks(text)).toEqual([
    'A[^a].\n\n[^a]: Note, see[^b].\n\n[^b]: More.',
    'B.',
    'C[^B] and[^a].\n\n[^b]: More.\n\n[^a]: Note, see[^b].',
    '[^c]: Lost.',
  ]);
});

test.each(['a\n\n', '- - a\n\n'])(
  'a text of too many parts is not cut, and says so: %j',
  (text) => {
    const all = text.repeat(100_000);
    expect([splitBlocks(all), hasTooMany(all)]).toEqual([[], true]);
  },
);

test('a block that would take long stays whole, and others are cut', () => {
  const long = '> '.repeat(100_000).trim();
  expect(splitBlocks(`a\n\n${long}\n\nb`)).toEqual(['a', long, 'b']);
});

test('a document that would take long keeps all its words', async () => {
  const body = '- - a\n\n'.repeat(2_000).trim();
  const { title, lead, sections } = await splitDocument(`\n---\ntitle: T\n---\n${body}`);
  expect([title, lead, sections]).toEqual(['T', [body], []]);
  const heading = '*a '.repeat(20_000).trim();
  expect((await outlineDocument(`## ${heading}`)).sections).toEqual([{ heading, paragraphs: [] }]);
});

test('a document is cut at its headings; front matter and the first heading give the fields', async () => {
  const text = `---
title: "It's \\"quoted\\""
date: 2026-11-23
description: >
  What it's
  about
tags:
  - one
---
Words before.

First
===

One.

\`\`\`sh
# no heading
\`\`\`

#### *Second* \`code\` [link](/a) ####
`;
  const document = {
    title: 'It\'s "quoted"',
    summary: "What it's about",
    tags: ['one'],
    lead: ['Words before.'],
    sections: [
      {
        heading: 'First',
        paragraphs: ['One.', '```sh\n# no heading\n```', '#### *Second* `code` [link](/a)'],
      },
    ],
  };
  expect(await splitDocument(text)).toEqual(document);
  expect(await outlineDocument(text)).toEqual(document);
});

test('a document is cut at its highest headings; those below them stay within their sections', () => {
  const cut = (body: string) => splitBody(body).sections;
  expect(cut('# T\n\n### A\n\nx\n\n#### B\n\n###### C ##')).toEqual([
    { heading: 'A', paragraphs: ['x', '### B', '#### C'] },
  ]);
  // The first is the title.
  expect(cut('A\n===\n\nB *b*\n---\n\nx')).toEqual([{ heading: 'B b', paragraphs: ['x'] }]);
  expect(splitBody('x\n\nA\n===\n\nB *b*\n---\n\ny').sections).toEqual([
    { heading: 'A', paragraphs: ['### B *b*', 'y'] },
  ]);
});

test('headings below the second level alone are those of a section, and make no document', async () => {
  const text = 'Words.\n\n### A\n\nx\n\n##### B';
  const lead = ['Words.', '### A', 'x', '#### B'];
  expect(await outlineDocument(text)).toEqual({ lead, sections: [] });
  expect(await splitDocument(text)).toMatchObject({ lead, sections: [] });
  // Below a title or in a file with front matter, they begin its sections.
  for (const above of ['# T', '---\ntitle: T\n---'])
    expect((await outlineDocument(`${above}\n\n### A\n\n#### B`)).sections).toEqual([
      { heading: 'A', paragraphs: ['### B'] },
    ]);
});

test.each([
  ['### A\n\nx\n\n#### B', null, null],
  ['#### A\n\nx\n\n### B', null, null],
  ['##### A\n\n###### B', '#### A\n\n#### B', '#### A\n\n#### B'],
  ['### A\n\n##### B', '### A\n\n#### B', '### A\n\n#### B'],
  ['x\n\n## A\n\n### B\n\n##### C', null, 'x\n\n## A\n\n### B\n\n#### C'],
  ['# A\n\nx\n\n## B\n\n### C', null, '## A\n\nx\n\n## B\n\n### C'],
  ['x\n\n# A\n\n## B\n\n# C', null, 'x\n\n## A\n\n### B\n\n## C'],
  ['---\ntitle: A\ntags: [b, c]\n---\n\n# B', null, '## A\n\nb, c\n\n## B'],
  ['```\n# a\n```', null, null],
])(
  'headings from elsewhere get the levels of a post: %j becomes %j in a paragraph, and %j in the body',
  async (text, inParagraph, inBody) => {
    expect(await writeHeadings(text, false)).toBe(inParagraph ?? text);
    expect(await writeHeadings(text, true)).toBe(inBody ?? text);
  },
);

test('a heading of the first level at the start is the title, unless the front matter has another', async () => {
  const body = '# Title\n\nLead.\n\n# Other';
  const sections = [{ heading: 'Other', paragraphs: [] }];
  expect(await splitDocument(body)).toEqual({ title: 'Title', lead: ['Lead.'], sections });
  const same = await splitDocument(`---\ntitle: Title\n---\n${body}`);
  expect(same).toMatchObject({ title: 'Title', lead: ['Lead.'], sections });
  const other = await splitDocument(`---\ntitle: Else\n---\n${body}`);
  expect(other.sections).toEqual([{ heading: 'Title', paragraphs: ['Lead.'] }, ...sections]);
});

test('front matter that can’t be read stays in the text', async () => {
  const document = await outlineDocument('---\ntitle: "\n---\n\nWords.');
  expect(document.sections).toEqual([{ heading: 'title: "', paragraphs: ['Words.'] }]);
});

test('a picture within a pasted document is kept; one that can’t be stays as text', async () => {
  const file = '# T\n\n![a](data:image/png;base64,AA==)';
  const split = async (address?: string) =>
    (await splitDocument(file, () => Promise.resolve(address))).lead;
  expect(await split('/pictures/1')).toEqual(['![a](/pictures/1)']);
  expect(await split()).toEqual(['![a](data:image/png;base64,AA==)']);
});

test('a heading has no Markdown, but one of more than 1,000 characters stays as it is', async () => {
  const read = async (words: string) =>
    (await outlineDocument(`Words.\n\n## ${words}`)).sections[0]?.heading;
  expect(await read('*so* '.repeat(190).trim())).toBe('so '.repeat(190).trim());
  expect(await read('*so* '.repeat(210).trim())).toBe('*so* '.repeat(210).trim());
});
