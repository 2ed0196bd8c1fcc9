// What a paragraph defines for marks of its own and of others. Imported only by toTree.ts.
import type * as mdast from 'mdast';
import type { Element, Node } from '../../post/text/tree';

/** The text of a footnote, or the address of a link. */
export interface Definition {
  /** Its words, for where nothing refers to it. */
  words: Element;
  /** The names that it refers to. Those of footnotes begin with a sign. */
  mentions: Set<string>;
  address?: string;
  note?: Element;
}

/** A paragraph: its tree, in which its definitions are words, the definitions by their names, and the names that it refers to. */
export interface Parsed {
  nodes: Node[];
  definitions: Map<string, Definition>;
  mentions: Set<string>;
}

/** Lists the addresses that nodes define; the first of a name counts. */
function listAddresses(nodes: mdast.Nodes[], found = new Map<string, string>()) {
  for (const node of nodes) {
    if (node.type === 'definition' && !found.has(node.identifier))
      found.set(node.identifier, node.url);
    if ('children' in node) listAddresses(node.children, found);
  }
  return found;
}

type Linked = mdast.Link | mdast.LinkReference | mdast.Image | mdast.ImageReference;

/** Collects what a paragraph defines, and what it refers to; `addresses` are those of links that are defined elsewhere. */
export function openDefinitions(root: mdast.Root, addresses: ReadonlyMap<string, string>) {
  const own = listAddresses(root.children);
  const definitions = new Map<string, Definition>();
  const footnotes: [Definition, mdast.FootnoteDefinition][] = [];
  let mentions = new Set<string>();

  const findAddress = (node: Linked): string =>
    'url' in node ? node.url : (own.get(node.identifier) ?? addresses.get(node.identifier) ?? '');

  function refer(name: string): void {
    mentions.add(name);
  }

  /** Keeps a definition, which is words for now. The first of its name counts, others stay words. */
  function define(node: mdast.Definition | mdast.FootnoteDefinition, source: string): Element {
    const isNote = node.type === 'footnoteDefinition';
    const name = isNote ? `^${node.identifier}` : node.identifier;
    // The name keeps it apart from the other words of an item.
    const words: Element = { tag: 'p', name, children: [source] };
    if (definitions.has(name)) return words;
    const address = isNote ? undefined : node.url;
    const definition: Definition = { words, mentions: new Set(), address };
    definitions.set(name, definition);
    if (isNote) footnotes.push([definition, node]);
    return words;
  }

  /** Converts the footnotes, to be called when all else is converted. */
  function complete(nodes: Node[], convert: (nodes: mdast.Nodes[]) => Node[]): Parsed {
    const parsed = { nodes, definitions, mentions };
    for (const [definition, { identifier, children }] of footnotes) {
      ({ mentions } = definition);
      definition.note = { tag: 'footnote', name: identifier, children: convert(children) };
    }
    return parsed;
  }

  return { findAddress, refer, define, complete };
}
