// What a change of the text changes in the rows of the form: only those that it touches.
import { cutBlocks } from '#post-markdown';
import { trimLines } from '../../post/text/cleanText';
import { countSame } from '../../rows/characters';
import { cleanRow, createRow, type Row } from '../../rows/rows';
import type { BodyText, Span } from './bodyText';
import { readHeading } from './headings';

interface Block extends Span {
  name: 'Heading' | 'Paragraph';
  text: string;
}

/** Cuts a part of the text, which begins at `from`, into headings and paragraphs. */
function findBlocks(source: string, from: number): Block[] {
  const blocks: Block[] = [];
  const add = (lines: string, at: number) => {
    const text = trimLines(lines);
    const start = at + lines.indexOf(text);
    if (text) blocks.push({ name: 'Paragraph', text, from: start, to: start + text.length });
  };
  let at = from;
  for (const part of cutBlocks(source)) {
    let begun = at;
    let line = at;
    if (!part.isCode)
      for (const text of part.source.split('\n')) {
        const heading = readHeading(text);
        if (heading !== undefined) {
          add(source.slice(begun - from, line - from), begun);
          blocks.push({ name: 'Heading', text: heading, from: line, to: line + text.length });
          begun = line + text.length;
        }
        line += text.length + 1;
      }
    const end = at + part.source.length;
    add(source.slice(begun - from, end - from), begun);
    at = end;
  }
  return blocks;
}

/** Finds the rows from `first` to before `end` that a change touches, and the part of the next text in their place. */
function findTouched({ text, spans }: BodyText, next: string) {
  const [before, after] = countSame(text, next);
  const by = next.length - text.length;
  const found = spans.findLastIndex(({ from }) => from <= before);
  // The heading before it may have no line of its own.
  const first = found === 1 && spans[0]!.to === 0 ? 0 : Math.max(0, found);
  const last = spans.findLastIndex(({ from }) => from < text.length - after);
  const from = spans[first]?.from ?? 0;
  for (let end = Math.max(last, found) + 1; ; end++) {
    const source = next.slice(from, end < spans.length ? spans[end]!.from + by : undefined);
    const rest = source.trimEnd();
    // The row below may have lost the empty line above it.
    const isApart = !rest || /\n[^\S\n]*\n/.test(source.slice(rest.length));
    if (end >= spans.length || isApart) return { first, end, from, source, by };
  }
}

/** What has changed: the body, and the rows of its sections, of which `length` from `at` on became `rows`. */
export interface BodyEdit {
  body: BodyText;
  at: number;
  length: number;
  rows: Row[];
}

/** Reads a text that has taken the place of another. Rows that the change doesn't touch stay the same, to the byte. */
export function editBody(body: BodyText, next: string): BodyEdit {
  if (next === body.text) return { body, at: 0, length: 0, rows: [] };
  const { first, end, from, source, by } = findTouched(body, next);
  const former = body.rows.slice(first, end);
  const blocks = findBlocks(source, from);
  const isEmpty = !next.trim();
  if (first === 0 && blocks[0]?.name !== 'Heading' && (blocks.length > 0 || isEmpty))
    blocks.unshift({ name: 'Heading', text: '', from: 0, to: 0 });
  // As in a new post.
  if (isEmpty) blocks.push({ name: 'Paragraph', text: '', from: 0, to: 0 });
  const isSame = (at: number, block: Block | undefined) => {
    const span = body.spans[first + at];
    if (!span || !block || former[at]?.name !== block.name) return false;
    return body.text.slice(span.from, span.to) === next.slice(block.from, block.to);
  };
  const most = Math.min(blocks.length, former.length);
  let same = 0;
  while (same < most && isSame(same, blocks[same])) same++;
  let sameAfter = 0;
  while (
    sameAfter < most - same &&
    isSame(former.length - 1 - sameAfter, blocks.at(-1 - sameAfter))
  )
    sameAfter++;
  const length = former.length - same - sameAfter;
  const rows = blocks.slice(same, blocks.length - sameAfter).map(({ name, text }, i) => {
    const row = i < length ? former[same + i] : undefined;
    const cleaned = cleanRow(name, text);
    return row?.name === name ? { ...row, text: cleaned } : createRow(name, cleaned);
  });
  const at = first + same;
  const moved = body.spans.slice(end).map((span) => ({ from: span.from + by, to: span.to + by }));
  return {
    body: {
      text: next,
      rows: [...body.rows.slice(0, at), ...rows, ...body.rows.slice(at + length)],
      spans: [
        ...body.spans.slice(0, first),
        ...blocks.map((block): Span => ({ from: block.from, to: block.to })),
        ...moved,
      ],
    },
    at,
    length,
    rows,
  };
}
