import { openColours } from '../markdown/code/codeLimits';
import { cutBlocks } from '#post-markdown';
import type { Section } from '../post/post';
import { listTexts, readEach } from '../post/text/texts';

// A line that begins code with a language, all but the last line, and that.
const CODE = /^[ \t]*(?:`{3,}|~{3,})[ \t]*\S.*\n([^]*?)(?:\n.*)?$/;

const listEach = readEach((text): string[] =>
  /```|~~~/.test(text)
    ? cutBlocks(text).flatMap(({ source, isCode }) =>
        isCode ? (CODE.exec(source.trimEnd())?.[1] ?? []) : [],
      )
    : [],
);

/** Whether some code of a post is too much for colours, although it says its language. */
export function hasPlainCode(sections: Section[]): boolean {
  const colours = openColours();
  let hasPlain = false;
  for (const code of listEach(listTexts(sections)).flat())
    hasPlain = !colours.take(code) || hasPlain;
  return hasPlain;
}
