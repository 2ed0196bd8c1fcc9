// What is copied with formulas. Loaded where there is one.
import { writeBlockFormula, writeInlineFormula } from '#post-markdown';

const FORMULAS = '.tex, .formula';

const toElement = (node: Node) => (node instanceof Element ? node : node.parentElement);
const findFormula = (node: Node) => toElement(node)?.closest(FORMULAS);

/** What is selected, with the whole of a formula at its start or end. */
function toWhole(selected: Range): Range {
  const range = selected.cloneRange();
  const first = findFormula(range.startContainer);
  const last = findFormula(range.endContainer);
  if (first) range.setStartBefore(first);
  if (last) range.setEndAfter(last);
  return range;
}

/** Copies what is selected, within copies of the lists, tables and other blocks of the text that are around it. */
function copyNodes(range: Range): Node {
  let nodes: Node = range.cloneContents();
  let around = toElement(range.commonAncestorContainer);
  while (around?.parentElement?.closest('.text')) {
    const copy = around.cloneNode();
    copy.appendChild(nodes);
    nodes = copy;
    around = around.parentElement;
  }
  return nodes;
}

function writeFormula(formula: Element): void {
  const math = formula.querySelector('math');
  const tex = math?.getAttribute('alttext') ?? formula.querySelector('code')?.textContent ?? '';
  const { previousSibling: before, nextSibling: after } = formula;
  const isBesideWord =
    /[a-z\d]$/i.test(before?.textContent ?? '') || /^[a-z\d]/i.test(after?.textContent ?? '');
  const code = document.createElement('code');
  code.className = 'language-math';
  code.style.whiteSpace = 'pre-wrap';
  code.textContent = formula.matches('.formula')
    ? writeBlockFormula(tex)
    : writeInlineFormula(tex, isBesideWord);
  formula.replaceChildren(code);
}

/** Makes of copied nodes what can be pasted elsewhere. */
function clean(box: Element): void {
  for (const other of box.querySelectorAll('button, script, style')) other.remove();
  for (const link of box.querySelectorAll('a')) link.href = String(link.href);
  for (const image of box.querySelectorAll('img')) image.src = String(image.src);
  // Lines that end where the author’s do.
  for (const block of box.querySelectorAll<HTMLElement>('p, li'))
    block.style.whiteSpace = 'pre-line';
}

/** Copies formulas as the TeX that they were written in, between dollars. Without a formula, the browser copies. */
export function copyAsTex(event: ClipboardEvent): void {
  const selection = getSelection();
  const isInField = event.target instanceof HTMLElement && event.target.matches('input, textarea');
  if (event.defaultPrevented || isInField || !selection || !event.clipboardData) return;
  const ranges = Array.from({ length: selection.rangeCount }, (_, i) =>
    toWhole(selection.getRangeAt(i)),
  );
  const box = document.createElement('div');
  box.append(...ranges.map(copyNodes));
  const formulas = box.querySelectorAll(FORMULAS);
  if (formulas.length === 0 || selection.isCollapsed) return;
  for (const formula of formulas) writeFormula(formula);
  clean(box);
  // In the page, where its styles say which words are on lines of their own.
  box.style.cssText = 'position: fixed; opacity: 0';
  document.querySelector('.blog')!.append(box);
  const { innerText, innerHTML } = box;
  box.remove();
  event.clipboardData.setData('text/plain', innerText);
  event.clipboardData.setData('text/html', innerHTML);
  event.preventDefault();
}
