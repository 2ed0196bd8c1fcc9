// Removes the marks around words that would be shown as characters.
import type { Delete, Emphasis, Heading, Nodes, Paragraph, PhrasingContent, Strong } from 'mdast';
import { mayOpen } from '#post-markdown';
import { isPhrasing, joinPhrasing } from '../flow';

/** The words of a node as they are beside marks: code, links and the like begin and end with marks of their own. */
function toEdges(node: Nodes, ofDelete = '*'): string {
  if (node.type === 'text') return node.value;
  if (node.type === 'strong' || node.type === 'emphasis')
    return node.children.map((child) => toEdges(child, ofDelete)).join('');
  if (node.type === 'delete') return ofDelete;
  return node.type === 'break' ? '\n' : '*';
}

/** Whether marks beside punctuation would be seen as marks: `**Note:**this` is not bold. */
const isSeen = (inside: string, before: string, after: string): boolean =>
  mayOpen(before, inside.slice(0, 1)) && mayOpen(after, inside.slice(-1));

const START = /^[\p{P}\p{S}\s]*/u;
const END = /(?<![\p{P}\p{S}\s])[\p{P}\p{S}\s]*$/u;

/** Marks words so that the marks are seen, with punctuation outside if need be, or else without marks. */
function toSeen(
  node: Strong | Emphasis | Delete,
  before: string,
  after: string,
): PhrasingContent[] {
  // Lines through words are no part of the marks next to them.
  const isLine = node.type === 'delete';
  // Lines within other marks are as letters to them.
  const edges = node.children.map((child) =>
    isLine && child.type !== 'text' ? '*' : toEdges(child, 'x'),
  );
  if (isSeen(edges.join(''), before, after)) return [node];
  const [only, ...others] = node.children;
  if (only?.type !== 'text' || others.length > 0) return node.children;
  const [start] = START.exec(only.value)!;
  const [end] = END.exec(only.value.slice(start.length))!;
  const inside = only.value.slice(start.length, only.value.length - end.length);
  const text = (value: string): PhrasingContent[] => (value ? [{ type: 'text', value }] : []);
  const marked = inside ? [{ ...node, children: text(inside) }] : [];
  return [...text(start), ...marked, ...text(end)];
}

const toStrong = ({ children }: Heading): Paragraph => ({
  type: 'paragraph',
  children: [{ type: 'strong', children }],
});

/** Leaves no marks that would not be seen as marks. */
export function withSeenMarks<T extends Nodes>(node: T): T {
  if (!('children' in node)) return node;
  const children = node.children as Nodes[];
  const nodes = children.flatMap((child, i): Nodes[] => {
    // A post has headings only between its sections.
    const isLine = child.type === 'heading' && node.type !== 'root';
    const clean = withSeenMarks(isLine ? toStrong(child) : child);
    if (clean.type !== 'strong' && clean.type !== 'emphasis' && clean.type !== 'delete')
      return [clean];
    const [before, after] = [children[i - 1], children[i + 1]].map((neighbour) =>
      neighbour ? toEdges(neighbour) : '',
    );
    // A mark within one of its kind changes nothing.
    const inside = clean.children.flatMap((child) =>
      child.type === clean.type ? child.children : [child],
    );
    return toSeen(
      { ...clean, children: joinPhrasing(inside) },
      before!.slice(-1),
      after!.slice(0, 1),
    );
  });
  return { ...node, children: nodes.every(isPhrasing) ? joinPhrasing(nodes) : nodes };
}
