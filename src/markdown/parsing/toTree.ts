// Makes the tree that React draws from what the parser has found. Imported only by parseTexts.ts.
import type * as mdast from 'mdast';
import { readCode } from '../code/readCode';
import { joinStrings, readSiteImage } from './inline';
import { openDefinitions, type Parsed } from './openDefinitions';
import { toNumberedLine, toParagraphs } from './paragraphs';
import type { Read } from './read';
import { reads } from './reads';
import type { Element, Node } from '../../post/text/tree';

// Depth limit: deeper trees overflow React's stack, and nested quotes and lists parse slowly.
const MAX_DEPTH = 20;

// Any site: only whether an address can be resolved counts, such as one with a port that is none.
const BASE = 'https://site.invalid';

/** Allows links to the web, e-mail addresses, and pages and fragments of this site. Browsers ignore tabs in them. */
const isAllowed = (href: string) =>
  /^(https?:\/\/|mailto:|\/(?!\t*[/\\])|#)/i.test(href) && URL.canParse(href, BASE);

/** A single paragraph's children, or the nodes as they are. */
const withoutParagraph = (nodes: Node[]): Node[] => {
  const [only] = nodes;
  const isParagraph = nodes.length === 1 && typeof only === 'object' && only.tag === 'p';
  return isParagraph ? (only.children ?? []) : nodes;
};

const SCRIPT = /^<su[bp]>$/;

/** Finds the end of a superscript or subscript that begins at a node; -1 if it has none. Asked of the nodes in order. */
function openScripts(nodes: mdast.Nodes[]) {
  const ends = { '</sup>': 0, '</sub>': 0 };
  return (start: number): number => {
    const node = nodes[start]!;
    if (node.type !== 'html' || !SCRIPT.test(node.value)) return -1;
    const tag = node.value.replace('<', '</') as keyof typeof ends;
    const isEnd = (other?: mdast.Nodes) => other?.type === 'html' && other.value === tag;
    // The next one, from where the last was found.
    let end = Math.max(start, ends[tag]);
    while (end < nodes.length && !isEnd(nodes[end])) end++;
    ends[tag] = end;
    return end < nodes.length ? end : -1;
  };
}

/** Converts the parser's nodes to ours; `source` is the parsed text, and `addresses` those of links whose definitions stand elsewhere. What isn't allowed stays text. */
export function toTree(
  root: mdast.Root,
  source: string,
  addresses: ReadonlyMap<string, string>,
): Parsed {
  const { findAddress, refer, define, complete } = openDefinitions(root, addresses);
  let depth = 0;
  let isTooDeep = false;
  let isInLink = false;

  function deeper<T>(convertInside: () => T): T {
    depth++;
    const result = convertInside();
    depth--;
    return result;
  }

  const getSource = ({ position }: mdast.Nodes) =>
    source.slice(position?.start.offset, position?.end.offset);
  const context = { getSource, convertAll };
  const toParagraph = (node: mdast.Nodes): Element => ({ tag: 'p', children: [getSource(node)] });

  /** A heading within a section. In a quote or a list, it is words that stand out. */
  function toHeading(node: mdast.Heading): Element {
    if (node.children.length === 0) return toParagraph(node);
    const children = convertAll(node.children);
    if (depth === 1) return { tag: node.depth === 3 ? 'h3' : 'h4', children };
    return { tag: 'p', children: [{ tag: 'strong', children }] };
  }

  function convertAll(nodes: mdast.Nodes[]): Node[] {
    const all: Node[] = [];
    const findScriptEnd = openScripts(nodes);
    for (let i = 0; i < nodes.length; i++) {
      const end = depth < MAX_DEPTH ? findScriptEnd(i) : -1;
      if (end <= i + 1) all.push(...[convertNode(nodes[i]!)].flat());
      else {
        const tag = getSource(nodes[i]!).slice(1, -1) as 'sup' | 'sub';
        const inside = nodes.slice(i + 1, end);
        all.push({ tag, children: deeper(() => convertAll(inside)) });
        i = end;
      }
    }
    return joinStrings(all);
  }

  function convertNode(node: mdast.Nodes): Node | Node[] {
    if (depth < MAX_DEPTH) return deeper(() => toNodes(node));
    isTooDeep = true;
    return getSource(node);
  }

  function toNodes(node: mdast.Nodes): Node | Node[] {
    const inside = (tag: Element['tag'], more: Partial<Element> = {}) =>
      'children' in node ? { tag, ...more, children: convertAll(node.children) } : [];
    const element = (reads[node.type] as Read | undefined)?.(node, context);
    if (element) return element;
    switch (node.type) {
      case 'text':
        return node.value;
      case 'break':
        return '\n';
      case 'paragraph':
        return toParagraphs(node, context);
      case 'heading':
        return toHeading(node);
      case 'emphasis':
        return inside('em');
      case 'strong':
        return inside('strong');
      case 'delete':
        return inside('del');
      case 'thematicBreak':
        // A pair of marks for bold words that has none.
        return getSource(node) === '****' ? toParagraph(node) : { tag: 'hr' };
      case 'blockquote':
        return inside('blockquote');
      case 'list': {
        const start = node.ordered ? { start: node.start ?? 1 } : {};
        return toNumberedLine(node, context) ?? inside(node.ordered ? 'ol' : 'ul', start);
      }
      case 'code':
        return readCode(node);
      case 'inlineCode':
        return { tag: 'code', children: [node.value] };
      case 'link':
      case 'linkReference': {
        // A page can't have one link in another.
        if (isInLink) return convertAll(node.children);
        const href = findAddress(node);
        if (!isAllowed(href) || node.children.length === 0) return getSource(node);
        if ('identifier' in node) refer(node.identifier);
        isInLink = true;
        const link = inside('a', { href });
        isInLink = false;
        return link;
      }
      case 'image':
      case 'imageReference': {
        const image = readSiteImage(findAddress(node));
        if (!image) return getSource(node);
        if ('identifier' in node) refer(node.identifier);
        return { tag: 'img', ...image, alt: node.alt ?? '' };
      }
      case 'definition':
      case 'footnoteDefinition':
        return define(node, getSource(node));
      case 'unparsed':
        return [toParagraph(node), { tag: 'unformatted' }];
      case 'footnoteReference':
        refer(`^${node.identifier}`);
        return { tag: 'reference', name: node.identifier };
      default:
        return getSource(node);
    }
  }

  const nodes = convertAll(root.children);
  const parsed = complete(nodes, (inside) => withoutParagraph(deeper(() => convertAll(inside))));
  if (isTooDeep) nodes.push({ tag: 'unformatted' });
  return parsed;
}
