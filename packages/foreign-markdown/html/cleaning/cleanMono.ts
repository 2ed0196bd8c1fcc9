// Code that is only seen by its typeface.
import { makeElement, styleOf } from '../parseHtml';
import { MONO, PRE } from '../styles';

const RULE = /\.([\w-]{1,50})\s*\{([^{}]*)\}/g;

/** Lists the classes whose typeface is that of code, as Pages and Xcode have them. */
export function listMonoClasses(page: Document): Set<string> {
  const names = new Set<string>();
  for (const style of page.querySelectorAll('style'))
    for (const [, name, rule] of style.textContent.matchAll(RULE))
      if (MONO.test(rule!)) names.add(name!);
  return names;
}

const countLetters = (text: string | null) =>
  (text ?? '').replaceAll(/[\s\p{Cf}\p{Co}]/gu, '').length;

const hasAncestor = ({ parentElement }: Element, all: ReadonlySet<Element>): boolean =>
  parentElement !== null && (all.has(parentElement) || hasAncestor(parentElement, all));

/** Finds the outermost parts of the words that are in the typeface of code. */
function findParts(body: Element, classes: ReadonlySet<string>): Element[] {
  const isMono = (element: Element) =>
    MONO.test(`${styleOf(element)};font-family:${element.getAttribute('face') ?? ''}`) ||
    [...element.classList].some((name) => classes.has(name));
  const all = [...body.querySelectorAll('span, font, p, div')].filter(
    (element) =>
      isMono(element) &&
      !element.closest('pre, code, samp, tt, td.code') &&
      !element.querySelector('p, div, li, td, pre, code, samp, tt, img'),
  );
  const set = new Set(all);
  return all.filter((element) => !hasAncestor(element, set) && countLetters(element.textContent));
}

/** Puts a part of a line into a `tt`, without the spaces around it. */
function wrapWords(part: Element): void {
  const text = part.textContent;
  const words = text.trim();
  const start = text.slice(0, text.indexOf(words));
  const end = text.slice(start.length + words.length);
  const { previousSibling: before } = part;
  const gap = before?.nodeType === 3 && !before.nodeValue!.trim() ? before : undefined;
  const last = gap ? gap.previousSibling : before;
  if (last?.nodeName === 'TT') {
    (last as Element).append((gap?.nodeValue ?? '') + start + words);
    gap?.remove();
    part.replaceWith(end);
  } else part.replaceWith(start, makeElement(part, 'tt', {}, [words]), end);
}

/** Makes a `tt` of the words in the typeface of code, unless it is that of all words. A line of nothing else is one. */
export function cleanMono(body: Element, classes: ReadonlySet<string>): void {
  const parts = findParts(body, classes);
  if (parts.length === 0) return;
  const lines = new Map<Element, Element[]>();
  for (const part of parts) {
    const line = part.closest('p, div, li, td, th, blockquote, h1, h2, h3, h4, h5, h6') ?? body;
    const same = lines.get(line);
    if (same) same.push(part);
    else lines.set(line, [part]);
  }
  const count = (all: Element[]) =>
    all.reduce((sum, { textContent }) => sum + countLetters(textContent), 0);
  // The address of Google Docs is around all that is copied from it.
  const isSure =
    classes.size > 0 ||
    body.querySelector('[id^=docs-internal-guid]') !== null ||
    parts.some((part) => PRE.test(styleOf(part)));
  if (!isSure && count(parts) === countLetters(body.textContent)) return;
  for (const [line, all] of lines) {
    const isLine =
      /^(?:P|DIV)$/.test(line.tagName) && count(all) === countLetters(line.textContent);
    if (isLine) line.replaceChildren(makeElement(line, 'tt', {}, line.childNodes));
    else for (const part of all) if (part !== line) wrapWords(part);
  }
}
