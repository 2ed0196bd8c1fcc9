// Imports the converter of HTML. Loaded on demand.
import TurndownService from 'turndown';
import { cleanHtml, isEditor } from './cleanHtml';
import { escapeText } from './escapeText';

const FORMATTED =
  'strong, b, em, i, del, s, strike, a[href], img, li, h1, h2, h3, h4, h5, h6, code, blockquote, table, hr';
const MAX_COLUMNS = 50;

const converter = new TurndownService({
  headingStyle: 'atx',
  hr: '---',
  // A new line in a paragraph is one on the page.
  br: '',
  codeBlockStyle: 'fenced',
  emDelimiter: '*',
});
converter.escape = escapeText;

const toLine = (content: string) => content.trim().replaceAll(/\s+/g, ' ');

converter.addRule('heading', {
  filter: ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
  replacement: (content, { nodeName }) =>
    `\n\n${'#'.repeat(Number(nodeName[1]))} ${toLine(content)}\n\n`,
});

converter.addRule('deleted', {
  filter: ({ nodeName }) => ['DEL', 'S', 'STRIKE'].includes(nodeName),
  replacement: (content) => (content.trim() ? `~~${content}~~` : ''),
});

converter.addRule('box', {
  filter: (node) => node.nodeName === 'INPUT' && node.getAttribute('type') === 'checkbox',
  replacement: (_, node) => ((node as HTMLInputElement).hasAttribute('checked') ? '[x] ' : '[ ] '),
});

converter.addRule('item', {
  filter: 'li',
  replacement: (content, node) => {
    const list = node.parentElement;
    const number =
      Number(list?.getAttribute('start') ?? 1) + [...(list?.children ?? [])].indexOf(node);
    const marker = list?.nodeName === 'OL' ? `${number}. ` : '- ';
    // A box keeps its space before the words.
    const lines = content
      .trim()
      .replaceAll(/^(\[[x ]\])\s+/g, '$1 ')
      .split('\n');
    const indent = ' '.repeat(marker.length);
    return `${marker}${lines.map((line, i) => (i > 0 && line ? indent + line : line)).join('\n')}\n`;
  },
});

/** Whether a table is one of words, not the layout of a page. */
const isTable = (table: Element | null) =>
  table !== null && !table.querySelector('table') && table.querySelectorAll('td, th').length > 1;

const alignments: Record<string, string> = { center: ':-:', right: '--:' };

function toDelimiter(cell: Element): string {
  const style = /text-align:\s*(\w+)/.exec(cell.getAttribute('data-style') ?? '')?.[1];
  return ` ${alignments[cell.getAttribute('align') ?? style ?? ''] ?? '---'} |`;
}

converter.addRule('cell', {
  filter: ['td', 'th'],
  replacement: (content, node) => {
    if (!isTable(node.parentElement!.closest('table'))) return `\n\n${content}\n\n`;
    const columns = Math.min(Number(node.getAttribute('colspan')) || 1, MAX_COLUMNS);
    return ` ${toLine(content).replaceAll(/(?<!\\)\|/g, '\\|')} |${'  |'.repeat(columns - 1)}`;
  },
});

converter.addRule('row', {
  filter: 'tr',
  replacement: (content, node) => {
    const table = node.parentElement!.closest('table');
    if (!isTable(table)) return content;
    // Markdown has no table without a header.
    const isFirst = table!.querySelector('tr') === node;
    const delimiters = [...node.children].map((cell) => {
      const columns = Math.min(Number(cell.getAttribute('colspan')) || 1, MAX_COLUMNS);
      return toDelimiter(cell).repeat(columns);
    });
    return `\n|${content}${isFirst ? `\n|${delimiters.join('')}` : ''}`;
  },
});

converter.addRule('caption', {
  filter: 'caption',
  replacement: (content) => `\n\n${content}\n\n`,
});

converter.addRule('rows', {
  filter: ['thead', 'tbody', 'tfoot'],
  replacement: (content) => content,
});

// The site's policy forbids style attributes, and browsers report them even in a document that isn't shown.
const renameStyles = (html: string) =>
  html.replaceAll(/<[a-z][^<>]*/gi, (tag) => tag.replaceAll(/\sstyle=/gi, ' data-style='));

/** Converts pasted HTML to Markdown; undefined if it has nothing but words. */
export function htmlToMarkdown(html: string): string | undefined {
  // Such a document runs no scripts and loads nothing.
  const page = new DOMParser().parseFromString(renameStyles(html), 'text/html');
  if (isEditor(page.body)) return undefined;
  cleanHtml(page);
  if (!page.body.querySelector(FORMATTED)) return undefined;
  return converter.turndown(page.body).replaceAll(/[ \t]+$/gm, '');
}
