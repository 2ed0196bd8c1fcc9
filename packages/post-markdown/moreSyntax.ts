// What posts have beyond GitHub's extensions of Markdown: formulas, superscripts and subscripts.
import type { Extension as Nodes } from 'mdast-util-from-markdown';
import { math } from 'micromark-extension-math';
import type { Code, Construct, Extension as Syntax } from 'micromark-util-types';

const DOLLAR = 36;
const isWord = (code: Code) =>
  code !== null && code > 0 && /[a-z\d]/i.test(String.fromCodePoint(code));
const isEnd = (code: Code) => code === null || code < -2;
const isSpace = (code: Code) => code === -2 || code === -1 || code === 32;

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

/** Formulas between dollars. As on GitHub, `$5 to $10` is none, nor are three dollars. */
export function strictMath(): Syntax {
  const [block, inline] = [math().flow![DOLLAR], math().text![DOLLAR]] as Construct[];
  const flow: Construct['tokenize'] = function (effects, ok, nok) {
    return effects.check(dollarsOnly, block!.tokenize.call(this, effects, ok, nok), nok);
  };
  const text: Construct['tokenize'] = function (effects, ok, nok) {
    const start = this.now();
    const isWithin = isWord(this.previous);
    const check = (code: Code) => {
      const source = this.sliceSerialize({ start, end: this.now() });
      const isFormula = /^(?:\$\$(?!\$)[^]*|\$[^\s$](?:[^]*\S)?\$)$/.test(source);
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

const TAGS = ['<sup>', '</sup>', '<sub>', '</sub>'];

declare module 'micromark-util-types' {
  interface TokenTypeMap {
    scriptTag: 'scriptTag';
  }
}

/** The tags of superscripts and subscripts, which are the only ones that posts have. */
export const scripts: Syntax = {
  text: {
    60: {
      name: 'scriptTag',
      tokenize(effects, ok, nok) {
        let tag = '';
        const next = (code: Code) => {
          tag += code !== null && code > 0 ? String.fromCodePoint(code) : '\n';
          if (!TAGS.some((one) => one.startsWith(tag))) return nok(code);
          effects.consume(code);
          if (!TAGS.includes(tag)) return next;
          effects.exit('scriptTag');
          return ok;
        };
        return (code) => {
          effects.enter('scriptTag');
          return next(code);
        };
      },
    },
  },
};

/** The nodes of those tags. */
export const scriptNodes: Nodes = {
  exit: {
    scriptTag(token) {
      this.enter({ type: 'html', value: this.sliceSerialize(token) }, token);
      this.exit(token);
    },
  },
};
