import type { Section } from '../../post/post';
import { listHeadings } from './listHeadings';
import { parseMarkdown } from './parseMarkdown';

/** Splits plain text at blank lines; Markdown stays in one paragraph. */
const toParagraphs = (text: string) =>
  (parseMarkdown(text) ? [text] : text.split(/\n\s*\n/)).map((Paragraph) => ({ Paragraph }));

/** Splits a Markdown file at its headings. The title is the heading that it begins with, or ''. */
export function toSections(markdown: string): { title: string; sections: Section[] } {
  const source = markdown.replaceAll('\r\n', '\n');
  const sections: Section[] = [];
  let Heading = '';
  let from = 0;
  const add = (end: number) => {
    const text = source.slice(from, end).trim();
    if (Heading || text) sections.push({ Heading, paragraphs: text ? toParagraphs(text) : [] });
  };
  for (const { words, start, end } of listHeadings(source)) {
    add(start);
    Heading = words;
    from = end;
  }
  add(source.length);
  const [first, ...rest] = sections;
  if (!first?.Heading) return { title: '', sections };
  return { title: first.Heading, sections: [{ ...first, Heading: '' }, ...rest] };
}
