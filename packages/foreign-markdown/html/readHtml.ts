// Makes a Markdown tree of a document that cleanHtml has cleaned.
import { readCodeInfo, writeCodeInfo } from '#post-markdown';
import type * as mdast from 'mdast';
import { findCallout, findKind, toCallout } from '../callouts';
import { findEmbedded } from '../embedded';
import { joinPhrasing, mark, textNode, toFlow, toHeading, toOneLine, toWords } from '../flow';
import { styleOf } from './parseHtml';
import { readLink } from './readLink';
import { readList } from './readList';
import { readTable } from './readTable';
import { CALLOUT_TITLE } from './signs';
import { LINES } from './styles';
import { toScript } from './toScript';

type Nodes = mdast.Nodes;

/** Nodes of Markdown within HTML, by the `id` of the `x-node` that stands for them. */
type NodesById = ReadonlyMap<string, Nodes[]>;

const MARKS = {
  ...({ B: 'strong', STRONG: 'strong', EM: 'emphasis', I: 'emphasis' } as const),
  ...({ DEL: 'delete', S: 'delete', STRIKE: 'delete' } as const),
};
// Words of other elements belong to the line that they are in.
const BLOCKS =
  /^(ADDRESS|ARTICLE|ASIDE|BODY|CAPTION|CENTER|DD|DETAILS|DIV|DL|FIELDSET|FIGCAPTION|FIGURE|FOOTER|FORM|HEADER|MAIN|NAV|P|SECTION)$/;

const isElement = (node: Node): node is Element => node.nodeType === 1;

function readText(value: string, hardBreaks: boolean): Nodes[] {
  if (!hardBreaks) return [textNode(value.replaceAll(/\s+/g, ' '))];
  return value.split('\n').flatMap((line, i): Nodes[] => {
    const words = textNode(line.replaceAll(/\s+/g, ' '));
    return i > 0 ? [{ type: 'break' }, words] : [words];
  });
}

function readHeading(element: Element, nodes: Nodes[]): Nodes[] {
  const depth = Number(element.tagName[1]) as 1;
  const line = toOneLine(nodes);
  const words = line.flatMap((node) => (node.type === 'strong' ? node.children : [node]));
  return toHeading(depth, words);
}

function readCode(element: Element): Nodes[] {
  const value = element.textContent.replace(/^\n|(?<!\n)\n+$/g, '');
  const read = (name: string) => element.getAttribute(`data-${name}`) ?? undefined;
  const { marked } = readCodeInfo(`code {${read('marked') ?? ''}}`);
  const info = { language: read('language'), title: read('title'), marked };
  return [{ type: 'code', lang: writeCodeInfo(info) || null, value }];
}

/** Reads the elements of a page. */
export function readHtml(body: Element, nodesById: NodesById = new Map()): mdast.Root {
  function readElement(element: Element, hardBreaks: boolean): Nodes[] {
    const { tagName } = element;
    const name = tagName as keyof typeof MARKS;
    const inside = () => readAll(element, hardBreaks);
    const src = element.getAttribute('src')?.trim();
    const label = element.getAttribute('data-label') ?? '';
    if (name in MARKS) {
      const type = MARKS[name];
      return mark(inside(), (nodes) => [{ type, children: joinPhrasing(nodes) }]);
    }
    if (/^H[1-6]$/.test(tagName)) return readHeading(element, inside());
    const kind = findCallout(element);
    if (kind) {
      const isKind = (part: Element | null) =>
        part && findKind(part.textContent.trimEnd().replace(/:$/, ''));
      const title = element.querySelector(CALLOUT_TITLE);
      const words = title && !isKind(title) ? toOneLine(readAll(title, hardBreaks)) : [];
      title?.remove();
      // On MDN, its kind is the first word.
      const first = element.querySelector(
        'p:first-child > strong:first-child, :scope > strong:first-child',
      );
      const line = element.querySelector(':scope > p:first-child');
      // Unless it has no other.
      const all = element.textContent.trim();
      for (const part of [first, line])
        if (isKind(part) && part!.textContent.trim() !== all) part!.remove();
      return [toCallout(kind, words, inside())];
    }
    if (BLOCKS.test(tagName)) return toFlow(inside());
    switch (tagName) {
      case 'X-NODE':
        return nodesById.get(element.id) ?? [];
      case 'X-REFERENCE':
        return [{ type: 'footnoteReference', identifier: label, label }];
      case 'X-NOTE':
        return [
          { type: 'footnoteDefinition', identifier: label, label, children: toFlow(inside()) },
        ];
      case 'BR':
        return [{ type: 'break' }];
      case 'HR':
        return [{ type: 'thematicBreak' }];
      case 'IMG': {
        const [alt, title] = [element.getAttribute('alt') ?? '', element.getAttribute('title')];
        return src ? [{ type: 'image', url: src, alt, title }] : [textNode(alt)];
      }
      case 'A':
        return readLink(element, inside());
      case 'CODE':
      case 'SAMP':
      case 'TT': {
        const value = inside().map(toWords).join('').replaceAll(/\s+/g, ' ').trim();
        return value ? [{ type: 'inlineCode', value }] : [];
      }
      case 'X-MATH':
        return [
          { type: element.id === 'block' ? 'math' : 'inlineMath', value: element.textContent },
        ];
      case 'PRE':
        return readCode(element);
      case 'BLOCKQUOTE': {
        const children = toFlow(inside());
        return children.length > 0 ? [{ type: 'blockquote', children }] : [];
      }
      case 'UL':
      case 'OL':
      case 'MENU':
        return element.children.length > 0
          ? [readList(element, (child) => read(child, hardBreaks))]
          : [];
      case 'TABLE':
        return readTable(element, (cell) => readAll(cell, false));
      case 'DT':
      case 'SUMMARY':
        return toFlow(
          mark(toOneLine(inside()), (nodes) => [{ type: 'strong', children: joinPhrasing(nodes) }]),
        );
      case 'SUP':
      case 'SUB':
        return toScript(inside(), tagName === 'SUP' ? 'sup' : 'sub');
      case 'Q':
        return [textNode('“'), ...inside(), textNode('”')];
      case 'RT':
        return [textNode('('), ...inside(), textNode(')')];
      case 'RP':
      case 'X-LOST':
        return [];
      default:
        return findEmbedded(element) ?? inside();
    }
  }

  function read(node: Node, hardBreaks: boolean): Nodes[] {
    if (!isElement(node)) return node.nodeType === 3 ? readText(node.nodeValue!, hardBreaks) : [];
    const style = styleOf(node);
    const breaks = /white-space/i.test(style) ? LINES.test(style) : hardBreaks;
    return readElement(node, breaks);
  }

  const readAll = (element: Element, hardBreaks: boolean): Nodes[] =>
    [...element.childNodes].flatMap((child) => read(child, hardBreaks));

  return { type: 'root', children: toFlow(readAll(body, false)) };
}
