import type { Element, Node, Trees } from '../../post/text/tree';

interface Gathered {
  /** The paragraphs without their footnotes. */
  trees: Trees;
  /** The list of all footnotes; undefined if there are none. */
  footnotes?: Element;
}

/**
 * Takes the footnotes out of the paragraphs of a text, and numbers them through it. Their ids come from their section and
 * their number in it, so that they are the same wherever the text is shown, and what changes in other sections keeps them.
 */
export function gatherNotes(trees: Trees): Gathered {
  const notes: Element[] = [];
  const gather = (tree: Node[] | undefined, section: number, from: number) => {
    const last = tree?.at(-1);
    if (!tree || typeof last !== 'object' || last.tag !== 'footnotes') return tree;
    const before = notes.length;
    const renumber = (node: Node): Node => {
      if (typeof node === 'string') return node;
      const { tag, number = 0, children } = node;
      return {
        ...node,
        ...((tag === 'reference' || tag === 'footnote') && {
          id: `${section + 1}-${before - from + number}`,
          number: before + number,
        }),
        ...(children && { children: children.map(renumber) }),
      };
    };
    const all = tree.map(renumber);
    notes.push(...((all.pop() as Element).children as Element[]));
    return all;
  };
  const rest = trees.map((paragraphs, section) => {
    const from = notes.length;
    return paragraphs.map((tree) => gather(tree, section, from));
  });
  return notes.length > 0
    ? { trees: rest, footnotes: { tag: 'footnotes', children: notes } }
    : { trees };
}
