import { drawFormula } from '../../../src/markdown/formula/drawFormula';
import { type Doors, orThrow } from '../shapes';

/** The door of TeX. */
export const doors: Doors = {
  'a formula': orThrow((text) => drawFormula(text, true)),
};
