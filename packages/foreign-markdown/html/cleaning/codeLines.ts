// Code whose lines are elements.
import { makeElement } from '../parseHtml';
import { LINES, LOOSE_LINES } from '../signs';
import { findLanguage } from './codeLabels';

/** The text of code whose lines may be elements. */
export function readLines(code: Element): string {
  for (const line of code.querySelectorAll('br')) line.replaceWith('\n');
  const lines = [...code.querySelectorAll(LINES)].filter((line) => !line.querySelector(LINES));
  if (lines.length > 1 && !code.textContent.trim().includes('\n'))
    return lines.map((line) => line.textContent).join('\n');
  for (const line of code.querySelectorAll('div, p, tr, pre'))
    if (!line.textContent.endsWith('\n')) line.append('\n');
  return code.textContent;
}

const isBlank = (node: Node | null): node is ChildNode =>
  node?.nodeName === 'BR' || (node !== null && !node.textContent?.trim());

/** Joins lines that are code of their own, as Apple Notes and Google Docs have them. */
export function joinLines(body: Element): void {
  const blocks: Element[] = [];
  for (const code of body.querySelectorAll('div > tt:only-child, p > tt:only-child')) {
    const line = code.parentElement!;
    if (line.textContent !== code.textContent) continue;
    const blank: ChildNode[] = [];
    let before: Node | null = line.previousSibling;
    for (; isBlank(before); before = before.previousSibling) blank.push(before);
    const empty = blank.filter(({ nodeType }) => nodeType === 1);
    const last = blocks.at(-1);
    if (last && before === last) {
      last.append('\n'.repeat(empty.length + 1), code);
      for (const element of [...blank, line]) element.remove();
    } else {
      const block = makeElement(line, 'pre', {}, [code]);
      line.replaceWith(block);
      blocks.push(block);
    }
  }
  // A line alone may be words of a paragraph.
  for (const pre of blocks)
    if (!readLines(pre).trim().includes('\n'))
      pre.replaceWith(makeElement(pre, 'p', {}, pre.childNodes));
}

/** Puts a `pre` around lines of code that have none. */
export function wrapLines(body: Element): void {
  let last: Element | undefined;
  for (const line of body.querySelectorAll(LOOSE_LINES)) {
    if (line.closest('table') || line.parentElement!.closest('pre')) continue;
    // What is around each line alone.
    let outer = line;
    while (
      outer.parentElement !== body &&
      outer.parentElement!.lastElementChild === outer.parentElement!.firstElementChild
    )
      outer = outer.parentElement!;
    if (last && outer.previousElementSibling === last) {
      last.append(`\n${line.textContent}`);
      outer.remove();
    } else {
      const language = findLanguage(line);
      last = makeElement(line, 'pre', { 'data-language': language }, [line.textContent]);
      outer.replaceWith(last);
    }
  }
}
