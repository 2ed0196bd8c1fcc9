import type { Nodes } from 'mdast';
import type { Element, Node } from '../../post/text/tree';

/** What a construct needs to know of the text that it is in. */
export interface Context {
  /** Gets the Markdown of a node. */
  getSource: (node: Nodes) => string;
  /** Converts what is within a block. */
  convertAll: (nodes: Nodes[]) => Node[];
}

/** Makes an element of a node of the parser; undefined if it is none of the construct. */
export type Read<T extends Nodes = Nodes> = (node: T, context: Context) => Element | undefined;

/** What makes elements of nodes, by their types. */
export type Reads = { [T in Nodes['type']]?: Read<Extract<Nodes, { type: T }>> };
