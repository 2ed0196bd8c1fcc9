import { flushSync } from 'react-dom';
import { writing } from '#words/author/writing';
import { announce } from '../base/announce';
import { focusAt } from '../rows/focus';
import { type ChangeForm, findField } from '../rows/rowActions';
import { createRow, findOptional, type Row } from '../rows/rows';
import type { MarkdownDocument } from './splitMarkdown';

/** Puts a document in the place of the paragraph at `at`. Fills in Title, Summary and Tags if they are empty. */
export function makeSections(rows: Row[], at: number, document: MarkdownDocument) {
  const before = rows.slice(1, at);
  const left: string[] = [];
  for (const [i, found] of [document.title, document.summary].entries()) {
    const row = before[i]!;
    if (!found) continue;
    if (row.text.trim()) left.push(found);
    else before[i] = { ...row, text: found };
  }
  if (document.tags && !rows.some(({ name }) => name === 'Tags'))
    before.splice(findOptional(rows, 'Tags') - 1, 0, createRow('Tags', document.tags.join(', ')));
  const lead = [...left, ...document.lead].map((text) => createRow('Paragraph', text));
  const sections = document.sections.flatMap(({ heading, paragraphs }) => [
    createRow('Heading', heading),
    ...paragraphs.map((text) => createRow('Paragraph', text)),
  ]);
  if (lead.length + sections.length === 0) lead.push(createRow('Paragraph'));
  const first = [...lead, ...sections].find(({ name }) => name === 'Paragraph');
  if (first) first.problem = document.problem;
  // The first section of a new post would be empty.
  const last = before.at(-1)!;
  const isReplaced =
    lead.length === 0 && sections.length > 0 && last.name === 'Heading' && !last.text.trim();
  const all = [...(isReplaced ? before.slice(0, -1) : before), ...lead, ...sections];
  const same = all.findIndex((row, i) => row !== rows[i + 1]);
  return { at: same + 1, length: at - same, rows: all.slice(same) };
}

/** Puts a document in the place of the paragraph at `at`, with the cursor behind it, and announces it. */
export function putDocument(change: ChangeForm, at: number, document: MarkdownDocument): void {
  let last = at;
  const make = (rows: Row[]) => {
    const made = makeSections(rows, at, document);
    last = made.at + made.rows.length - 1;
    return made;
  };
  flushSync(() => change({ type: 'change', change: make }));
  const field = findField(last);
  if (field) focusAt(field, field.value.length);
  announce(writing.documentIsIn);
}
