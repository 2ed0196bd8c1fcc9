// What the build makes of formulas.
import { type Element, toText } from '../../post/text/tree';
import type { Show } from '../show';
import { drawFormula } from './drawFormula';

/** Adds its MathML to a formula. */
export const addMathml = (formula: Element): Element => {
  const { children = [], isBlock = false } = formula;
  return { ...formula, mathml: drawFormula(toText(children), isBlock) };
};

/** Shows a formula in a feed: many feed readers leave out MathML, and show its letters one by one. */
export const showTex: Show = ({ children = [], isBlock }, { key }) => {
  const tex = (
    <code key={key} className="language-math">
      {toText(children)}
    </code>
  );
  return isBlock ? <p key={key}>{tex}</p> : tex;
};
