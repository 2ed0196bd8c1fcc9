import type { Nodes, Parents } from 'mdast';
import type { Position } from 'unist';

/** A part of a text, and what takes its place. */
export interface Edit extends Position {
  text: string;
}

/** Lists a tree's nodes with their parents, in order. */
export function listNodes(node: Nodes, parent?: Parents): { node: Nodes; parent?: Parents }[] {
  const children = 'children' in node ? node.children : [];
  return [{ node, parent }, ...children.flatMap((child) => listNodes(child, node as Parents))];
}

/** Indents the lines of a block as far as the place that it is put at. */
export const indent = (text: string, { start }: Position): string =>
  text.replaceAll('\n', `\n${' '.repeat(start.column - 1)}`);

/** Makes edits of a text. */
export function applyEdits(source: string, edits: Edit[]): string {
  let last = 0;
  const inOrder = edits.toSorted((a, b) => a.start.offset! - b.start.offset!);
  const parts = inOrder.map(({ start, end, text }) => {
    const before = source.slice(last, start.offset);
    last = end.offset!;
    return before + text;
  });
  return parts.join('') + source.slice(last);
}
