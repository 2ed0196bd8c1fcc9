// Writes what GitHub has added to Markdown, and superscripts and subscripts. The packages that read it could do so too, but readers
// would load that with them, and a paste would load what reads.
import type {
  Delete,
  FootnoteDefinition,
  FootnoteReference,
  InlineCode,
  ListItem,
  Table,
} from 'mdast';
import type { Script } from '../html/toScript';
import { defaultHandlers, type Handle, type Handlers } from 'mdast-util-to-markdown';

const INDENT = ' '.repeat(4);
const DELIMITERS = { left: ':--', center: ':-:', right: '--:' };

const toRow = (cells: string[]) => `| ${cells.join(' | ')} |`.replaceAll('|  |', '| |');

const table: Handle = (node: Table, _, state, info) => {
  const [head = [], ...rows] = node.children.map(({ children }) =>
    children.map((cell) => {
      const exit = state.enter('tableCell');
      const inside = state.enter('phrasing');
      const text = state.containerPhrasing(cell, { ...info, before: '|', after: '|' });
      inside();
      exit();
      return text;
    }),
  );
  const aligns = head.map((_cell, i) => node.align?.[i]);
  const delimiters = aligns.map((align) => (align ? DELIMITERS[align] : '---'));
  return [head, delimiters, ...rows].map(toRow).join('\n');
};

const listItem: Handle = (node: ListItem, parent, state, info) => {
  const text = defaultHandlers.listItem(node, parent, state, info);
  if (typeof node.checked !== 'boolean') return text;
  return text.replace(/^\S+ /, (marker) => `${marker}[${node.checked ? 'x' : ' '}] `);
};

const inlineCode: Handle = (node: InlineCode, parent, state) => {
  const text = defaultHandlers.inlineCode(node, parent, state);
  return state.stack.includes('tableCell') ? text.replaceAll('|', '\\|') : text;
};

const deleted: Handle = (node: Delete, _, state, info) =>
  `~~${state.containerPhrasing(node, { ...info, before: '~', after: '~' })}~~`;

const script: Handle = (node: Script, _, state, info) =>
  `<${node.tag}>${state.containerPhrasing(node, { ...info, before: '>', after: '<' })}</${node.tag}>`;

const footnoteReference: Handle = (node: FootnoteReference) =>
  `[^${node.label ?? node.identifier}]`;

const footnoteDefinition: Handle = (node: FootnoteDefinition, _, state, info) => {
  const tracker = state.createTracker(info);
  const mark = tracker.move(`[^${node.label ?? node.identifier}]: `);
  tracker.shift(INDENT.length);
  const text = state.containerFlow(node, tracker.current());
  return mark + state.indentLines(text, (line, i, isBlank) => (i && !isBlank ? INDENT : '') + line);
};

/** Writes those. */
export const gfmHandlers: Partial<Handlers> = {
  table,
  listItem,
  inlineCode,
  script,
  delete: deleted,
  footnoteReference,
  footnoteDefinition,
};
