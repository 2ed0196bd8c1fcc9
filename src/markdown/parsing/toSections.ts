import type { Section } from '../../post/post';
import { parseMarkdown } from './parseMarkdown';

// Matches whole code blocks too: a line of code may begin with #.
const BLOCKS = /^(```|~~~)[^]*?^\1.*$|^#{1,6}[ \t]+(.*[^ \t#\n]|#)[ \t#]*$/gm;

/** Splits plain text at blank lines; Markdown stays in one paragraph. */
const toParagraphs = (text: string) =>
  (parseMarkdown(text) ? [text] : text.split(/\n\s*\n/)).map((Paragraph) => ({ Paragraph }));

/** Splits a Markdown file at its headings. The title is the heading that it begins with, or ''. */
export function toSections(markdown: string): { title: string; sections: Section[] } {
  const source = markdown.replaceAll('\r\n', '\n');
  const sections: Section[] = [];
  let Heading = '';
  let start = 0;
  const add = (end: number) => {
    const text = source.slice(start, end).trim();
    if (Heading || text) sections.push({ Heading, paragraphs: text ? toParagraphs(text) : [] });
  };
  for (const { 0: line, 2: heading, index } of source.matchAll(BLOCKS)) {
    if (!heading) continue;
    add(index);
    Heading = heading;
    start = index + line.length;
  }
  add(source.length);
  const [first, ...rest] = sections;
  if (!first?.Heading) return { title: '', sections };
  return { title: first.Heading, sections: [{ ...first, Heading: '' }, ...rest] };
}
