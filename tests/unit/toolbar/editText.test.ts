import { expect, test } from 'vitest';
import { continueLine } from '../../../src/toolbar/continueLine';
import { toggleLink } from '../../../src/toolbar/editLink';
import {
  type EditText,
  insertTable,
  toggleBold,
  toggleCode,
  toggleItalic,
  toggleList,
  toggleNumbers,
  toggleQuote,
} from '../../../src/toolbar/editText';
import { makeCallout } from '../../../src/toolbar/makeCallout';

/** Reads a text whose selection is between two bars; one bar is the cursor. */
function read(marked: string) {
  const [before, selected, after] = marked.split('|') as [string, string, string?];
  const [words, rest] = after === undefined ? ['', selected] : [selected, after];
  const start = before.length;
  return { text: before + words + rest, start, end: start + words.length };
}

/** Applies an edit to a marked text, and marks the selection in the new one; undefined if nothing changes. */
function apply(
  edit: (...args: Parameters<EditText>) => ReturnType<EditText> | undefined,
  marked: string,
) {
  const selected = read(marked);
  const done = edit(selected);
  if (!done) return undefined;
  const { from, length, text, selection } = done;
  const all = selected.text.slice(0, from) + text + selected.text.slice(from + length);
  const [start, end] = selection;
  const bar = start === end ? '' : '|';
  return `${all.slice(0, start)}|${all.slice(start, end)}${bar}${all.slice(end)}`;
}

test.each([
  ['- one|', '- one\n- |'],
  ['9. nine|', '9. nine\n10. |'],
  ['- [x] done|', '- [x] done\n- [ ] |'],
  // An empty item or line goes one level further out.
  ['- one\n- |\n\nAfter', '- one\n\n|\n\nAfter'],
  ['> said\n> |\n\nAfter', '> said\n\n|\n\nAfter'],
  ['- |', '|'],
  ['- one\n  - two\n  - |', '- one\n  - two\n- |'],
  ['3. one\n\t- [x] two\n\n\t- [ ] |', '3. one\n\t- [x] two\n\n4. |'],
  ['- one\n  1. two\n     - three\n     - |', '- one\n  1. two\n     - three\n  2. |'],
  ['- [x] one\n  > said\n  > |', '- [x] one\n  > said\n- [ ] |'],
  ['> - one\n> - |', '> - one\n>\n> |'],
  ['> - one\n>   - two\n>   - |', '> - one\n>   - two\n> - |'],
  ['> > said\n> > |', '> > said\n>\n> |'],
  ['- one\n\n> said\n>\n>   - two\n>   - |', '- one\n\n> said\n>\n>   - two\n>\n> |'],
])('Enter in “%s” makes it “%s”', (before, after) => {
  expect(apply(continueLine, before)).toBe(after);
});

test('elsewhere, Enter only begins a new line', () => {
  for (const text of ['text|', '|- one', '-|one', '```\n- one|', '2026|', '*so*|', '\n|'])
    expect(apply(continueLine, text), text).toBeUndefined();
});

test.each<[string, EditText, string, string]>([
  ['bold', toggleBold, 'a |word| here', 'a **|word|** here'],
  ['the word at the cursor', toggleBold, 'a wo|rd', 'a **wo|rd**'],
  ['each character whole,', toggleBold, 'a |𠮷क्\u200d|ष', 'a **|𠮷क्\u200dष|**'],
  ['italic in bold', toggleItalic, '**|word|**', '***|word|***'],
  ['code', toggleCode, 'run |npm ci|', 'run `|npm ci|`'],
  ['lines of code', toggleCode, 'Run\n|npm ci\nnpm test|', 'Run\n```\n|npm ci\nnpm test|\n```'],
  ['a list', toggleList, '|one\n\ntwo|', '|- one\n\n- two|'],
  ['a numbered list', toggleNumbers, '|one\n\ntwo|', '|1. one\n\n2. two|'],
  ['a quote', toggleQuote, '|one\n\ntwo|', '|> one\n> \n> two|'],
])('%s is marked, and the mark is removed again', (_, edit, before, after) => {
  expect(apply(edit, before)).toBe(after);
  const again = apply(edit, after)!;
  expect(read(again).text).toBe(read(before).text);
});

test.each<[string, EditText, string, string]>([
  ['the cursor at the end of marked words goes behind', toggleItalic, '*so|*', '*so*|'],
  ['of three marks, those are removed', toggleItalic, '|***word***|', '**|word|**'],
  ['words become a link', toggleLink, 'read |this| now', 'read [this](|) now'],
  ['the next is its address', toggleLink, '[this|](https://a.b)', '[this](|https://a.b|)'],
  ['then what follows the link', toggleLink, '[this](a|b) now', '[this](ab)| now'],
  ['an address becomes one', toggleLink, 'at |https://a.org/b|', 'at [|](https://a.org/b)'],
  ['lines become a callout', makeCallout, 'one|', '> [!NOTE]\n> one|'],
  ['a table is put below a block', insertTable, 'a|b', 'ab\n\n| | |  |\n| --- | --- |\n|  |  |'],
  ['a link is removed', toggleLink, '[|this|](https://example.org)', '|this|'],
  ['so is a long one', toggleLink, `[|this|](https://a.b/${'c'.repeat(3_000)})`, '|this|'],
])('%s: %#', (_, edit, before, after) => {
  expect(apply(edit, before)).toBe(after);
});

test('a hostile line is as fast as any other', { timeout: 5_000 }, () => {
  const lines = ['> '.repeat(100_000), ' '.repeat(200_000), `- ${'\t'.repeat(200_000)}`];
  for (const text of lines.flatMap((line) => [line, `${line}x`]))
    for (const edit of [continueLine, toggleBold, toggleLink, toggleList, toggleQuote])
      edit({ text, start: text.length, end: text.length });
});
