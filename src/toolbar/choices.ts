// What is offered at a slash.
import { flushSync } from 'react-dom';
import { guide } from '#words/author/guide';
import { writing } from '#words/author/writing';
import { announce } from '../base/announce';
import { type ChangeForm, findField } from '../rows/rowActions';
import { blocks, type Tool } from './blocks';
import { beginSection } from './editRows';
import type { TextEdit } from './editText';

/** The name of a block to choose. */
export type Choice = keyof typeof guide.alsoCalled;

/** What other editors call each block, in the order of the menu: every author may try these words, beside those of the site. */
const names: Record<Choice, string> = {
  list: 'ul li list bullet bullets unordered',
  numbers: 'ol numbered numbers ordered',
  quote: 'quote blockquote citation',
  callout: 'callout note tip info warning caution important alert admonition aside',
  codeBlock: 'code pre snippet fence',
  table: 'table grid',
  picture: 'image img picture photo figure upload media',
  heading: 'h1 h2 heading section title',
  subheading: 'h3 h4 subheading sub-heading subtitle',
  tasks: 'todo to-do task tasks checklist checkbox',
  formula: 'math maths formula equation latex tex katex',
  footnote: 'footnote fn reference note',
  divider: 'hr divider rule separator line break',
};

type Block = Pick<TextEdit, 'text' | 'selection'>;

const toBlock = (text: string, from = text.length, to = from): Block => ({
  text,
  selection: [from, to],
});

/** The blocks that are no tools of their own; `post` is all that is written. */
const others: Partial<Record<Choice, (post: string) => Block>> = {
  heading: () => toBlock('## '),
  subheading: () => toBlock('### '),
  tasks: () => toBlock('- [ ] '),
  formula: () => toBlock('$$\nx\n$$', 3, 4),
  footnote: (post) => {
    // The first that has no text yet.
    let number = 1;
    while (post.includes(`[^${number}]:`)) number++;
    return toBlock(`[^${number}]: `);
  },
  divider: () => toBlock('---'),
};

const findTool = (choice: Choice): Tool | undefined => blocks.find(({ name }) => name === choice);

/** The letter or digit that makes a block without the menu. */
export const keyOf = (choice: Choice): string | undefined => findTool(choice)?.key;

// Without accents, which not everyone types.
const fold = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

const called = (Object.keys(names) as Choice[]).map((name) => {
  const label = fold(writing.tools[name]);
  return {
    name,
    label,
    words: [label, ...fold(`${guide.alsoCalled[name]} ${names[name]}`).split(' ')],
  };
});

/** Finds the blocks that people call so: first those with a name that begins with it. */
export function findChoices(sought: string): Choice[] {
  const query = fold(sought);
  const begins = called.filter(({ words }) => words.some((word) => word.startsWith(query)));
  const has = called.filter((one) => one.label.includes(query) && !begins.includes(one));
  return [...begins, ...has].map(({ name }) => name);
}

/** Puts a block in the place of a slash and what was sought, which are `length` characters from `from` on in the row at `index`. */
export function putChoice(
  change: ChangeForm,
  index: number,
  choice: Choice,
  { from, length }: { from: number; length: number },
): void {
  let [at, start, end] = [index, 0, 0];
  flushSync(() =>
    change({
      type: 'change',
      change: (rows) => {
        const row = rows[index]!;
        if (choice === 'heading' && row.name === 'Paragraph') {
          const section = beginSection(rows.with(index, { ...row, text: '## ' }), index)!;
          at = section.at;
          announce(section.message);
          return section.change;
        }
        const post = rows.map(({ text }) => text).join('\n');
        const empty = { text: '', start: 0, end: 0 };
        const block = others[choice]?.(post) ?? findTool(choice)?.edit?.(empty) ?? toBlock('');
        [start, end] = block.selection.map((place) => from + place) as [number, number];
        return { at: index, from, length, text: block.text };
      },
    }),
  );
  const field = findField(at);
  field?.focus();
  field?.setSelectionRange(start, end);
}
