import { isTooLong, openColours } from '../markdown/code/codeLimits';
import { cutBlocks } from '#post-markdown';
import type { Section } from '../post/post';
import { listTexts, readEach } from '../post/text/texts';

// A line that begins code with a language, all but the last line, and that.
const CODE = /^[ \t]*(?:`{3}|~{3})[ \t]*\S.*\n([^]*?)(?:\n.*)?$/;

const listCode = (text: string): string[] =>
  cutBlocks(text).flatMap(({ source, isCode }) =>
    isCode ? (CODE.exec(source.trimEnd())?.[1] ?? []) : [],
  );

const readEachCode = readEach((text) =>
  /```|~~~/.test(text) ? listCode(text).map((code) => ({ code, isLong: isTooLong(code) })) : [],
);

/** Whether some code of a post is too much for colours, although it says its language. */
export function hasPlainCode(sections: Section[]): boolean {
  const colours = openColours();
  let hasPlain = false;
  for (const { code, isLong } of readEachCode(listTexts(sections)).flat())
    hasPlain = !colours.take(code, isLong) || hasPlain;
  return hasPlain;
}
