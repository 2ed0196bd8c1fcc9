import { openColours } from '../markdown/code/codeLimits';
import { cutBlocks } from '#post-markdown';
import type { Section } from '../post/post';
import { listTexts } from '../post/text/texts';

// A line that begins code with a language, all but the last line, and that.
const CODE = /^[ \t]*(?:`{3,}|~{3,})[ \t]*\S.*\n([^]*?)(?:\n.*)?$/;

const listCode = (text: string): string[] =>
  cutBlocks(text).flatMap(({ source, isCode }) =>
    isCode ? (CODE.exec(source.trimEnd())?.[1] ?? []) : [],
  );

// At each key in the form, all texts but one are the same.
let codesByText = new Map<string, string[]>();

/** Whether some code of a post is too much for colours, although it says its language. */
export function hasPlainCode(sections: Section[]): boolean {
  const former = codesByText;
  codesByText = new Map();
  const colours = openColours();
  let hasPlain = false;
  for (const text of listTexts(sections)) {
    if (!/```|~~~/.test(text)) continue;
    const codes = former.get(text) ?? listCode(text);
    codesByText.set(text, codes);
    for (const code of codes) hasPlain = !colours.take(code) || hasPlain;
  }
  return hasPlain;
}
