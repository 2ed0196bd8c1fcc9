// Imports the converter of HTML. Loaded on demand.
import TurndownService from 'turndown';
import { cleanHtml, isEditor } from './cleanHtml';
import { escapeText } from './escapeText';

const FORMATTED =
  'strong, b, em, i, del, s, strike, a[href], img, li, h1, h2, h3, h4, h5, h6, code, blockquote, table, hr';
const MAX_COLUMNS = 50;
// Deeper nesting is converted in quadratic time.
const TOO_DEEP = '* > '.repeat(50) + '*';

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
    const isNumbered = node.parentElement?.nodeName === 'OL';
    const marker = isNumbered ? `${node.getAttribute('value')}. ` : '- ';
    // A box keeps its space before the words.
    const lines = content
      .trim()
      .replaceAll(/^(\[[x ]\])\s+/g, '$1 ')
      .split('\n');
    const indent = ' '.repeat(marker.length);
    return `${marker}${lines.map((line, i) => (i > 0 && line ? indent + line : line)).join('\n')}\n`;
  },
});

/** Whether a cell or row is in a table of words, as opposed to the layout of a page. */
const isInTable = (node: Node) => !(node as Element).closest('table')?.hasAttribute('data-layout');

const alignments: Record<string, string> = { center: ':-:', right: '--:' };

const countColumns = (cell: Element) =>
  Math.min(Number(cell.getAttribute('colspan')) || 1, MAX_COLUMNS);

function toDelimiter(cell: Element): string {
  const style = /text-align:\s*(\w+)/.exec(cell.getAttribute('data-style') ?? '')?.[1];
  return ` ${alignments[cell.getAttribute('align') ?? style ?? ''] ?? '---'} |`;
}

converter.addRule('cell', {
  filter: ['td', 'th'],
  replacement: (content, node) => {
    if (!isInTable(node)) return `\n\n${content}\n\n`;
    const words = toLine(content).replaceAll(/(?<!\\)\|/g, '\\|');
    return ` ${words} |${'  |'.repeat(countColumns(node) - 1)}`;
  },
});

converter.addRule('row', {
  filter: 'tr',
  replacement: (content, node) => {
    if (!isInTable(node)) return content;
    // Markdown has no table without a header.
    if (node.parentElement!.closest('table')!.querySelector('tr') !== node) return `\n|${content}`;
    const delimiters = [...node.children].map((cell) =>
      toDelimiter(cell).repeat(countColumns(cell)),
    );
    return `\n|${content}\n|${delimiters.join('')}`;
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

/** Parses HTML into a document that runs no scripts and loads nothing. */
export const parseHtml = (html: string): Document =>
  new DOMParser().parseFromString(renameStyles(html), 'text/html');

/** Converts a document that cleanHtml has cleaned to Markdown. */
export const toMarkdown = ({ body }: Document): string =>
  converter.turndown(body).replaceAll(/[ \t]+$/gm, '');

/** Converts pasted HTML to Markdown; undefined if it has nothing but words. */
export function htmlToMarkdown(html: string): string | undefined {
  const page = parseHtml(html);
  if (page.body.querySelector(TOO_DEEP) || isEditor(page.body)) return undefined;
  cleanHtml(page);
  return page.body.querySelector(FORMATTED) ? toMarkdown(page) : undefined;
}
