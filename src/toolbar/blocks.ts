import { writing } from '#words/author/writing';
import type { EditText } from './editText';
import * as edits from './editText';
import { makeCallout } from './makeCallout';

/** What can be done with the text of a paragraph. */
export interface Tool {
  name: keyof typeof writing.tools;
  /** The letter that does it with Ctrl, or the digit with Ctrl and Shift. */
  key?: string;
  /** Undefined if it is more than a change of the text. */
  edit?: EditText;
}

/** The blocks that a paragraph can become, the most common first. */
export const blocks: Required<Tool>[] = [
  { name: 'list', key: '8', edit: edits.toggleList },
  { name: 'numbers', key: '7', edit: edits.toggleNumbers },
  { name: 'quote', key: '9', edit: edits.toggleQuote },
  { name: 'callout', key: '1', edit: makeCallout },
  { name: 'codeBlock', key: '6', edit: edits.toggleCodeBlock },
  { name: 'table', key: '2', edit: edits.insertTable },
];

/** Finds the block that Ctrl, Shift and a key make; keys of digits are the same on every layout. */
export const findBlock = ({ code }: Pick<KeyboardEvent, 'code'>): Required<Tool> | undefined =>
  blocks.find(({ key }) => code === `Digit${key}`);
