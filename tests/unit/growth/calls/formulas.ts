import '../../../../packages/old-blogs/dom';
import { cleanMath } from '../../../../packages/foreign-markdown/formulas/cleanMath';
import { toTex } from '../../../../packages/foreign-markdown/formulas/toTex';
import * as replaceTex from '../../../../packages/foreign-markdown/formulas/replaceTex';
import { hasFormulaLike } from '../../../../packages/foreign-markdown/formulas/writeFormulas';
import { parseHtml } from '../../../../packages/foreign-markdown/html/parseHtml';
import {
  writeBlockFormula,
  writeInlineFormula,
} from '../../../../packages/post-markdown/writeFormula';
import { drawFormula } from '../../../../src/markdown/formula/drawFormula';
import { type Calls, on, onPage, onParagraph, onText } from '../shapes';

/** What reads, writes and draws formulas. */
export const formulas: Calls = {
  'packages/foreign-markdown/formulas/cleanMath.ts': {
    cleanMath: onPage((i) => `<math><mi>${i}</math>`, cleanMath),
  },
  'packages/foreign-markdown/formulas/replaceTex.ts': {
    replaceTex: onText((text) => replaceTex.replaceTex(text, text)),
    replaceTags: onText(replaceTex.replaceTags),
  },
  'packages/foreign-markdown/formulas/toTex.ts': {
    toTex: on(({ parts }) => parseHtml(`<math>${parts.join('<mi>')}`).body, toTex),
  },
  'packages/foreign-markdown/formulas/writeFormulas.ts': {
    hasFormulaLike: onParagraph(hasFormulaLike),
  },
  'packages/post-markdown/writeFormula.ts': {
    writeInlineFormula: onText((text) => writeInlineFormula(text, false)),
    writeBlockFormula: onText(writeBlockFormula),
  },
  'src/markdown/formula/drawFormula.ts': { drawFormula: onText((text) => drawFormula(text, true)) },
};
