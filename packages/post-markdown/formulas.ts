import { mathFromMarkdown } from 'mdast-util-math';
import { math } from 'micromark-extension-math';
import type { Code, Construct, Extension as Syntax } from 'micromark-util-types';

const DOLLAR = 36;
const isWord = (code: Code) =>
  code !== null && code > 0 && /[a-z\d]/i.test(String.fromCodePoint(code));
const isEnd = (code: Code) => code === null || code < -2;
const isSpace = (code: Code) => code === -2 || code === -1 || code === 32;

// What may follow a formula at the end of a line.
const END = /[.,;:]/;

// The line of dollars above a formula has nothing else: `$$ is a lot` is no formula.
const dollarsOnly: Construct = {
  partial: true,
  tokenize(effects, ok, nok) {
    const next = (code: Code) => {
      if (isEnd(code)) {
        effects.exit('data');
        return ok(code);
      }
      if (code !== DOLLAR && !isSpace(code)) return nok(code);
      effects.consume(code);
      return next;
    };
    return (code) => {
      effects.enter('data');
      return next(code);
    };
  },
};

// A sign of TeX, or a letter alone.
const TEX = /[\\^_={}]|^\s*[a-z]\s*$/i;

/** Whether what stands between two pairs of dollars is a formula. A pair among words may be empty, and so may the next: `As $$ grows, so does $$ too`. */
function isBetweenPairs(inside: string, isWholeLine: boolean): boolean {
  if (!inside.trim() || /^[$),;:!?]/.test(inside)) return false;
  return isWholeLine || !/^\s|\s$/.test(inside) || TEX.test(inside);
}

/** Parses formulas between dollars. As on GitHub, `$5 to $10` is none, nor are three dollars. */
export function formulaSyntax(): Syntax {
  const [block, inline] = [math().flow![DOLLAR], math().text![DOLLAR]] as Construct[];
  const flow: Construct['tokenize'] = function (effects, ok, nok) {
    return effects.check(dollarsOnly, block!.tokenize.call(this, effects, ok, nok), nok);
  };
  const text: Construct['tokenize'] = function (effects, ok, nok) {
    const start = this.now();
    const { previous } = this;
    const isWithin = isWord(previous);
    const check = (code: Code) => {
      const source = this.sliceSerialize({ start, end: this.now() });
      const isWholeLine = isEnd(previous) && (isEnd(code) || END.test(String.fromCodePoint(code!)));
      const isFormula = source.startsWith('$$')
        ? isBetweenPairs(source.slice(2, -2), isWholeLine)
        : source !== '$``$' && /^\$[^\s$](?:[^]*\S)?\$$/.test(source);
      const isBesideWord = isWithin || isWord(code);
      // With backticks, it is one within a word too.
      return (isFormula && (!isBesideWord || /^\$`[^]*`\$$/.test(source)) ? ok : nok)(code);
    };
    return inline!.tokenize.call(this, effects, check, nok);
  };
  return {
    flow: { [DOLLAR]: { ...block!, tokenize: flow } },
    text: { [DOLLAR]: { ...inline!, tokenize: text } },
  };
}

/** The nodes of formulas. */
export const formulaNodes = mathFromMarkdown;
