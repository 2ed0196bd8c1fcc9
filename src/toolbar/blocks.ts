import { writing } from '#words/author/writing';
import type { EditText } from './editText';
import * as edits from './editText';
import { makeCallout } from './makeCallout';

/** What a paragraph can become, with the digit that makes it with Ctrl and Shift. */
interface Block {
  name: keyof typeof writing.tools;
  digit: string;
  edit: EditText;
}

/** The blocks of a paragraph, the most common first. */
export const blocks: Block[] = [
  { name: 'list', digit: '8', edit: edits.toggleList },
  { name: 'numbers', digit: '7', edit: edits.toggleNumbers },
  { name: 'quote', digit: '9', edit: edits.toggleQuote },
  { name: 'callout', digit: '1', edit: makeCallout },
  { name: 'codeBlock', digit: '6', edit: edits.toggleCodeBlock },
  { name: 'table', digit: '2', edit: edits.insertTable },
];

/** Finds the block that Ctrl, Shift and a key make; keys of digits are the same on every layout. */
export const findBlock = ({ code }: Pick<KeyboardEvent, 'code'>): Block | undefined =>
  blocks.find(({ digit }) => code === `Digit${digit}`);
