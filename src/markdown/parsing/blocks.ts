// The blocks that are more than a tag around their children. Imported only by toTree.ts.
import type * as mdast from 'mdast';
import type { CalloutKind, Element, Node } from '../../post/tree';
import { joinStrings, readSiteImage, toFormula } from './inline';

/** Converts what is within a block. */
type ConvertAll = (nodes: mdast.Nodes[]) => Node[];

/** Gets the Markdown of a node. */
type GetSource = (node: mdast.Nodes) => string;

const alignments = { left: 'start', center: 'center', right: 'end' } as const;

// The mark of an admonition is alone on its line.
const CALLOUT = /^\[!(note|tip|important|warning|caution)\][ \t]*(?:\n|$)/i;

/** A picture with a caption, or a formula on a line of its own; undefined for what is within a paragraph. */
function toOwnBlock(node: mdast.PhrasingContent, getSource: GetSource): Element | undefined {
  if (node.type === 'inlineMath') {
    const formula = toFormula(node, getSource(node));
    return formula.isBlock ? formula : undefined;
  }
  const image = node.type === 'image' && node.title ? readSiteImage(node.url) : undefined;
  if (!image || node.type !== 'image') return undefined;
  const caption: Element = { tag: 'figcaption', children: [node.title!] };
  return { tag: 'figure', children: [{ tag: 'img', ...image, alt: node.alt ?? '' }, caption] };
}

/** A paragraph, cut where it has figures and formulas on lines of their own. */
export function toParagraphs(
  { children }: mdast.Paragraph,
  getSource: GetSource,
  convertAll: ConvertAll,
): Element[] {
  const found: Element[] = [];
  let run: mdast.PhrasingContent[] = [];
  const end = () => {
    const isSeen = run.some((one) => one.type !== 'text' || one.value.trim());
    if (isSeen) found.push({ tag: 'p', children: convertAll(run) });
    run = [];
  };
  for (const child of children) {
    const block = toOwnBlock(child, getSource);
    if (!block) {
      run.push(child);
      continue;
    }
    end();
    found.push(block);
  }
  end();
  return found;
}

/** A quotation, or an admonition without its mark. */
export function toQuote({ children }: mdast.Blockquote, convertAll: ConvertAll): Element {
  const [first, ...others] = children;
  const [words, ...inline] = first?.type === 'paragraph' ? first.children : [];
  const [mark, kind] = words?.type === 'text' ? (CALLOUT.exec(words.value) ?? []) : [];
  if (!mark || words?.type !== 'text') return { tag: 'blockquote', children: convertAll(children) };
  const rest = { ...words, value: words.value.slice(mark.length) };
  const line: mdast.Paragraph = {
    type: 'paragraph',
    children: rest.value ? [rest, ...inline] : inline,
  };
  return {
    tag: 'blockquote',
    kind: kind!.toLowerCase() as CalloutKind,
    children: convertAll([line, ...others]),
  };
}

/** A table. A row of a head alone has no body. */
export function toTable(
  { children: [head, ...rows], align: columns }: mdast.Table,
  convertAll: ConvertAll,
): Element {
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
}

/** A paragraph for a list such as `1986. A great year`, of one line; undefined for others. */
export function toNumberedLine(
  list: mdast.List,
  getSource: GetSource,
  convertAll: ConvertAll,
): Element | undefined {
  const { ordered, children, position } = list;
  const [line] = children[0]!.children;
  if (!ordered || children.length > 1 || position?.start.line !== position?.end.line)
    return undefined;
  if (line?.type !== 'paragraph') return undefined;
  const length = line.position!.start.offset! - position!.start.offset!;
  const number = getSource(list).slice(0, length);
  return { tag: 'p', children: joinStrings([number, ...convertAll(line.children)]) };
}

/** An item of a list, with a checkbox if it is a task. */
export function toItem(
  { children, checked, spread }: mdast.ListItem,
  convertAll: ConvertAll,
): Element {
  const nodes = convertAll(children);
  const [first] = nodes;
  if (typeof checked === 'boolean' && typeof first === 'object') {
    const label: Element = { tag: 'label', checked, children: first.children };
    nodes[0] = { tag: 'p', children: [label] };
  }
  // In a list without blank lines, the items aren't paragraphs.
  const isParagraph = (one: Node) => !spread && typeof one === 'object' && one.tag === 'p';
  const lines = nodes.flatMap((one) =>
    isParagraph(one) ? ((one as Element).children ?? []) : one,
  );
  return { tag: 'li', children: lines };
}
