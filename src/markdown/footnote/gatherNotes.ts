import type { Element, Node, Trees } from '../../post/text/tree';

interface Gathered {
  /** The paragraphs without their footnotes. */
  trees: Trees;
  /** The list of all footnotes; undefined if there are none. */
  footnotes?: Element;
}

type Notes = ReadonlyMap<string | undefined, Element>;

/** The footnotes of a paragraph, which are its last node, by their names. They are copies: two paragraphs may be the same. */
function openNotes(tree?: Node[]): Notes {
  const last = tree?.at(-1);
  const notes = typeof last === 'object' && last.tag === 'footnotes' ? last.children : [];
  return new Map((notes as Element[]).map((note) => [note.name, { ...note }]));
}

/**
 * Takes the footnotes out of the paragraphs of a text, and numbers them in the order of their references: each leads to the
 * footnote of its paragraph, or else to the first of its name in the text. Their ids come from their section and their number in
 * it, so that they are the same wherever the text is shown, and what changes in other sections keeps them.
 */
export function gatherNotes(trees: Trees): Gathered {
  const all = trees.map((paragraphs) => paragraphs.map(openNotes));
  const scopes = new Map<Element, Notes>();
  const first = new Map<string | undefined, Element>();
  for (const own of all.flat())
    for (const [name, note] of own) {
      scopes.set(note, own);
      if (!first.has(name)) first.set(name, note);
    }
  if (first.size === 0) return { trees };
  const listed: Element[] = [];

  function showAll(nodes: Node[], own: Notes, toId: () => string): Node[] {
    const shown = nodes.map((node) => {
      if (typeof node === 'string') return node;
      const { tag, name, children } = node;
      if (tag !== 'reference') {
        const inside = children && showAll(children, own, toId);
        return inside === children ? node : { ...node, children: inside };
      }
      const note = own.get(name) ?? first.get(name);
      if (!note) return `[^${name}]`;
      if (!note.number) Object.assign(note, { id: toId(), number: listed.push(note), times: 0 });
      note.times!++;
      return { tag, id: note.id, number: note.number, times: note.times };
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
        const note = listed[done]!;
        note.children = showAll(note.children!, scopes.get(note)!, toId);
      }
      return shown;
    });
  });
  return { trees: rest, footnotes: { tag: 'footnotes', children: listed } };
}
