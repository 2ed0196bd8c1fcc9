// The only module that readers load the Markdown parser with, which the list never loads.
import type { Section } from '../../post/post';
import { listParagraphs } from '../../post/text/texts';
import type { Node, Trees } from '../../post/text/tree';
import { parseTexts } from './parseTexts';

/** Parses the Markdown of a paragraph that stands alone; undefined if it is plain text. */
export const parseMarkdown = (text: string): Node[] | undefined => parseTexts([text])[0];

/** Parses the Markdown of all paragraphs of a text, except of those that are known. Parts that exceed the limits are plain, which is said. */
export function parseSections(sections: Section[], isKnown?: (text: string) => boolean): Trees {
  const trees = parseTexts(listParagraphs(sections), isKnown);
  return sections.map(({ paragraphs }) => trees.splice(0, paragraphs.length));
}
