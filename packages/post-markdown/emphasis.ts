import { attention } from 'micromark-core-commonmark';
import { gfmStrikethrough } from 'micromark-extension-gfm-strikethrough';
import type { Code, Construct, Extension as Syntax } from 'micromark-util-types';
import { CLOSE } from '#every-script';

const PUNCTUATION = /[\p{P}\p{S}]/u;
const WORD = /[\p{L}\p{M}\p{N}]/u;
const close = new RegExp(CLOSE, 'v');
const isSpace = (character: string) => !character.trim();

/** Whether a mark of emphasis may begin words between these characters, '' at the end of a text, and in reverse whether it may end some. `**「a」**b` is bold, other than in CommonMark. */
export const mayOpen = (before: string, after: string): boolean =>
  !isSpace(after) &&
  (!PUNCTUATION.test(after) ||
    isSpace(before) ||
    PUNCTUATION.test(before) ||
    close.test(before) ||
    close.test(after));

const toCharacter = (code: Code) => (code === null || code < 0 ? '' : String.fromCharCode(code));

/** Lets a mark begin and end words beside characters of every script. Four beside no word are a pair around nothing. */
function inEveryScript(base: Construct): Construct {
  return {
    ...base,
    tokenize(effects, ok, nok) {
      const before = toCharacter(this.previous);
      const end = (code: Code) => {
        const token = this.events.at(-1)![1];
        const after = toCharacter(code);
        const isPair = token.end.offset - token.start.offset === 4 && !WORD.test(before + after);
        token._open = !isPair && (token._open || mayOpen(before, after));
        token._close = !isPair && (token._close || mayOpen(after, before));
        return ok(code);
      };
      return base.tokenize.call(this, effects, end, nok);
    },
  };
}

const ASTERISK = 42;
const TILDE = 126;

/** Parses emphasis with asterisks, and words that are struck out. An underscore within a word is one of its letters. */
export function emphasisSyntax(): Syntax {
  // A single tilde means about: ~5 to ~10 minutes.
  const struckOut = gfmStrikethrough({ singleTilde: false });
  const tilde = struckOut.text![TILDE] as Construct;
  return {
    ...struckOut,
    text: { [ASTERISK]: inEveryScript(attention), [TILDE]: inEveryScript(tilde) },
  };
}
