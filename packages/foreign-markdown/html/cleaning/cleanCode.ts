// Finds the code in what highlighters make of it: lines, gutters with numbers, headers and languages.
import { keepMarks, takeMarks, takeTitle } from './codeLabels';
import { makeElement, styleOf } from '../parseHtml';

const GUTTERS = [
  '.gutter, .lineno, .linenos, .lineNo, .lnt, .ln, .gl, .line-number, .line-numbers-rows, .linenumber, .linenumbers',
  '.rouge-gutter, .hljs-ln-numbers, .hljs-ln-line-number, .blob-num, .react-code-line-number, .crayon-nums, .lntd:has(.lnt)',
].join();
const LANGUAGE =
  /(?:^|[\s"])(?:language-|lang-|brush:\s*|hl-|highlight-source-|sourceCode\s+|highlight\s+(?!chroma|table|highlight-|hl-))([\w+#.-]+)/;
const LINES = '.line, .token-line, .view-line, .cl, .react-file-line';
const MONO = /font-family:[^;]{0,200}(?:mono|courier|consolas|menlo)/i;
const PRE = /white-space:\s*pre\s*(?:;|$|!)/i;

/** Whether all of it comes from a code editor, which puts coloured lines into the clipboard. */
export function isEditor({ children: [first, ...others] }: Element): boolean {
  if (!first || others.length > 0) return false;
  const style = styleOf(first);
  const isLines = first.tagName === 'PRE' || /white-space:\s*pre/i.test(style);
  return PRE.test(style) || (isLines && MONO.test(style));
}

/** Whether words are numbers one after the other. */
function areNumbers(text: string): boolean {
  const numbers = text.trim().split(/\s+/).map(Number);
  return numbers.every((number, i) => number > 0 && number === numbers[0]! + i);
}

function removeGutters(body: Element): void {
  for (const gutter of body.querySelectorAll(GUTTERS))
    if (gutter.closest('pre, table, figure, .highlight, code')) gutter.remove();
  for (const cell of body.querySelectorAll('td, th')) {
    const code = cell.nextElementSibling?.querySelector('pre, code');
    if (code && areNumbers(cell.textContent)) cell.remove();
  }
}

/** The text of code whose lines may be elements. */
function readLines(code: Element): string {
  for (const line of code.querySelectorAll('br')) line.replaceWith('\n');
  const lines = [...code.querySelectorAll(LINES)];
  if (lines.length > 1 && !code.textContent.trim().includes('\n'))
    return lines.map((line) => line.textContent).join('\n');
  for (const line of code.querySelectorAll('div, p, tr'))
    if (!line.textContent.endsWith('\n')) line.append('\n');
  return code.textContent;
}

function findLanguage(block: Element): string | undefined {
  const around = block.closest(
    'figure, .highlight, [class*="language-"], [class*="highlight-source-"]',
  );
  const all = [block.querySelector('code'), block, block.parentElement, around];
  const read = (name: string) => all.map((one) => one?.getAttribute(name)).find(Boolean);
  const stated = ['data-language', 'data-lang', 'data-code-block-lang'].map(read).find(Boolean);
  const named = all.map((one) => LANGUAGE.exec(one?.className ?? '')?.[1]).find(Boolean);
  const own = [block, all[0]].map((one) => one?.getAttribute('lang')).find(Boolean);
  const language = stated ?? named ?? own ?? undefined;
  return language && /^(?:none|plain|plaintext|text|auto)$/.test(language) ? undefined : language;
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
  const isHeader = /(?:code|example)[\w-]*(?:header|decoration)/.test(header.className);
  if (name !== language && !(isHeader && /^[\w+#.-]+$/.test(name))) return language;
  header.remove();
  return language ?? name;
}

function toPre(block: Element, shown: string): void {
  const title = takeTitle(block, findAbove(block));
  const language = removeHeader(block, findLanguage(block));
  const { text, marked } = takeMarks(block, shown);
  const labels = { 'data-language': language, 'data-title': title, 'data-marked': marked };
  block.replaceWith(makeElement(block, 'pre', labels, [text]));
}

/** Joins lines that are code of their own, as Apple Notes has them. */
function joinLines(body: Element): void {
  for (const code of body.querySelectorAll('div > tt:only-child, p > tt:only-child')) {
    const line = code.parentElement!;
    if (line.textContent !== code.textContent) continue;
    const before = line.previousElementSibling;
    if (before?.tagName !== 'PRE') toPre(line, code.textContent);
    else {
      before.append(`\n${code.textContent}`);
      line.remove();
    }
  }
}

/** Turns each block of code into one `pre` that has nothing but text. */
export function cleanCode(body: Element): void {
  removeGutters(body);
  keepMarks(body);
  joinLines(body);
  for (const table of body.querySelectorAll('table')) {
    const isCode = table.querySelector('td.code, td.blob-code, td.hljs-ln-code, td > pre, .lntd');
    const cells = [...table.querySelectorAll('td')];
    const rows = new Set(cells.map((cell) => cell.parentElement));
    if (!isCode || cells.length !== rows.size) continue;
    const inPre = table.closest('pre') ?? table;
    toPre(inPre, cells.map((cell) => readLines(cell).replace(/\n$/, '')).join('\n'));
  }
  for (const block of body.querySelectorAll('div, p'))
    if (PRE.test(styleOf(block)) && readLines(block).trim().includes('\n'))
      toPre(block, block.textContent);
  for (const block of body.querySelectorAll('pre')) {
    // What is beside the code is a header with a name and a button.
    const [code, ...others] = block.querySelectorAll('code');
    toPre(block, readLines(code && others.length === 0 ? code : block));
  }
}
