// Writes tables and tasks, and superscripts and subscripts. The packages that read tables and tasks could do so too, but readers
// would load all that writes Markdown with them.
import type { InlineCode, ListItem, Table } from 'mdast';
import type { Script } from './html/toScript';
import { defaultHandlers, type Handle, type Handlers } from 'mdast-util-to-markdown';

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

const script: Handle = (node: Script, _, state, info) =>
  `<${node.tag}>${state.containerPhrasing(node, { ...info, before: '>', after: '<' })}</${node.tag}>`;

export const gfmHandlers: Partial<Handlers> = { table, listItem, inlineCode, script };
