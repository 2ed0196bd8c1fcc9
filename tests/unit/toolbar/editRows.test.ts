import { expect, test } from 'vitest';
import {
  beginParagraph,
  beginSection,
  joinToRowAfter,
  joinToRowBefore,
} from '../../../src/toolbar/editRows';
import { createRow, type Row } from '../../../src/rows/rows';

/** Reads rows of a section: each begins with `# ` for a heading, or `: ` for a paragraph, and one has the cursor. */
function read(marked: string[]) {
  const rows = marked.map((line) =>
    createRow(line.startsWith('#') ? 'Heading' : 'Paragraph', line.slice(2).replace('|', '')),
  );
  const at = marked.findIndex((line) => line.includes('|'));
  return { rows, at, cursor: marked[at]!.indexOf('|') - 2 };
}

const edits = {
  Enter: beginParagraph,
  Backspace: joinToRowBefore,
  Delete: joinToRowAfter,
  Space: beginSection,
};

/** The rows after a key, marked in the same way; undefined if the key is left to the browser. */
function press(key: keyof typeof edits, marked: string[]) {
  const { rows, at, cursor } = read(marked);
  const edit = edits[key](rows, at, cursor);
  if (!edit || !('rows' in edit.change)) return undefined;
  const { change } = edit;
  const after = [
    ...rows.slice(0, change.at),
    ...change.rows,
    ...rows.slice(change.at + change.length),
  ];
  const toText = ({ name, text }: Row, i: number) => {
    const words = i === edit.at ? `${text.slice(0, edit.cursor)}|${text.slice(edit.cursor)}` : text;
    return (name === 'Heading' ? '# ' : ': ') + words;
  };
  return after.map(toText);
}

test.each<[keyof typeof edits, string[], string[]]>([
  ['Enter', ['# A', ': One.\n|', ': Two.'], ['# A', ': One.', ': |', ': Two.']],
  ['Enter', [': ```\na\n\nb\n```\n|'], [': ```\na\n\nb\n```', ': |']],
  // An empty item leaves the list, as an empty line leaves a paragraph.
  ['Enter', [': - one\n- |'], [': - one', ': |']],
  ['Enter', [': One.\n\n1. one\n2. |', ': Two.'], [': One.\n\n1. one', ': |', ': Two.']],
  ['Enter', [': - [x] one\n- [ ] |'], [': - [x] one', ': |']],
  ['Enter', [': > [!NOTE]\n> said\n> |'], [': > [!NOTE]\n> said', ': |']],
  // In the middle, the words below begin the next paragraph.
  ['Enter', [': One.\n|two.', ': Three.'], [': One.', ': |two.', ': Three.']],
  ['Enter', [': One.\n|\n\n- two'], [': One.', ': |- two']],
  ['Enter', [': ```\na\n```\n|Two.'], [': ```\na\n```', ': |Two.']],
  ['Backspace', ['# A', ': One.', ': |Two.'], ['# A', ': One.|Two.']],
  ['Delete', ['# A', ': One.|', ': Two.'], ['# A', ': One.|Two.']],
  ['Delete', ['# A', ': - one|', ': Two.'], ['# A', ': - one|\n\nTwo.']],
  ['Delete', ['# A|', ': ', ': Two.'], ['# A|', ': Two.']],
  ['Delete', ['# A', ': One.|', '# B', ': Two.'], ['# A', ': One.|', ': B', ': Two.']],
  ['Backspace', ['# A', ': One.', '# |', ': Two.'], ['# A', ': One.|', ': Two.']],
  ['Backspace', ['# A', ': One.', '# |B', ': Two.'], ['# A', ': One.', ': |B', ': Two.']],
  ['Space', ['# A', ': One.', ': ## |'], ['# A', ': One.', '# |', ': ']],
  ['Space', ['# A', ': ## |B\nTwo.', ': Three.'], ['# A', '# |B', ': Two.', ': Three.']],
  ['Space', ['# A', ': # |B', ': Two.'], ['# A', '# |B', ': Two.']],
])('%s in %j makes it %j', (key, before, after) => {
  expect(press(key, before)).toEqual(after);
});

test.each<[keyof typeof edits, string[]]>([
  ['Enter', [': One.|']],
  ['Enter', [': ```\na\n|']],
  ['Enter', [': - one\n  more\n|']],
  ['Enter', [': - |']],
  ['Enter', [': - one\n- |\n- two']],
  ['Enter', [': - one\n  - two\n  - |']],
  ['Enter', [': > > said\n> > |']],
  ['Enter', [': ```diff\n- one\n- |']],
  ['Enter', [': - one\n|two']],
  ['Backspace', ['# A', ': |One.']],
  ['Delete', ['# A|', ': One.']],
  ['Delete', ['# A', ': One.|']],
  ['Backspace', ['# |A', ': One.']],
  ['Space', [': One. ## |']],
])('%s in %j is left to the browser', (key, before) => {
  expect(press(key, before)).toBeUndefined();
});
