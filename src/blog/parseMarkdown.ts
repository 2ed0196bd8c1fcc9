// The only module that imports the Markdown parser, which the list never loads.
import type * as mdast from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import type { Section } from './blog';
import { type Element, mayHaveMarkdown, type Node, type Trees } from './tree';

// Longer paragraphs stay plain text: parsing them would be noticeable.
const MAX_CHARACTERS = 50_000;
// Limit on markers: nesting parses in quadratic time.
const MAX_MARKS = 1_000;
const MARKS = /[*_]+|!\[/g;
// Depth limit: deeper trees overflow React's stack, and nested quotes and lists parse slowly.
const MAX_DEPTH = 20;
const NESTED = /^(?:[ \t]*(?:>|[-+*]|\d{1,9}[.)])){21}/m;

// Stay text in paragraphs: headings, rules, HTML, definitions, indented code and `&amp;`.
const extension = {
  disable: {
    null: [
      'characterReference',
      'codeIndented',
      'definition',
      'headingAtx',
      'htmlFlow',
      'htmlText',
      'setextUnderline',
      'thematicBreak',
    ],
  },
};

/** Allows links to the web, e-mail addresses, and pages and fragments of this site. */
const isAllowed = (href: string) =>
  /^(https?:\/\/|mailto:)/i.test(href) || /^(\/(?![/\\])|#)/.test(href);
const isImageOfSite = (src: string) => /^\/images\/[^\\]+$/.test(src) && !src.includes('..');

/** Joins adjacent strings. */
function joinStrings(nodes: Node[]): Node[] {
  const all: Node[] = [];
  for (const node of nodes) {
    const last = all.at(-1);
    if (typeof node === 'string' && typeof last === 'string') all[all.length - 1] = last + node;
    else all.push(node);
  }
  return all;
}

/** Returns a function that converts the parser's nodes to ours; `source` is the parsed text. */
function createConverter(source: string) {
  const getSource = ({ position }: mdast.Nodes) =>
    source.slice(position?.start.offset, position?.end.offset);
  const all = (nodes: mdast.Nodes[], depth: number) =>
    joinStrings(nodes.flatMap((node) => toNodes(node, depth + 1)));

  function toNodes(node: mdast.Nodes, depth: number): Node | Node[] {
    const inside = (tag: Element['tag'], more: Partial<Element> = {}) =>
      'children' in node ? { tag, ...more, children: all(node.children, depth) } : [];
    if (depth > MAX_DEPTH) return getSource(node);
    switch (node.type) {
      case 'text':
        return node.value;
      case 'break':
        return '\n';
      case 'paragraph':
        return inside('p');
      case 'emphasis':
        return inside('em');
      case 'strong':
        return inside('strong');
      case 'blockquote':
        return inside('blockquote');
      case 'list':
        return inside(node.ordered ? 'ol' : 'ul', node.ordered ? { start: node.start ?? 1 } : {});
      case 'listItem': {
        const children = all(node.children, depth);
        // In a list without blank lines, the items aren't paragraphs.
        const isLoose = node.spread === true;
        const lines = children.flatMap((one) =>
          !isLoose && typeof one !== 'string' && one.tag === 'p' ? (one.children ?? []) : one,
        );
        return { tag: 'li', children: lines };
      }
      case 'inlineCode':
        return { tag: 'code', children: [node.value] };
      case 'code':
        return { tag: 'pre', code: node.value, language: node.lang ?? undefined };
      case 'link':
        return isAllowed(node.url) ? inside('a', { href: node.url }) : getSource(node);
      case 'image':
        if (!isImageOfSite(node.url)) return getSource(node);
        return { tag: 'img', src: node.url, alt: node.alt ?? '', ...__IMAGES__[node.url] };
      default:
        return getSource(node);
    }
  }
  return all;
}

// The parser replaces NUL, which HTML doesn't allow.
const withoutSpace = (text: string) => text.replaceAll(/\s/g, '').replaceAll('\0', '\uFFFD');

/** Parses the Markdown of a paragraph; undefined if it is plain text or exceeds the limits. */
export function parseMarkdown(text: string): Node[] | undefined {
  if (!mayHaveMarkdown(text)) return undefined;
  const marks = text.match(MARKS)?.length ?? 0;
  if (text.length > MAX_CHARACTERS || marks > MAX_MARKS || NESTED.test(text)) return undefined;
  const { children } = fromMarkdown(text, { extensions: [extension] });
  const tree = createConverter(text)(children, 0);
  const texts = tree.map((node) =>
    typeof node !== 'string' && node.tag === 'p' && node.children?.length === 1
      ? node.children[0]
      : node,
  );
  const isPlain = texts.every((one) => typeof one === 'string');
  // A paragraph with an escaped character such as `\*` isn't plain: the backslash must go.
  return isPlain && withoutSpace(texts.join('')) === withoutSpace(text) ? undefined : tree;
}

/** Parses the Markdown of all paragraphs. */
export const parseSections = (sections: Section[]): Trees =>
  sections.map(({ paragraphs }) => paragraphs.map(({ Paragraph }) => parseMarkdown(Paragraph)));
