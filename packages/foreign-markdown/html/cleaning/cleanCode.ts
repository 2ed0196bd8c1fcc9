// Finds the code in what highlighters make of it: lines, gutters with numbers, headers and languages.
import { findLanguage, insertMarks, takeMarks, takeTitle } from './codeLabels';
import { joinLines, readLines, wrapLines } from './codeLines';
import { makeElement, styleOf } from '../parseHtml';
import { GUTTERS } from '../signs';
import { MONO, PRE } from '../styles';
import { cleanDiff } from './cleanDiff';

/** Finds the element of a page that an editor of code has put into the clipboard, with all coloured lines; undefined if there is none. */
export function findEditor(body: Element): Element | undefined {
  const elements = [...body.children].filter(
    (child) => !child.matches('meta, link, style, title, br'),
  );
  const [first] = elements;
  if (!first || elements.length > 1) return undefined;
  // JetBrains has one around its lines.
  const only = first.matches('div:has(> pre:only-child)') ? first.firstElementChild! : first;
  const style = styleOf(only);
  const isAll = only.textContent.trim() === body.textContent.trim();
  const isCode =
    only.tagName === 'PRE'
      ? MONO.test(style) || PRE.test(style)
      : PRE.test(style) && (MONO.test(style) || readLines(only).trim().includes('\n'));
  return isAll && isCode ? only : undefined;
}

/** Whether words are numbers one after the other. */
function areNumbers(text: string): boolean {
  const numbers = text.trim().split(/\s+/).map(Number);
  return numbers.every((number, i) => number > 0 && number === numbers[0]! + i);
}

function removeGutters(body: Element): void {
  for (const gutter of body.querySelectorAll(GUTTERS))
    if (gutter.closest('pre, table, figure, .highlight, code, .file-content, [class*="language-"]'))
      gutter.remove();
  for (const cell of body.querySelectorAll('td, th')) {
    const code = cell.nextElementSibling?.querySelector('pre, code');
    if (code && areNumbers(cell.textContent)) cell.remove();
  }
}

/** Finds what is alone above a block, at most three elements further out. */
function findAbove(block: Element): Element | undefined {
  let inner: Element | null = block;
  for (let i = 0; i < 4 && inner && !inner.previousElementSibling; i++) inner = inner.parentElement;
  return inner?.previousElementSibling ?? undefined;
}

/** Removes a header that names the language of code; it may be the only one that does. Headings and paragraphs are words. */
function removeHeader(block: Element, language: string | undefined): string | undefined {
  const header = findAbove(block);
  if (!header?.matches('div, span') || header.querySelector('h1, h2, h3, h4, h5, h6, p'))
    return language;
  const name = header.textContent.trim().toLowerCase();
  const isHeader = /(?:code|example)[\w-]{0,99}(?:header|decoration|banner)/i.test(
    header.className,
  );
  if (name !== language && !(isHeader && /^[\w+#.-]+$/.test(name))) return language;
  header.remove();
  return language ?? name;
}

function toPre(block: Element, shown: string): void {
  const stated = findLanguage(block);
  const above = findAbove(block);
  const isLanguage = above?.textContent.trim().toLowerCase() === stated;
  const title = takeTitle(block, isLanguage ? undefined : above);
  const language = removeHeader(block, stated);
  const { text, marked } = takeMarks(block, shown);
  const labels = { 'data-language': language, 'data-title': title, 'data-marked': marked };
  block.replaceWith(makeElement(block, 'pre', labels, [text]));
}

/** Turns each block of code into one `pre` that has nothing but text. */
export function cleanCode(body: Element): void {
  removeGutters(body);
  insertMarks(body);
  cleanDiff(body);
  wrapLines(body);
  joinLines(body);
  for (const table of body.querySelectorAll('table')) {
    const named = [...table.querySelectorAll('td.code, td.blob-code, td.hljs-ln-code')];
    const isCode = named.length > 0 || table.querySelector('td > pre, .lntd');
    const cells = named.length > 0 ? named : [...table.querySelectorAll('td')];
    const rows = new Set(cells.map((cell) => cell.parentElement));
    if (!isCode || cells.length !== rows.size) continue;
    const inPre = table.closest('pre') ?? table;
    toPre(inPre, cells.map((cell) => readLines(cell).replace(/\n$/, '')).join('\n'));
  }
  for (const block of body.querySelectorAll('code'))
    if (block.matches(':has(br), [data-ds--code--code-block] *') && !block.closest('pre'))
      toPre(block, readLines(block));
  for (const block of body.querySelectorAll('div, p'))
    if (PRE.test(styleOf(block)) && readLines(block).trim().includes('\n'))
      toPre(block, block.textContent);
  for (const block of body.querySelectorAll('pre')) {
    // What is beside the code is a header with a name and a button.
    const [code, ...others] = block.querySelectorAll('code');
    toPre(block, readLines(code && others.length === 0 ? code : block));
  }
  // Google Docs has had blocks of code in a table of one cell.
  for (const block of body.querySelectorAll('td:only-child > pre:only-child')) {
    const table = block.closest('table')!;
    if (table.querySelectorAll('td, th').length === 1) table.replaceWith(block);
  }
}
