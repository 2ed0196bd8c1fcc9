import { headingAtx } from 'micromark-core-commonmark';
import type { Code, Construct, Extension as Syntax } from 'micromark-util-types';

const HASH = 35;
const isEnd = (code: Code) => code === null || code < 0 || code === 32;

// Two would begin a section, and five are words.
const threeOrFour: Construct = {
  partial: true,
  tokenize(effects, ok, nok) {
    let count = 0;
    const next = (code: Code) => {
      if (code !== HASH) {
        effects.exit('data');
        return (isEnd(code) && count >= 3 ? ok : nok)(code);
      }
      if (++count > 4) return nok(code);
      effects.consume(code);
      return next;
    };
    return (code) => {
      effects.enter('data');
      return next(code);
    };
  },
};

const tokenize: Construct['tokenize'] = function (effects, ok, nok) {
  return effects.check(threeOrFour, headingAtx.tokenize.call(this, effects, ok, nok), nok);
};

/** Parses the headings within a section: lines that begin with `###` or `####`. */
export const subheadingSyntax: Syntax = {
  flow: { [HASH]: { ...headingAtx, name: 'subheading', tokenize } },
};
