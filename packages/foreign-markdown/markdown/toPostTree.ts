// Makes of a tree of another program's Markdown what a post can have.
import type * as mdast from 'mdast';
import { findKind, readQuote, toCallout } from '../callouts';
import { isContents, joinCells, toCode, withCaption } from './blocks';
import { findAddress, linkTo, PICTURE } from '../embedded';
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
import type { Passage } from '../findLost';
import { joinHtml, listAttributes } from './joinHtml';
import { readMarkdown, withoutEscapes } from './readMarkdown';
import { readInline } from './readInline';

type Nodes = mdast.Nodes;

// Chirpy, a theme of Jekyll, has admonitions by class.
const PROMPT = /\n?\{:\s*\.prompt-(\w+)\s*\}\s*$/;
interface Options {
  source: string;
  keepsLines?: boolean;
  /** Is told of what has neither words nor an address. */
  lose: (passage: Passage) => void;
}

/** The words of a title of an image, which has no marks. */
const toPlain = (title: string) => toWords(readMarkdown(title)).replaceAll(/\s+/g, ' ').trim();

function removeEscapes(root: mdast.Root): void {
  for (const node of listNodes(root) as unknown as Record<string, unknown>[])
    for (const name of ['value', 'url', 'alt', 'title']) {
      const text = node[name];
      if (typeof text === 'string') node[name] = withoutEscapes(text);
    }
}

/** Converts a tree. */
export function toPostTree(root: mdast.Root, { source, keepsLines, lose }: Options): mdast.Root {
  const defined = listNodes(root).filter((node) => node.type === 'definition');
  // The first one counts.
  const definitions = new Map(defined.reverse().map((node) => [node.identifier, node]));

  const getSource = ({ position }: Nodes) =>
    source.slice(position?.start.offset, position?.end.offset);
  const asWords = (node: Nodes): Nodes[] => [textNode(getSource(node))];

  const all = (nodes: Nodes[]): Nodes[] => joinHtml(nodes).flatMap(convert);

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

  /** An element of MDX that isn't one of HTML, or a directive. */
  function toComponent(
    name: string,
    named: Record<string, string | null | undefined>,
    title: mdast.PhrasingContent[],
    children: Nodes[],
  ): Nodes[] {
    const kind = findKind(name);
    const words: Nodes[] =
      title.length > 0 ? title : [textNode(named.title ?? named.label ?? named.summary ?? '')];
    const line = toOneLine(all(words)).filter((node) => node.type !== 'text' || node.value.trim());
    const hasWords = line.length > 0 || children.length > 0;
    // An icon may have such a name.
    if (kind && hasWords)
      return [toCallout(findKind(named.type ?? '') ?? kind, line, all(children))];
    if (named.src && PICTURE.test(named.src)) {
      const { src: url, alt = '', caption = named.title } = named;
      return [{ type: 'image', url, alt, title: caption && toPlain(caption) }];
    }
    const address = findAddress(name, named);
    const link = address ? [linkTo(address, line.map(toWords).join(''))] : [];
    const head: Nodes[] = line.length > 0 && !address ? [{ type: 'strong', children: line }] : [];
    const caption: Nodes[] = named.caption ? [textNode(named.caption)] : [];
    return [...toFlow([...link, ...head]), ...toFlow(caption), ...all(children)];
  }

  function toQuote(node: mdast.Blockquote): Nodes[] {
    const words = node.children.at(-1);
    const last = words?.type === 'paragraph' ? words.children.at(-1) : undefined;
    const [, prompt] = last?.type === 'text' ? (PROMPT.exec(last.value) ?? []) : [];
    if (prompt && last?.type === 'text') last.value = last.value.replace(PROMPT, '');
    const callout = prompt && toCallout(findKind(prompt) ?? 'NOTE', [], node.children);
    const children = toFlow(all((callout || readQuote(node) || node).children));
    return children.length > 0 ? [{ type: 'blockquote', children }] : [];
  }

  function convert(node: Nodes): Nodes[] {
    switch (node.type) {
      case 'text':
        return readInline(node.value, keepsLines);
      case 'definition':
      case 'mdxjsEsm':
      case 'mdxFlowExpression':
      case 'mdxTextExpression':
        return [];
      case 'linkReference':
      case 'imageReference':
        return toReference(node);
      case 'image':
        return [{ ...node, title: node.title && toPlain(node.title) }];
      case 'code':
        return toCode(node);
      case 'inlineMath': {
        // GitHub may have it between backticks.
        const value = node.value.replace(/^`([^]*)`$/, '$1');
        if (!value.trim()) return asWords(node);
        return [{ type: getSource(node).startsWith('$$') ? 'math' : 'inlineMath', value }];
      }
      case 'blockquote':
        return toQuote(node);
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
        const title = isLabel ? label.children : [];
        return toComponent(
          node.name,
          node.attributes ?? {},
          title,
          isLabel ? others : node.children,
        );
      }
      case 'leafDirective': {
        const component = toComponent(node.name, node.attributes ?? {}, node.children, []);
        return component.length > 0 ? component : toFlow(asWords(node));
      }
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement': {
        const attributes = Object.fromEntries(listAttributes(node));
        const component = toComponent(node.name ?? '', attributes, [], node.children);
        if (component.length === 0 && node.name)
          lose({ words: `<${node.name}>`, line: node.position?.start.line });
        return component;
      }
      case 'delete':
      case 'emphasis':
      case 'strong':
        return mark(toInline(node.children), (nodes) => [
          { ...node, children: joinPhrasing(nodes) },
        ]);
      case 'link':
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

  const post: mdast.Root = { type: 'root', children: toFlow(all(root.children)) };
  removeEscapes(post);
  return post;
}
