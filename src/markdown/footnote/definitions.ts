// Footnotes, and the addresses of links, belong to marks anywhere in a text.
import type { Section } from '../../post/post';
import { listParagraphs } from '../../post/text/texts';
import type { KnownTrees, Trees } from '../../post/text/tree';

// A name in brackets, with what may be the address that it stands for.
const MARK = /\[(?:\^[^\][]+\]:?|[^\][]+\](?::\s*\S*)?)/g;

/** All that the tree of one paragraph may depend on in the others: nothing, where nothing is defined. */
function readMarks(sections: Section[]): string {
  const text = listParagraphs(sections).join('\n\n');
  return text.includes(']:') ? [...new Set(text.match(MARK))].join('') : '';
}

/** The trees that come with a text; empty if there are none. */
export function knownTrees({
  sections,
  trees,
}: {
  sections: Section[];
  trees?: Trees;
}): KnownTrees {
  if (!trees) return new Map();
  const all = trees.flat();
  const known = new Map(listParagraphs(sections).map((text, i) => [text, all[i]]));
  return Object.assign(known, { marks: readMarks(sections) });
}

/** Makes the test of whether the tree of a paragraph is known. */
export function openKnown(sections: Section[], known: KnownTrees): (paragraph: string) => boolean {
  const isSame = known.size > 0 && readMarks(sections) === (known.marks ?? '');
  return (paragraph) => known.has(paragraph) && (isSame || !paragraph.includes('['));
}
