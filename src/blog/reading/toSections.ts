import type { Section } from '../blog';
import { treeOf } from '../treeOf';

/** A Markdown file as a page shows it. */
interface Text {
  /** Its first heading, if the file begins with it; else ''. */
  title: string;
  sections: Section[];
}

// A line of code may begin with # as well.
const BLOCKS = /^(```|~~~)[^]*?^\1.*$|^#{1,6}[ \t]+(.+?)[ \t#]*$/gm;

/** The paragraphs of a section: one with all its Markdown, or if it has none, what empty lines part. */
const toParagraphs = (text: string) =>
  (treeOf(text) ? [text] : text.split(/\n\s*\n/)).map((Paragraph) => ({ Paragraph }));

/** Splits a Markdown file at its headings, of whatever level. */
export function toSections(markdown: string): Text {
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
