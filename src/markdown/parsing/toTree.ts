// Makes the tree that React draws from what the parser has found. Imported only by parseMarkdown.ts.
import type * as mdast from 'mdast';
import type { InlineMath } from 'mdast-util-math';
import { createNotes } from './createNotes';
import { MAX_SIDE, PICTURE_ADDRESS } from '../../post/picture';
import type { CalloutKind, Element, Node } from '../../post/tree';

// Depth limit: deeper trees overflow React's stack, and nested quotes and lists parse slowly.
const MAX_DEPTH = 20;

const alignments = { left: 'start', center: 'center', right: 'end' } as const;

/** Allows links to the web, e-mail addresses, and pages and fragments of this site. */
const isAllowed = (href: string) =>
  /^(https?:\/\/|mailto:)/i.test(href) || /^(\/(?![/\\])|#)/.test(href);

/** Reads the address of an image or picture of this site, and its size in pixels. */
function readImage(url: string): Pick<Element, 'src' | 'width' | 'height'> | undefined {
  if (/^\/images\/[^\\]+$/.test(url) && !url.includes('..'))
    return { src: url, ...__IMAGES__[url] };
  const [, src, ...size] = PICTURE_ADDRESS.exec(url) ?? [];
  const [width = 0, height = 0] = size.map(Number);
  const isValid = [width, height].every((one) => one > 0 && one <= MAX_SIDE);
  return isValid ? { src, width, height } : undefined;
}

// The mark of an admonition is alone on its line.
const CALLOUT = /^\[!(note|tip|important|warning|caution)\][ \t]*(?:\n|$)/i;

function joinStrings(nodes: Node[]): Node[] {
  const all: Node[] = [];
  for (const node of nodes) {
    const last = all.at(-1);
    if (typeof node === 'string' && typeof last === 'string') all[all.length - 1] = last + node;
    else all.push(node);
  }
  return all;
}

/** A single paragraph's children, or the nodes as they are. */
const withoutParagraph = (nodes: Node[]): Node[] => {
  const [only] = nodes;
  const isParagraph = nodes.length === 1 && typeof only === 'object' && only.tag === 'p';
  return isParagraph ? (only.children ?? []) : nodes;
};

const SCRIPT = /^<su[bp]>$/;

/** The index of the end of a superscript or subscript that begins at `start`; -1 if it has none. */
function findScriptEnd(nodes: mdast.Nodes[], start: number): number {
  const node = nodes[start]!;
  if (node.type !== 'html' || !SCRIPT.test(node.value)) return -1;
  const end = node.value.replace('<', '</');
  return nodes.findIndex((one, i) => i > start && one.type === 'html' && one.value === end);
}

/** Converts the parser's nodes to ours; `source` is the parsed text. What isn't allowed stays text. */
export function toTree(root: mdast.Root, source: string): Node[] {
  const notes = createNotes();
  let isTooDeep = false;
  const getSource = ({ position }: mdast.Nodes) =>
    source.slice(position?.start.offset, position?.end.offset);
  function all(nodes: mdast.Nodes[], depth: number): Node[] {
    const found: Node[] = [];
    for (let i = 0; i < nodes.length; i++) {
      const end = depth < MAX_DEPTH ? findScriptEnd(nodes, i) : -1;
      if (end < 0) found.push(...[toNodes(nodes[i]!, depth + 1)].flat());
      else {
        const tag = getSource(nodes[i]!).slice(1, -1) as 'sup' | 'sub';
        found.push({ tag, children: all(nodes.slice(i + 1, end), depth + 1) });
        i = end;
      }
    }
    return joinStrings(found);
  }

  const toParagraph = (node: mdast.Nodes): Element => ({ tag: 'p', children: [getSource(node)] });

  const toFormula = (node: InlineMath): Element => {
    // GitHub may have it between backticks.
    const children = [node.value.replace(/^`([^]*)`$/, '$1')];
    return getSource(node).startsWith('$$')
      ? { tag: 'math', isBlock: true, children }
      : { tag: 'math', children };
  };

  /** A picture with a caption, or a formula on a line of its own; undefined for what is within a paragraph. */
  function toOwnBlock(node: mdast.PhrasingContent): Element | undefined {
    if (node.type === 'inlineMath' && getSource(node).startsWith('$$')) return toFormula(node);
    const image = node.type === 'image' && node.title ? readImage(node.url) : undefined;
    if (!image || node.type !== 'image') return undefined;
    const caption: Element = { tag: 'figcaption', children: [node.title!] };
    return { tag: 'figure', children: [{ tag: 'img', ...image, alt: node.alt ?? '' }, caption] };
  }

  /** A paragraph, cut where it has figures and formulas on lines of their own. */
  function toParagraphs({ children }: mdast.Paragraph, depth: number): Element[] {
    const found: Element[] = [];
    let run: mdast.PhrasingContent[] = [];
    const end = () => {
      const isSeen = run.some((one) => one.type !== 'text' || one.value.trim());
      if (isSeen) found.push({ tag: 'p', children: all(run, depth) });
      run = [];
    };
    for (const child of children) {
      const block = toOwnBlock(child);
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
  function toQuote({ children }: mdast.Blockquote, depth: number): Element {
    const [first, ...others] = children;
    const [words, ...inline] = first?.type === 'paragraph' ? first.children : [];
    const [mark, kind] = words?.type === 'text' ? (CALLOUT.exec(words.value) ?? []) : [];
    if (!mark || words?.type !== 'text')
      return { tag: 'blockquote', children: all(children, depth) };
    const rest = { ...words, value: words.value.slice(mark.length) };
    const line: mdast.Paragraph = {
      type: 'paragraph',
      children: rest.value ? [rest, ...inline] : inline,
    };
    return {
      tag: 'blockquote',
      kind: kind!.toLowerCase() as CalloutKind,
      children: all([line, ...others], depth),
    };
  }

  function toRow(
    { children }: mdast.TableRow,
    tag: 'th' | 'td',
    table: mdast.Table,
    depth: number,
  ) {
    const cells = children.map((cell, column): Element => {
      const align = alignments[table.align?.[column] ?? 'left'];
      return { tag, ...(align !== 'start' && { align }), children: all(cell.children, depth) };
    });
    return { tag: 'tr' as const, children: cells };
  }

  function toTable(table: mdast.Table, depth: number): Element {
    const [head, ...rows] = table.children;
    const children: Element[] = [
      { tag: 'thead', children: [toRow(head!, 'th', table, depth)] },
      { tag: 'tbody', children: rows.map((row) => toRow(row, 'td', table, depth)) },
    ];
    return { tag: 'table', children: rows.length > 0 ? children : children.slice(0, 1) };
  }

  /** A paragraph for a list such as `1986. A great year`, of one line; undefined for others. */
  function toLine(list: mdast.List, depth: number): Element | undefined {
    const { ordered, children, position } = list;
    const [line] = children[0]!.children;
    if (!ordered || children.length > 1 || position?.start.line !== position?.end.line)
      return undefined;
    if (line?.type !== 'paragraph') return undefined;
    const number = source.slice(position?.start.offset, line.position?.start.offset);
    return { tag: 'p', children: joinStrings([number, ...all(line.children, depth)]) };
  }

  function toItem({ children, checked, spread }: mdast.ListItem, depth: number): Element {
    const nodes = all(children, depth);
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

  function toNodes(node: mdast.Nodes, depth: number): Node | Node[] {
    const inside = (tag: Element['tag'], more: Partial<Element> = {}) =>
      'children' in node ? { tag, ...more, children: all(node.children, depth) } : [];
    if (depth > MAX_DEPTH) {
      isTooDeep = true;
      return getSource(node);
    }
    switch (node.type) {
      case 'text':
        return node.value;
      case 'break':
        return '\n';
      case 'paragraph':
        return toParagraphs(node, depth);
      case 'emphasis':
        return inside('em');
      case 'strong':
        return inside('strong');
      case 'delete':
        return inside('del');
      case 'thematicBreak':
        return { tag: 'hr' };
      case 'blockquote':
        return toQuote(node, depth);
      case 'list': {
        const start = node.ordered ? { start: node.start ?? 1 } : {};
        return toLine(node, depth) ?? inside(node.ordered ? 'ol' : 'ul', start);
      }
      case 'listItem':
        return toItem(node, depth);
      case 'table':
        return toTable(node, depth);
      case 'inlineCode':
        return { tag: 'code', children: [node.value] };
      case 'inlineMath':
        return toFormula(node);
      case 'math':
        // GitHub shows the dollars of a formula without an end.
        return /\n[ \t>]*\$\$+[ \t]*$/.test(getSource(node))
          ? { tag: 'math', isBlock: true, children: [node.value] }
          : toParagraph(node);
      case 'code':
        if (node.lang === 'math') return { tag: 'math', isBlock: true, children: [node.value] };
        return { tag: 'pre', code: node.value, language: node.lang ?? undefined };
      case 'link':
        return isAllowed(node.url) ? inside('a', { href: node.url }) : getSource(node);
      case 'image': {
        const image = readImage(node.url);
        return image ? { tag: 'img', ...image, alt: node.alt ?? '' } : getSource(node);
      }
      case 'footnoteReference':
        return notes.refer(node.identifier);
      case 'footnoteDefinition':
        return notes.define(node) ? [] : toParagraph(node);
      default:
        return getSource(node);
    }
  }
  const body = all(root.children, 0);
  const footnotes = notes.list(({ children }) => withoutParagraph(all(children, 1)));
  const deep: Element[] = isTooDeep ? [{ tag: 'unformatted' }] : [];
  return [...body, ...deep, ...notes.listUnused().map(toParagraph), ...footnotes];
}
