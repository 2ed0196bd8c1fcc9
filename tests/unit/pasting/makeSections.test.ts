import { expect, test } from 'vitest';
import { toContent } from '../../../src/post/toPost';
import { changeForm } from '../../../src/rows/undo';
import { makeSections } from '../../../src/pasting/makeSections';
import * as rows from '../../../src/rows/rows';
import { splitDocument } from '../../../src/pasting/splitMarkdown';

const document =
  '---\ntitle: T\nsummary: S\ntags: [x, y]\n---\n\nLead.\n\n## A\n\nOne.\n\nTwo.\n\n## B';

/** Makes sections of the post's only paragraph; gives the post before, after, and after Undo. */
async function make(post: object, text: string, at = 4) {
  const first = rows.toRows(toContent(post));
  const start = { rows: first, undo: [], redo: [], typedAt: 0, begunAt: 0 };
  const document = await splitDocument(text);
  const change = (all: rows.Row[]) => makeSections(all, at, document);
  const made = changeForm(start, { type: 'change', change });
  const undone = changeForm(made, { type: 'undo' });
  expect(undone.rows).toEqual(first);
  return rows.toContentOfRows(made.rows);
}

const paragraphs = (...texts: string[]) => texts.map((Paragraph) => ({ Paragraph }));

test('a document in a new post fills in its fields, in one step of Undo', async () => {
  const text = document.replace('Lead.\n\n', '');
  expect(await make({ sections: [{ paragraphs: [text] }] }, text)).toMatchObject({
    Tags: ['x', 'y'],
    Title: 'T',
    Summary: 'S',
    sections: [
      { Heading: 'A', paragraphs: paragraphs('One.', 'Two.') },
      { Heading: 'B', paragraphs: [] },
    ],
  });
});

test('a document replaces no words: what has no place stays in its section', async () => {
  const sections = [
    { Heading: 'Own', paragraphs: ['Before.', document, 'After.'] },
    { Heading: 'Next', paragraphs: [] },
  ];
  const kept = paragraphs('Before.', 'T', 'S', 'Lead.');
  expect(await make({ Title: 'Mine', Summary: 'Mine too', sections }, document, 5)).toMatchObject({
    Title: 'Mine',
    Summary: 'Mine too',
    sections: [
      { Heading: 'Own', paragraphs: kept },
      { Heading: 'A', paragraphs: paragraphs('One.', 'Two.') },
      { Heading: 'B', paragraphs: paragraphs('After.') },
      { Heading: 'Next', paragraphs: [] },
    ],
  });
});

test('a document of nothing but a title leaves an empty paragraph', async () => {
  expect(await make({ sections: [{ paragraphs: ['# T'] }] }, '# T')).toMatchObject({
    Title: 'T',
    sections: [{ Heading: '', paragraphs: paragraphs('') }],
  });
});

test('the first paragraph of a document says what its conversion has left as it was', async () => {
  const text = '---\ntitle: T\n---\n\n## A\n\nOne {% include b %}.';
  const made = makeSections(rows.toRows(toContent({})), 3, await splitDocument(text));
  const problems = 'rows' in made ? made.rows.map(({ problem }) => problem) : [];
  expect(problems.filter(Boolean)).toEqual([
    'Please check: “{% include b %}” (line 7) is shown as text.',
  ]);
});
