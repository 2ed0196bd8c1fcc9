// Turns the tree of another program's Markdown into one that a post can have.
import type * as mdast from 'mdast';
import { isContents, joinCells, toCode, withCaption, withoutContents } from './blocks';
import {
  isPhrasing,
  joinPhrasing,
  listNodes,
  mark,
  textNode,
  toFlow,
  toHeading,
  toOneLine,
  toWords,
} from '../flow';
import { decodePercent } from '../addresses/decodePercent';
import { type Passage, toLetters } from '../findLost';
import { toFormula } from '../formulas/readFormulas';
import { isNoteNumber } from '../html/cleaning/linkNotes';
import { joinHtml, listAttributes } from './joinHtml';
import { toPlain, withoutEscapes } from './readMarkdown';
import { toComponent } from './toComponent';
import { toQuote } from './toQuote';
import { readInline } from './readInline';

type Nodes = mdast.Nodes;

// Of an element, or of what stands before {#name} in Markdown.
const ID = /\b(?:id|name)=["']?([^"'\s<>]+)|[{:\s]#([^\s#{}()]+)/g;

interface Options {
  source: string;
  hardBreaks?: boolean;
  /** Is told of what has neither words nor an address. */
  lose: (passage: Passage) => void;
}

function removeEscapes(root: mdast.Root): void {
  for (const node of listNodes(root) as unknown as Record<string, unknown>[])
    for (const name of ['value', 'url', 'alt', 'title']) {
      const text = node[name];
      if (typeof text === 'string') node[name] = withoutEscapes(text);
    }
}

/** Converts a tree. */
export function toPostTree(root: mdast.Root, { source, hardBreaks, lose }: Options): mdast.Root {
  const defined = listNodes(root).filter((node) => node.type === 'definition');
  // The first one counts.
  const definitions = new Map(defined.reverse().map((node) => [node.identifier, node]));

  const getSource = ({ position }: Nodes) =>
    source.slice(position?.start.offset, position?.end.offset);
  const asWords = (node: Nodes): Nodes[] => [textNode(getSource(node))];

  const ids = new Set(
    Array.from(source.matchAll(ID), ([, ofHtml, ofMarkdown]) => ofHtml ?? ofMarkdown),
  );
  const hasId = (name: string) => ids.has(name);
  const headings = new Set(
    listNodes(root).flatMap((node) => (node.type === 'heading' ? toLetters(toWords(node)) : [])),
  );

  /** Whether a link is the number of a footnote that isn’t there: it stands at a word, or in brackets. */
  function isLostNote({ url, children, position }: mdast.Link): boolean {
    const words = withoutEscapes(children.map(toWords).join(''));
    const before = source[(position?.start.offset ?? 0) - 1] ?? ' ';
    const isMarked = /\S/.test(before) || words.startsWith('[');
    const name = decodePercent(url.slice(1));
    if (!url.startsWith('#') || !isNoteNumber(words, name, isMarked)) return false;
    return !hasId(name) && !headings.has(toLetters(name));
  }

  const all = (nodes: Nodes[]): Nodes[] => joinHtml(nodes, { lose, hasId }).flatMap(convert);

  function toReference(node: mdast.LinkReference | mdast.ImageReference): Nodes[] {
    const definition = definitions.get(node.identifier);
    if (!definition) return asWords(node);
    const { url, title } = definition;
    return convert(
      node.type === 'imageReference'
        ? { type: 'image', url, title, alt: node.alt }
        : { type: 'link', url, children: node.children },
    );
  }

  function convert(node: Nodes): Nodes[] {
    switch (node.type) {
      case 'text':
        return readInline(node.value, hardBreaks);
      case 'definition':
      case 'mdxFlowExpression':
      case 'mdxTextExpression':
        return [];
      case 'linkReference':
      case 'imageReference':
        return toReference(node);
      case 'image':
        return [{ ...node, title: node.title && toPlain(node.title) }];
      case 'code':
        return [toCode(node)];
      case 'inlineMath': {
        const formula = toFormula(node, getSource(node));
        return formula ? [formula] : asWords(node);
      }
      case 'blockquote':
        return toQuote(node, all);
      case 'heading':
        return toHeading(node.depth, toOneLine(all(node.children)));
      case 'paragraph':
        return isContents(node) ? [] : toFlow(all(withCaption(node.children)));
      case 'list':
        return isContents(node) ? [] : [withChildren(node)];
      case 'table':
        return [withChildren({ ...node, children: joinCells(node) })];
      case 'tableCell':
        return [{ ...node, children: toOneLine(all(node.children)) }];
      case 'containerDirective': {
        // Quarto shows them in some formats only.
        if (/^content-(?:hidden|visible)$/.test(node.name)) return [];
        const [label, ...others] = node.children;
        const isLabel = label?.type === 'paragraph' && label.data?.directiveLabel;
        return toComponent(
          {
            name: node.name,
            named: node.attributes ?? {},
            title: isLabel ? label.children : [],
            children: isLabel ? others : node.children,
          },
          all,
        );
      }
      case 'leafDirective': {
        const component = toComponent(
          { name: node.name, named: node.attributes ?? {}, title: node.children },
          all,
        );
        return component.length > 0 ? component : toFlow(asWords(node));
      }
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement': {
        const named = Object.fromEntries(listAttributes(node));
        const { name, children } = node;
        const component = toComponent({ name: name ?? '', named, children }, all);
        if (component.length === 0 && name)
          lose({ words: `<${name}>`, line: node.position?.start.line });
        return component;
      }
      case 'delete':
      case 'emphasis':
      case 'strong':
        return mark(toInline(node.children), (nodes) => [
          { ...node, children: joinPhrasing(nodes) },
        ]);
      case 'link':
        if (isLostNote(node)) {
          lose({ words: '', kind: 'footnote', line: node.position?.start.line });
          return [];
        }
        return [{ ...node, children: toInline(node.children) }];
      default:
        return 'children' in node ? [withChildren(node)] : [node];
    }
  }

  function toInline(nodes: Nodes[]): mdast.PhrasingContent[] {
    const children = all(nodes);
    return children.every(isPhrasing) ? children : toOneLine(children);
  }

  function withChildren<T extends mdast.Parents>(node: T): T {
    const children = all(node.children);
    const isFlow = /^(footnoteDefinition|listItem)$/.test(node.type);
    return { ...node, children: isFlow ? toFlow(children) : children };
  }

  const post: mdast.Root = { type: 'root', children: toFlow(all(withoutContents(root.children))) };
  removeEscapes(post);
  return post;
}
