// The only module that imports the parser. It is loaded with the database, with the form, and by the build.
import type * as mdast from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import type { Element, Node } from './tree';

// Longer ones are shown as plain text: parsing them would be felt (`npm run bench:markdown`).
const MAX_CHARACTERS = 50_000;
// More marks of emphasis and images than anyone sets: nested, they take the parser time that grows with their square.
const MAX_MARKS = 1_000;
const MARKS = /[*_]+|!\[/g;
// Deeper than anyone means it: React would run out of stack, and the parser of time where quotes and lists are nested.
const MAX_DEPTH = 20;
// A paragraph without any of these has no Markdown, and most have none: parsing is much of the time of a large build.
const MARKED = /[*_`[\\<]|^[ \t\uFEFF]*[-+>~\d]/m;
const NESTED = /^(?:[ \t]*(?:>|[-+*]|\d{1,9}[.)])){21}/m;

// What a paragraph doesn't have stays text: headings, rules, HTML, definitions, indented code and `&amp;`.
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

/** Whether a link may lead there: to the web, to an e-mail address, or to a page or a place of this site. */
const isAllowed = (href: string) =>
  /^(https?:\/\/|mailto:)/i.test(href) || /^(\/(?![/\\])|#)/.test(href);
const isImageOfSite = (src: string) => /^\/images\/[^\\]+$/.test(src) && !src.includes('..');

/** Joins neighbouring texts, which the page would else keep apart. */
function joined(nodes: Node[]): Node[] {
  const all: Node[] = [];
  for (const node of nodes) {
    const last = all.at(-1);
    if (typeof node === 'string' && typeof last === 'string') all[all.length - 1] = last + node;
    else all.push(node);
  }
  return all;
}

/** Makes our tree of the parser's; `source` is the text that it was made from. */
function converter(source: string) {
  const sourceOf = ({ position }: mdast.Nodes) =>
    source.slice(position?.start.offset, position?.end.offset);
  const all = (nodes: mdast.Nodes[], depth: number) =>
    joined(nodes.flatMap((node) => toNodes(node, depth + 1)));

  function toNodes(node: mdast.Nodes, depth: number): Node | Node[] {
    const inside = (tag: Element['tag'], more: Partial<Element> = {}) =>
      'children' in node ? { tag, ...more, children: all(node.children, depth) } : [];
    if (depth > MAX_DEPTH) return sourceOf(node);
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
        // The lines of a list without empty ones are no paragraphs.
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
        return isAllowed(node.url) ? inside('a', { href: node.url }) : sourceOf(node);
      case 'image':
        if (!isImageOfSite(node.url)) return sourceOf(node);
        return { tag: 'img', src: node.url, alt: node.alt ?? '', ...__IMAGES__[node.url] };
      default:
        return sourceOf(node);
    }
  }
  return all;
}

// The parser replaces NUL, which HTML doesn't know.
const withoutSpace = (text: string) => text.replaceAll(/\s/g, '').replaceAll('\0', '\uFFFD');

/** The Markdown of a paragraph; undefined if it is plain text, which is shown as it is, or more than anyone writes. */
export function treeOf(text: string): Node[] | undefined {
  if (!MARKED.test(text)) return undefined;
  const marks = text.match(MARKS)?.length ?? 0;
  if (text.length > MAX_CHARACTERS || marks > MAX_MARKS || NESTED.test(text)) return undefined;
  const { children } = fromMarkdown(text, { extensions: [extension] });
  const tree = converter(text)(children, 0);
  const texts = tree.map((node) =>
    typeof node !== 'string' && node.tag === 'p' && node.children?.length === 1
      ? node.children[0]
      : node,
  );
  const isPlain = texts.every((one) => typeof one === 'string');
  // An escaped character, such as `\*`, is shown without its backslash.
  return isPlain && withoutSpace(texts.join('')) === withoutSpace(text) ? undefined : tree;
}
