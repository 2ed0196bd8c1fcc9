import { expect, test } from 'vitest';
import { toPost } from '../../../../src/blog/toBlog';
import { changeForm, openHistory } from '../../../../src/blog/writing/history';
import { makeSections } from '../../../../src/blog/writing/makeSections';
import * as rows from '../../../../src/blog/writing/rows';
import { splitBlocks, splitDocument } from '../../../../src/blog/writing/splitMarkdown';
import { section } from '../../../fixtures/posts';

test('a text is cut between its blocks, and every block stays whole', () => {
  const blocks = [
    ...['One line\nand another.', '```js\nlet a;\n\nlet b;\n```', '> quoted\n>\n> twice'],
    ...['  - one\n\n    - nested\n\n  - two', '1. one\n\n   code of one\n\n2. two'],
    ...['a | b\n--|--\n1 | 2', '# Words', '---'],
  ];
  expect(splitBlocks(`\n\n${blocks.join('\n\n \n')}\n`)).toEqual(blocks);
});

test('a text whose code is still open is not cut', () => {
  for (const text of ['```js\nlet a;\n\nlet b;', '~~~\n```\n\n', '```'])
    expect(splitBlocks(`Words.\n\n${text}`)).toEqual([]);
});

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

test.each(['a\n\n', '- - a\n\n', '> '])('a text that would take long is not cut: %j', (text) => {
  expect(splitBlocks(text.repeat(100_000))).toEqual([]);
});

test('a document that would take long keeps all its words', () => {
  const body = '- - a\n\n'.repeat(2_000).trim();
  const { title, lead, sections } = splitDocument(`\n---\ntitle: T\n---\n${body}`);
  expect([title?.text, lead, sections]).toEqual(['T', [body], []]);
  const heading = '*a '.repeat(20_000).trim();
  expect(splitDocument(`## ${heading}`).sections).toEqual([{ heading, paragraphs: [] }]);
});

test('a document is cut at its headings; front matter and the first heading give title and summary', () => {
  const text = `---
title: "It's \\"quoted\\""
date: 2026-11-23
description: 'What it''s about'
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
  expect(splitDocument(text)).toEqual({
    title: { text: 'It\'s "quoted"', source: 'title: "It\'s \\"quoted\\""' },
    summary: { text: "What it's about", source: "description: 'What it''s about'" },
    lead: ['date: 2026-11-23\ntags:\n  - one', 'Words before.'],
    sections: [
      { heading: 'First', paragraphs: ['One.', '```sh\n# no heading\n```'] },
      { heading: 'Second code [link](/a)', paragraphs: [] },
    ],
  });
});

test('a heading of the first level at the start is the title, unless the front matter has another', () => {
  const body = '# Title\n\nLead.\n\n# Other';
  const title = { text: 'Title', source: '# Title' };
  const sections = [{ heading: 'Other', paragraphs: [] }];
  expect(splitDocument(body)).toEqual({ title, lead: ['Lead.'], sections });
  const same = splitDocument(`---\ntitle: Title\n---\n${body}`);
  expect(same).toMatchObject({ lead: ['Lead.'], sections });
  const other = splitDocument(`---\ntitle: Else\n---\n${body}`);
  expect(other.sections).toEqual([{ heading: 'Title', paragraphs: ['Lead.'] }, ...sections]);
});

test('front matter that is more than simple lines stays in the text', () => {
  const text = '---\ntitle: >\n  Folded\nsummary: one\n  two\n---\n';
  const { title, summary, lead } = splitDocument(text);
  expect([title, summary]).toEqual([undefined, undefined]);
  expect(lead).toEqual(['title: >\n  Folded\nsummary: one\n  two']);
});

const document = '---\ntitle: T\nsummary: S\ndate: D\n---\n\nLead.\n\n## A\n\nOne.\n\nTwo.\n\n## B';

/** Makes sections of the post's only paragraph; gives the post before, after, and after Undo. */
function make(post: object, text: string, at = 4) {
  const first = rows.toRows(toPost(post));
  const change = (all: rows.Row[]) => makeSections(all, at, splitDocument(text));
  const made = changeForm(openHistory(first), { type: 'change', change });
  const undone = changeForm(made, { type: 'undo' });
  expect(undone.rows).toEqual(first);
  return rows.toPost(made.rows);
}

test('a document in a new post fills in its fields, in one step of Undo', () => {
  const text = document.replace('date: D\n', '').replace('Lead.\n\n', '');
  expect(make({ sections: [{ paragraphs: [text] }] }, text)).toMatchObject({
    Title: 'T',
    Summary: 'S',
    sections: [section('A', 'One.', 'Two.'), section('B')],
  });
});

test('a document replaces no words: what has no place stays in its section', () => {
  const sections = [
    { Heading: 'Own', paragraphs: ['Before.', document, 'After.'] },
    { Heading: 'Next', paragraphs: [] },
  ];
  expect(make({ Title: 'Mine', Summary: 'Mine too', sections }, document, 5)).toMatchObject({
    Title: 'Mine',
    Summary: 'Mine too',
    sections: [
      section('Own', 'Before.', 'title: T', 'summary: S', 'date: D', 'Lead.'),
      section('A', 'One.', 'Two.'),
      section('B', 'After.'),
      section('Next'),
    ],
  });
});

test('a document of nothing but a title leaves an empty paragraph', () => {
  expect(make({ sections: [{ paragraphs: ['# T'] }] }, '# T')).toMatchObject({
    Title: 'T',
    sections: [section('', '')],
  });
});
