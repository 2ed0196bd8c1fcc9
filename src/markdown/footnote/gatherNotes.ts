import type { Element, Node, Trees } from '../../post/text/tree';

interface Gathered {
  /** The paragraphs without their footnotes. */
  trees: Trees;
  /** The list of all footnotes; undefined if there are none. */
  footnotes?: Element;
}

/** A footnote, and those of its paragraph by their names. */
interface Found {
  note: Element;
  own: Notes;
}

type Notes = Map<string | undefined, Found>;

/** The footnotes of a paragraph, which are its last node. They are copies: two paragraphs may be the same. */
function openNotes(tree?: Node[]): Notes {
  const own: Notes = new Map();
  const last = tree?.at(-1) as Element | undefined;
  if (last?.tag === 'footnotes')
    for (const note of last.children as Element[]) own.set(note.name, { note: { ...note }, own });
  return own;
}

/**
 * Takes the footnotes out of the paragraphs of a text, and numbers them in the order of their references: each leads to the
 * footnote of its paragraph, or else to the first of its name in the text. Their ids come from their section and their number in
 * it, so that they are the same wherever the text is shown, and what changes in other sections keeps them.
 */
export function gatherNotes(trees: Trees): Gathered {
  const all = trees.map((paragraphs) => paragraphs.map(openNotes));
  const first: Notes = new Map(
    all
      .flat()
      .flatMap((own) => [...own])
      .reverse(),
  );
  if (first.size === 0) return { trees };
  const listed: Found[] = [];

  function showAll(nodes: Node[], own: Notes, toId: () => string): Node[] {
    const shown = nodes.map((node) => {
      if (typeof node === 'string') return node;
      const { tag, name, children } = node;
      if (tag !== 'reference') {
        const inside = children && showAll(children, own, toId);
        return inside === children ? node : { ...node, children: inside };
      }
      const found = own.get(name) ?? first.get(name);
      if (!found) return `[^${name}]`;
      const { note } = found;
      note.id ??= toId();
      note.number ??= listed.push(found);
      note.times = (note.times ?? 0) + 1;
      return { ...note, tag, children: undefined };
    });
    // The same nodes need not be drawn again.
    return shown.some((node, i) => node !== nodes[i]) ? shown : nodes;
  }

  let done = 0;
  const rest = trees.map((paragraphs, i) => {
    const from = listed.length;
    const toId = () => `${i + 1}-${listed.length - from + 1}`;
    return paragraphs.map((tree, j) => {
      if (!tree) return tree;
      const own = all[i]![j]!;
      const shown = showAll(own.size > 0 ? tree.slice(0, -1) : tree, own, toId);
      // A footnote may refer to another one, which is then listed too.
      for (; done < listed.length; done++) {
        const { note, own } = listed[done]!;
        note.children = showAll(note.children!, own, toId);
      }
      return shown;
    });
  });
  return { trees: rest, footnotes: { tag: 'footnotes', children: listed.map(({ note }) => note) } };
}
