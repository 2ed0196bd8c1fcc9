// The sections of a post as one text of Markdown, and where each row of the form stands in it.
import { cutBlocks } from '#post-markdown';
import { trimLines } from '../../post/text/cleanText';
import { findFirstSection, type Row } from '../../rows/rows';
import { escapeHeading, writeHeading } from './headings';

/** A part of a text: its characters from `from` to before `to`. */
export interface Span {
  from: number;
  to: number;
}

/** The body of a post as one text. */
export interface BodyText {
  text: string;
  /** The rows of its sections. */
  rows: Row[];
  /** Where each row stands; one that has no line, such as an empty heading at the beginning, is where it would be. */
  spans: Span[];
}

// Between paragraphs.
const GAP = '\n\n';

/** Writes a paragraph so that none of its lines begins a section. */
const writeParagraph = (paragraph: string): string =>
  cutBlocks(trimLines(paragraph))
    .map(({ source, isCode }) =>
      isCode ? source : source.split('\n').map(escapeHeading).join('\n'),
    )
    .join('');

// At each change, all rows but a few are the same.
const written = new WeakMap<Row, string>();

function writeRow(row: Row): string {
  const known = written.get(row);
  if (known !== undefined) return known;
  const { name, text } = row;
  const lines = name === 'Heading' ? writeHeading(text) : writeParagraph(text);
  written.set(row, lines);
  return lines;
}

/** Writes the sections of the form's rows as one text. */
export function writeBody(allRows: Row[]): BodyText {
  const rows = allRows.slice(findFirstSection(allRows));
  const parts: string[] = [];
  let length = 0;
  const spans = rows.map((row, i): Span => {
    // The words before the first heading of the text.
    const isHidden = i === 0 && !row.text.trim();
    const isFirst = i === 0 || (i === 1 && length === 0);
    const gap = isFirst ? '' : GAP;
    const lines = isHidden ? '' : writeRow(row);
    parts.push(gap, lines);
    const from = length + gap.length;
    length = from + lines.length;
    return { from, to: length };
  });
  return { text: parts.join(''), rows, spans };
}
