import type * as mdast from 'mdast';

type Reference = mdast.LinkReference | mdast.ImageReference;
type Linked = mdast.Link | mdast.Image | Reference;

/** Finds the addresses of links whose definitions stand elsewhere in a text. */
export function openLinks(root: mdast.Root) {
  const definitions = new Map<string, mdast.Definition>();
  const used = new Set<string>();

  function walk(nodes: mdast.Nodes[]): void {
    for (const node of nodes) {
      // The first of a name counts.
      if (node.type === 'definition' && !definitions.has(node.identifier))
        definitions.set(node.identifier, node);
      if (node.type === 'linkReference' || node.type === 'imageReference')
        used.add(node.identifier);
      if ('children' in node) walk(node.children);
    }
  }
  walk(root.children);

  /** The address of a link or a picture. */
  const findAddress = (node: Linked): string =>
    'url' in node ? node.url : (definitions.get(node.identifier)?.url ?? '');

  /** Whether a definition is that of a link in the text. Others are words. */
  const isUsed = (definition: mdast.Definition): boolean =>
    used.has(definition.identifier) && definitions.get(definition.identifier) === definition;

  return { findAddress, isUsed };
}
