import { expect, test } from 'vitest';
import { parseMarkdown } from '../../../../src/markdown/parsing/parseMarkdown';
import {
  createRow,
  findFirstSection,
  type Row,
  toContentOfRows,
  toRows,
} from '../../../../src/rows/rows';
import { toContent } from '../../../../src/post/toPost';
import { writeBody } from '../../../../src/form/body/bodyText';
import { editBody } from '../../../../src/form/body/editBody';
import { fc } from '../../../fixtures/fastCheck';

/** The rows of sections, each given by its heading and its paragraphs. */
const rowsOf = (...sections: [heading: string, ...paragraphs: string[]][]): Row[] =>
  sections.flatMap(([heading, ...paragraphs]) => [
    createRow('Heading', heading),
    ...paragraphs.map((text) => createRow('Paragraph', text)),
  ]);

const read = (text: string) => editBody(writeBody(rowsOf(['', ''])), text).body.rows;
const textsOf = (rows: Row[]) =>
  rows.map(({ name, text }) => (name === 'Heading' ? `# ${text}` : text));

// What is hard in Markdown: a line of one of these, or an empty one.
const line = fc.constantFrom(
  ...['words', 'more *words*', '## a', '# b', '### c', '##', '#d', '\\## e', '> q', '> > r', '- i'],
  ...[
    '  - j',
    '1. n\n2. m',
    '   in',
    '```',
    '```js',
    '~~~',
    '    code',
    '$$\nx^2\n$$',
    '| a | b |',
    '| - | - |',
  ],
  ...['[^1]', '[^1]: note', '---', '===', '<b>', '👩‍👩‍👧', 'a\tb', '  ', '', '', ''],
);
const paragraph = fc.array(line, { maxLength: 6 }).map((lines) => lines.join('\n'));
const heading = fc.constantFrom('', 'A', 'B # C', '#', '## D', '  ', 'ab'.repeat(9));
const section = fc.tuple(heading, fc.array(paragraph, { maxLength: 4 }));
const rows = fc.array(section, { maxLength: 5 }).map((sections) =>
  toRows(
    toContent({
      sections: sections.map(([Heading, paragraphs]) => ({ Heading, paragraphs })),
    }),
  ),
);

test('a blank line divides paragraphs, and ## begins a section', () => {
  const text =
    'Before\n\n## First\n\nOne\ntwo\n\n- a\n\n- b\n\n```js\nx\n\n## y\n```\n## Second\nThree';
  expect(textsOf(read(text))).toEqual([
    ...['# ', 'Before', '# First', 'One\ntwo', '- a\n\n- b', '```js\nx\n\n## y\n```'],
    ...['# Second', 'Three'],
  ]);
});

test('a line of a paragraph that would begin a section is escaped, but for one of its code', () => {
  const { text } = writeBody(rowsOf(['A', '## b', '```\n## c'], ['D', '']));
  expect(text).toBe('## A\n\n\\## b\n\n```\n## c\n\n## D\n\n');
});

test('words before the first heading have no heading of their own', () => {
  expect(writeBody(rowsOf(['', 'a'], ['', 'b'])).text).toBe('a\n\n##\n\nb');
});

test('a text that isn’t changed changes nothing, and neither does a change that is taken back', () => {
  fc.assert(
    fc.property(rows, fc.nat(), paragraph, (all, place, typed) => {
      const body = writeBody(all);
      expect(editBody(body, body.text)).toMatchObject({ length: 0, rows: [] });
      expect(body.rows).toEqual(all.slice(findFirstSection(all)));
      const at = body.text.length && place % body.text.length;
      const changed = editBody(body, body.text.slice(0, at) + typed + body.text.slice(at)).body;
      expect(editBody(changed, body.text).body.text).toBe(body.text);
    }),
  );
});

test('what is typed leaves all rows of other sections as they are', () => {
  fc.assert(
    fc.property(rows, fc.nat(), fc.nat(9), paragraph, (all, place, removed, typed) => {
      const body = writeBody(all);
      const at = body.text.length && place % body.text.length;
      const next = body.text.slice(0, at) + typed + body.text.slice(at + removed);
      const edit = editBody(body, next);
      const [first, last] = [at, at + removed];
      // Of a row, and of those beside it, whose gap may have changed.
      body.rows.forEach((row, i) => {
        const { from, to } = body.spans[i]!;
        if (i > 0 && (to + 2 < first || from > last + 2)) expect(edit.body.rows).toContain(row);
      });
    }),
  );
});

test('each row says what stands in its part of the text, and nothing stands between', () => {
  fc.assert(
    fc.property(rows, fc.nat(), fc.nat(9), paragraph, (all, place, removed, typed) => {
      const before = writeBody(all);
      const at = before.text.length && place % before.text.length;
      const next = before.text.slice(0, at) + typed + before.text.slice(at + removed);
      const { body } = editBody(before, next);
      expect(body.spans).toHaveLength(body.rows.length);
      let end = 0;
      for (const [i, { from, to }] of body.spans.entries()) {
        expect(next.slice(end, from).trim()).toBe('');
        end = to;
        const row = body.rows[i]!;
        if (row.name === 'Paragraph' && !before.rows.includes(row))
          expect(row.text).toBe(next.slice(from, to));
      }
      expect(next.slice(end).trim()).toBe('');
    }),
  );
});

/** How a text is drawn, whatever spaces its words have. */
const draw = (text: string): string[] =>
  (
    parseMarkdown(text) ??
    text
      .trim()
      .split(/\n\s*\n/)
      .map((words) => ({ tag: 'p', children: [words] }))
  ).map((block) =>
    JSON.stringify(block)
      .replaceAll(/(?:\\[nt]| )+/g, ' ')
      .replaceAll(/" | "/g, '"'),
  );

test('the paragraphs of a section are drawn as its Markdown is', () => {
  fc.assert(
    fc.property(
      fc.array(
        line.filter((one) => !one.startsWith('[^')),
        { maxLength: 12 },
      ),
      (lines) => {
        const text = lines.join('\n');
        const sections: string[][] = [[]];
        for (const row of read(text)) {
          if (row.name === 'Heading') sections.push([]);
          else sections.at(-1)!.push(row.text);
        }
        const { rows: all, spans } = editBody(writeBody(rowsOf(['', ''])), text).body;
        const starts = all.flatMap(({ name }, i) => (name === 'Heading' ? spans[i]!.to : []));
        const ends = all.flatMap(({ name }, i) => (name === 'Heading' ? spans[i]!.from : []));
        sections.slice(1).forEach((paragraphs, i) => {
          const source = text.slice(starts[i], ends[i + 1]);
          expect(paragraphs.flatMap((one) => (one ? draw(one) : []))).toEqual(
            source.trim() ? draw(source) : [],
          );
        });
      },
    ),
  );
});

test('the way of a post to the text and back keeps it to the byte', () => {
  fc.assert(
    fc.property(rows, (all) => {
      const { rows: back } = editBody(writeBody(all), writeBody(all).text).body;
      expect(toContentOfRows([...all.slice(0, findFirstSection(all)), ...back])).toEqual(
        toContentOfRows(all),
      );
    }),
  );
});
