import { mayHaveMarkdown } from '../post/tree';
import { findFirstSection, groupRows, type Row } from '../rows/rows';

/** Finds where the preview shows a row: its section's heading, or its paragraph's first block. */
export async function findShown(
  preview: Element,
  rows: Row[],
  index: number,
): Promise<Element | null> {
  if (index < findFirstSection(rows)) {
    const summary = rows[index]?.name === 'Summary' && preview.querySelector('.lead');
    return summary || preview.querySelector('h2');
  }
  const sections = groupRows(rows);
  const place = sections.findLastIndex(({ start }) => start <= index);
  const section = preview.querySelectorAll('.text > section')[place];
  const {
    start,
    rows: [heading, ...paragraphs],
  } = sections[place]!;
  if (!section || index === start) return section ?? null;
  const before = paragraphs.slice(0, index - start - 1);
  const hasMarkdown = before.some(({ text }) => mayHaveMarkdown(text));
  // As in Sections.tsx, a paragraph is plain text where the parser can't be loaded.
  const parser = hasMarkdown
    ? await import('../markdown/parsing/parseMarkdown').catch(() => undefined)
    : undefined;
  const blocks = before.map(({ text }) => parser?.parseMarkdown(text)?.length ?? 1);
  const first = blocks.reduce((sum, count) => sum + count, heading!.text ? 1 : 0);
  return section.children[first] ?? section.lastElementChild ?? section;
}
