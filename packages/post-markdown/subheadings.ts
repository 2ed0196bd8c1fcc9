import { headingAtx } from 'micromark-core-commonmark';
import type { Extension as Syntax } from 'micromark-util-types';
import { readLine } from './readLine';

const HASH = 35;
// Two would begin a section, and five are words.
const THREE_OR_FOUR = /^#{3,4}(?: |$)/;

/** Parses the headings within a section: lines that begin with `###` or `####`. */
export const subheadingSyntax: Syntax = {
  flow: {
    [HASH]: {
      ...headingAtx,
      name: 'subheading',
      tokenize(effects, ok, nok) {
        const parse = headingAtx.tokenize.call(this, effects, ok, nok);
        return (code) => (THREE_OR_FOUR.test(readLine(this)) ? parse(code) : nok(code));
      },
    },
  },
};
