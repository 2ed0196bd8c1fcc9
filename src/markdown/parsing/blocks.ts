// The blocks that are more than a tag around their children. Imported only by reads.ts.
import type * as mdast from 'mdast';
import type { Element, Node } from '../../post/text/tree';
import { readSiteImage } from './inline';
import type { Read } from './read';

const alignments = { left: 'start', center: 'center', right: 'end' } as const;

/** Reads a picture with a caption. */
export const readFigure: Read<mdast.Image> = ({ type, title, url, alt }) => {
  const image = type === 'image' && title ? readSiteImage(url) : undefined;
  if (!image) return undefined;
  const caption: Element = { tag: 'figcaption', children: [title!] };
  return { tag: 'figure', children: [{ tag: 'img', ...image, alt: alt ?? '' }, caption] };
};

/** Reads a table. A row of a head alone has no body. */
export const readTable: Read<mdast.Table> = (
  { children: [head, ...rows], align: columns },
  { convertAll },
) => {
  const toRow = ({ children }: mdast.TableRow, tag: 'th' | 'td'): Element => {
    const cells = children.map((cell, column): Element => {
      const align = alignments[columns?.[column] ?? 'left'];
      return { tag, ...(align !== 'start' && { align }), children: convertAll(cell.children) };
    });
    return { tag: 'tr', children: cells };
  };
  const children: Element[] = [
    { tag: 'thead', children: [toRow(head!, 'th')] },
    { tag: 'tbody', children: rows.map((row) => toRow(row, 'td')) },
  ];
  return { tag: 'table', children: rows.length > 0 ? children : children.slice(0, 1) };
};

/** Reads an item of a list, with a checkbox if it is a task. */
export const readTask: Read<mdast.ListItem> = ({ children, checked, spread }, { convertAll }) => {
  const nodes = convertAll(children);
  const [first] = nodes;
  if (typeof checked === 'boolean' && typeof first === 'object') {
    const label: Element = { tag: 'label', checked, children: first.children };
    nodes[0] = { tag: 'p', children: [label] };
  }
  // In a list without blank lines, the items aren't paragraphs. What has a name is a definition.
  const isParagraph = (node: Node) =>
    !spread && typeof node === 'object' && node.tag === 'p' && !node.name;
  const lines = nodes.flatMap((node) =>
    isParagraph(node) ? ((node as Element).children ?? []) : node,
  );
  return { tag: 'li', children: lines };
};
