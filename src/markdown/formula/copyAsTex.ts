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

/**
 * Has the browser copy formulas as the TeX that they were written in, between dollars: for as long as it copies, what is
 * selected is a copy of the selected words with them. Without a formula, nothing is changed.
 */
export function copyAsTex({ target, defaultPrevented }: ClipboardEvent): void {
  const selection = getSelection();
  const isInField = target instanceof HTMLElement && target.matches('input, textarea');
  if (defaultPrevented || isInField || !selection || selection.isCollapsed) return;
  const ranges = Array.from({ length: selection.rangeCount }, (_, i) => selection.getRangeAt(i));
  const box = document.createElement('div');
  box.append(...ranges.map(toWhole).map(copyNodes));
  const formulas = box.querySelectorAll(FORMULAS);
  if (formulas.length === 0) return;
  for (const formula of formulas) writeFormula(formula);
  for (const other of box.querySelectorAll('button, script, style')) other.remove();
  // Where the styles of the post hold, and nobody sees it.
  box.style.cssText = 'position: fixed; opacity: 0';
  document.querySelector('.blog')!.append(box);
  const { anchorNode, anchorOffset, focusNode, focusOffset } = selection;
  selection.selectAllChildren(box);
  setTimeout(() => {
    box.remove();
    selection.setBaseAndExtent(anchorNode!, anchorOffset, focusNode!, focusOffset);
  });
}
