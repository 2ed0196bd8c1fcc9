import { makeElement } from '../html/parseHtml';
import { toTex } from './toTex';

/** The TeX between dollars, which formulas have that are copied from a post. */
function withoutDollars(text: string): string {
  const [open = ''] = /^\$+`?/.exec(text) ?? [];
  const close = [...open].reverse().join('');
  const isWhole = text.length > 2 * open.length && text.endsWith(close);
  return isWhole ? text.slice(open.length, text.length - open.length).trim() : text;
}

// Attributes with the TeX of a formula, and elements that have it.
const SOURCES = ['data-math', 'data-latex', 'data-tex', 'data-formula', 'latex'];
const STATED = `${SOURCES.map((name) => `[${name}]`).join()}, .ql-formula[data-value]`;
const BLOCKS =
  '[display=block], .katex-display, .formula, .math-block, .math-display, [data-type="block-math"], [data-type="blockMath"], [data-node-type=mathBlock], pre';

/** MathJax had the source in a script below what it has drawn. */
const findScript = (formula: Element): Element | null | undefined => {
  const below = (formula.closest('.MathJax_Display') ?? formula).nextElementSibling;
  return below?.matches('script[type^="math/tex"]') ? below : undefined;
};

/** Keeps the source of a formula, which is in the page up to three times. */
export function cleanMath(body: Element): void {
  for (const formula of body.querySelectorAll(
    `${STATED}, .mwe-math-element, .katex, mjx-container, .MathJax, math, .language-math, img[class*="mwe-math"]`,
  )) {
    // An earlier formula may have contained it.
    if (!body.contains(formula)) continue;
    const annotation = formula.querySelector('annotation[encoding*="tex"]');
    const math = formula.matches('math') ? formula : formula.querySelector('math');
    const source = annotation ?? math ?? formula;
    const stated = [...SOURCES, 'data-value']
      .map((name) => formula.getAttribute(name))
      .find(Boolean);
    const text = [
      stated,
      annotation?.textContent,
      findScript(formula)?.textContent,
      source.getAttribute('alttext'),
      math ? toTex(math) : (formula.querySelector('img') ?? formula).getAttribute('alt'),
      formula.matches('.language-math') ? source.textContent : '',
    ].find((tex) => tex?.trim());
    const isBlock = source.closest(BLOCKS) ?? formula.querySelector('.katex-display');
    const id = isBlock ? 'block' : undefined;
    const plain = (text ?? '').trim().replace(/^\{\\displaystyle ([^]*)\}$/, '$1');
    const inside = withoutDollars(plain);
    // Of a formula that is drawn without its source, not even the words are right: n² would be n2.
    if (!inside) {
      formula.replaceWith(makeElement(formula, 'x-lost', { id: 'formula' }));
      continue;
    }
    const tex = isBlock ? inside : inside.replaceAll(/\s+/g, ' ');
    formula.replaceWith(makeElement(formula, 'x-math', { id }, [tex]));
  }
}
