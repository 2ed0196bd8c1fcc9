import type { Code } from 'mdast';
import { readCodeInfo } from '#post-markdown';
import type { Element } from '../../post/text/tree';

declare module '../../post/text/tree' {
  interface Element {
    /** The title of a code block, such as the name of its file. */
    title?: string;
    /** The lines of a code block that it is about, such as `1,3-5`. */
    marked?: string;
  }
}

/** Reads a block of code, with its title and its marked lines. */
export function readCode({ value, lang, meta }: Code): Element {
  const { language, title, marked } = readCodeInfo([lang, meta].filter(Boolean).join(' '));
  return { tag: 'pre', code: value, language, ...(title && { title }), ...(marked && { marked }) };
}
