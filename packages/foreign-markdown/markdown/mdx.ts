// The syntax of MDX. Its parser knows no JavaScript: modules are known by how they are written.
import { mdxFromMarkdown } from 'mdast-util-mdx';
import { mdx } from 'micromark-extension-mdx';
import type { Code, Construct, Extension, State } from 'micromark-util-types';
import type { More } from './readMarkdown';

declare module 'micromark-util-types' {
  interface TokenTypeMap {
    moduleLine: 'moduleLine';
  }
}

// The letters that the keywords begin with.
const E = 101;
const I = 105;
const KEYWORD = /^(?=(?:import|export) )/m;
// Prose may begin with the same word, so what follows must be code too.
const STATEMENTS = [
  /^import (?:(?:[\w$]+, ?)?(?:\{[^{}]*\}|(?:\* as )?[\w$]+)\sfrom )?["'][^"'\n]+["'](?: with \{[^{}]*\})?;?$/,
  /^export (?:const|let|var) (?:[\w$]+ ?=|[[{])/,
  /^export (?:default )?(?:async )?function\b[* ]{0,2}[\w$]*\(/,
  /^export (?:default )?class\b[\w$. ]*\{/,
  /^export default (?:[\w$]+ ?(?:[;(]|=>|$)|\([^()]*\) ?=>|\(\{|[[{<])/m,
  /^export (?:\{[\w$, ]*(?:\}|$)|\* (?:as [\w$]+ )?from )/m,
];
const COMMENT = / \/\/.*/g;

// As the parser numbers line feeds and the like.
const isLineEnd = (code: Code): boolean => code !== null && code < -2;

const countBrackets = (line: string): number =>
  line.replaceAll(/[^([{]/g, '').length - line.replaceAll(/[^)\]}]/g, '').length;

/** How many characters of a text belong to the statement that it begins with. It goes on while a bracket is open, and on lines that are further in or close one; after a blank line within brackets, on such lines only. */
function measureStatement(text: string): number {
  let start = 0;
  let end = 0;
  let open = 0;
  let isBlank = false;
  for (const line of text.split('\n')) {
    const goesOn = start === 0 || /^[ \t)\]}]/.test(line) || (open > 0 && !isBlank);
    isBlank = !line.trim();
    if (isBlank ? open <= 0 : !goesOn) break;
    open += countBrackets(line);
    if (!isBlank) end = start + line.length;
    start += line.length + 1;
  }
  return end;
}

/** Finds what looks like imports and exports in a text: where each begins and ends. */
function findModuleCode(source: string): Map<number, number> {
  const ends = new Map<number, number>();
  let start = 0;
  for (const part of source.split(KEYWORD)) {
    const length = measureStatement(part);
    const code = part.slice(0, length).replaceAll(COMMENT, '').trimEnd();
    if (STATEMENTS.some((statement) => statement.test(code))) ends.set(start, start + length);
    start += part.length;
  }
  return ends;
}

/** The syntax of imports and exports, which leave no trace. They begin a block, as the parser knows blocks. */
function moduleCode(source: string): Extension {
  const ends = findModuleCode(source);
  const construct: Construct = {
    // What looks like a list or a quotation within it is none.
    concrete: true,
    tokenize(effects, ok, nok) {
      const end = this.interrupt ? undefined : ends.get(this.now().offset);
      if (end === undefined) return nok;
      const inLine: State = (code) => {
        const isOver = this.now().offset === end;
        if (isOver || isLineEnd(code)) {
          effects.exit('moduleLine');
          return isOver ? ok(code) : atLine(code);
        }
        effects.consume(code);
        return inLine;
      };
      const atLine: State = (code) => {
        effects.enter(isLineEnd(code) ? 'lineEnding' : 'moduleLine');
        if (!isLineEnd(code)) return inLine(code);
        effects.consume(code);
        effects.exit('lineEnding');
        return atLine;
      };
      return atLine;
    },
  };
  return { flow: { [E]: construct, [I]: construct } };
}

/** The syntax of a text of MDX. */
export const mdxSyntax = (source: string): More => ({
  syntax: [mdx(), moduleCode(source)],
  nodes: mdxFromMarkdown(),
});
