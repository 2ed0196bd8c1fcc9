// Makes plain, semantic HTML of what Word, Google Docs and browsers put into the clipboard. Loaded on demand.
import { cleanWord } from './cleanWord';

const INVISIBLE =
  'script, style, template, title, meta, link, noscript, iframe, object, svg, select, [hidden]';
const HIDDEN = /display:\s*none|visibility:\s*hidden|mso-hide:\s*all/i;
const LINK = /^(?:https?:\/\/|mailto:)/i;
// Non-breaking spaces, and characters that nobody sees.
const SPACES = /\u00A0/g;
const MARKS = /[\u00AD\u200B\uFEFF]/g;

const styleOf = (element: Element) => element.getAttribute('data-style') ?? '';

/** Puts an element's children in its place. */
const unwrap = (element: Element) => element.replaceWith(...element.childNodes);

/** Puts an element's children into a new one. */
function wrapChildren(element: Element, tag: string): void {
  const wrapper = element.ownerDocument.createElement(tag);
  wrapper.append(...element.childNodes);
  element.append(wrapper);
}

/** Turns styles into elements, as Google Docs has only styles. */
function readStyles(body: Element): void {
  for (const element of body.querySelectorAll('b, strong')) {
    // Google Docs wraps all that is copied.
    if (/font-weight:\s*(?:normal|[1-4]00)/i.test(styleOf(element))) unwrap(element);
  }
  for (const element of body.querySelectorAll('span, font')) {
    const style = styleOf(element);
    if (/font-weight:\s*(?:bold|[6-9]00)/i.test(style)) wrapChildren(element, 'strong');
    if (/font-style:\s*italic/i.test(style)) wrapChildren(element, 'em');
    if (/text-decoration[^;]*line-through/i.test(style)) wrapChildren(element, 'del');
    unwrap(element);
  }
}

const BOLD = ':is(b, strong)';
const ITALIC = ':is(em, i)';
const NEEDLESS = [
  // A heading is bold anyway.
  `:is(h1, h2, h3, h4, h5, h6, th) ${BOLD}`,
  `${BOLD} ${BOLD}`,
  `${ITALIC} ${ITALIC}`,
  // Markdown has marks within a paragraph only.
  `:is(b, strong, em, i, del, s, a):has(p, div, ul, ol, table, pre, blockquote, h1, h2, h3, h4)`,
].join();

/** Removes and joins what would become marks that cancel each other. */
function simplify(body: Element): void {
  for (const element of body.querySelectorAll(NEEDLESS)) unwrap(element);
  for (const element of body.querySelectorAll('b, strong, em, i, del')) {
    if (!element.parentNode) continue;
    while (element.nextSibling?.nodeName === element.nodeName) {
      const next = element.nextSibling as Element;
      element.append(...next.childNodes);
      next.remove();
    }
  }
}

/** Puts lists where HTML has them, as Google Docs puts a nested list beside its item, and numbers the items. */
function cleanLists(body: Element): void {
  for (const list of body.querySelectorAll(':is(ul, ol) > :is(ul, ol)'))
    if (list.previousElementSibling?.tagName === 'LI') list.previousElementSibling.append(list);
  for (const only of body.querySelectorAll('li > p:only-of-type')) unwrap(only);
  for (const list of body.querySelectorAll('ol')) {
    const start = Number(list.getAttribute('start') ?? 1) || 1;
    [...list.children].forEach((item, i) => item.setAttribute('value', String(start + i)));
  }
}

/** Marks the tables that only lay out a page. */
function markLayouts(body: Element): void {
  for (const table of body.querySelectorAll('table'))
    if (table.querySelector('table') || table.querySelectorAll('td, th').length < 2)
      table.setAttribute('data-layout', '');
}

function cleanCode(body: Element): void {
  for (const block of body.querySelectorAll('pre')) {
    const code = block.querySelector('code');
    const names = `${block.className} ${code?.className} ${block.parentElement?.className}`;
    const [, language = ''] = /\b(?:language-|highlight-source-)([\w+-]+)/.exec(names) ?? [];
    const all = body.ownerDocument.createElement('code');
    for (const line of block.querySelectorAll('br')) line.replaceWith('\n');
    all.textContent = block.textContent;
    if (language) all.className = `language-${language}`;
    block.replaceChildren(all);
  }
}

/** Whether all of it comes from a code editor, which puts coloured lines into the clipboard. */
export function isEditor({ children: [first, ...others] }: Element): boolean {
  if (!first || others.length > 0) return false;
  const isMono = /font-family:[^;]*(?:mono|courier|consolas|menlo)/i.test(styleOf(first));
  return isMono && (first.tagName === 'PRE' || /white-space:\s*pre/i.test(styleOf(first)));
}

/** Cleans a document that was parsed from HTML. Links and images whose address doesn't match `kept` become their words. */
export function cleanHtml({ body }: Document, kept = LINK): void {
  for (const element of body.querySelectorAll(INVISIBLE)) element.remove();
  for (const element of body.querySelectorAll('[data-style]'))
    if (HIDDEN.test(styleOf(element))) element.remove();
  cleanWord(body);
  readStyles(body);
  simplify(body);
  cleanLists(body);
  markLayouts(body);
  cleanCode(body);
  for (const link of body.querySelectorAll('a'))
    if (!kept.test(link.getAttribute('href') ?? '') || !link.textContent.trim()) unwrap(link);
  for (const image of body.querySelectorAll('img'))
    if (!kept.test(image.getAttribute('src') ?? '')) image.replaceWith(image.alt);
  const texts = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode())
    text.nodeValue = text.nodeValue!.replaceAll(SPACES, ' ').replaceAll(MARKS, '');
}
