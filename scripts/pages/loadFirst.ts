import type { Section } from '../../src/post/post';
import type { Element, Node, Trees } from '../../src/post/text/tree';

// A picture after fewer letters is on the first screen of a phone.
const FIRST_SCREEN = 300;

function findPicture(nodes: Node[]): Element | undefined {
  for (const node of nodes) {
    if (typeof node === 'string') continue;
    const found = node.tag === 'img' ? node : findPicture(node.children ?? []);
    if (found) return found;
  }
  return undefined;
}

/** Marks the first picture of a text, in these trees, to be loaded before all others if it is on the first screen. */
export function loadFirst(trees: Trees, sections: Section[]): Trees {
  let letters = 0;
  for (const [at, { paragraphs }] of sections.entries())
    for (const [index, { Paragraph }] of paragraphs.entries()) {
      const picture = findPicture(trees[at]?.[index] ?? []);
      if (picture) picture.loading = 'eager';
      letters += Paragraph.length;
      if (picture || letters >= FIRST_SCREEN) return trees;
    }
  return trees;
}
