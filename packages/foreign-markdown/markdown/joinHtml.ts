// Reads the HTML in Markdown, together with the Markdown that it has within.
import type { Nodes } from 'mdast';
import { cleanHtml } from '../html/cleaning/cleanHtml';
import { loseNotes } from '../html/cleaning/linkNotes';
import { countDrawings } from '../html/countDrawings';
import { isTooDeep, parseHtml } from '../html/parseHtml';
import { readHtml } from '../html/readHtml';
import { listMissing, type Passage } from '../findLost';
import { toWords } from '../flow';
import { readInside } from './readMarkdown';
import { isTag } from '../html/isTag';

const TAG = /<(?=\/?([a-z][\w:.-]*))/gi;

// Addresses of the old site are kept, and replaced later.
const ANY_ADDRESS = /^(?!javascript:)\S/i;

const ELEMENT = /^(<\w[^>]*>)([^]*)(<\/\w+>\s*)$/;

// Ghost has cards of Markdown within HTML.
const CARD = /<x-markdown>((?:(?!<x-markdown>)[^])*?)<\/x-markdown>/g;

const escape = (value: string) => value.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** Who is told of what HTML has that a post can’t have. */
export interface Losing {
  lose: (passage: Passage) => void;
  /** Whether something in the whole document has this id. */
  hasId: (name: string) => boolean;
}

/** Reads a page of another site, whose addresses are kept. Throws if it is nested too deep. */
function readPage(
  page: Document,
  nodesById?: ReadonlyMap<string, Nodes[]>,
  { lose, hasId }: Partial<Losing> = {},
): Nodes[] {
  if (isTooDeep(page.body)) throw new Error('its HTML is nested too deep');
  const toText = (element: Element): string =>
    element.textContent +
    [...element.querySelectorAll('x-node')]
      .flatMap(({ id }) => nodesById?.get(id) ?? [])
      .map(toWords)
      .join('');
  if (hasId) loseNotes(page.body, hasId, toText);
  for (let drawings = lose ? countDrawings(page.body) : 0; drawings > 0; drawings--)
    lose!({ words: '<svg>' });
  cleanHtml(page, ANY_ADDRESS, ANY_ADDRESS);
  if (lose) listMissing(page).forEach(lose);
  return readHtml(page.body, nodesById).children;
}

const MARKS = /<\/[a-z]|<[bh]r\b|<img\s|&#?\w+;/i;

/** The words of a text that may be HTML, in one line. A tag without an end is a word, as in “the <video> element”. Throws if it is nested too deep. */
export function toPlainText(text: string): string {
  if (!MARKS.test(text)) return text;
  const ended = new Set(
    Array.from(text.matchAll(/<\/([a-z]\w*)/gi), ([, name]) => name!.toLowerCase()),
  );
  const isMark = (name: string) =>
    isTag(name) && (/^(?:[bh]r|img|wbr)$/i.test(name) || ended.has(name.toLowerCase()));
  const html = text.replaceAll(TAG, (mark, name: string) => (isMark(name) ? mark : '&lt;'));
  // In an element, as in joinHtml.
  const words = readPage(parseHtml(`<x-page>${html}</x-page>`))
    .map(toWords)
    .join(' ');
  return words.replaceAll(/\s+/g, ' ').trim();
}

type Jsx = Extract<Nodes, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>;

/** Lists the attributes of an element of JSX that are texts. */
export const listAttributes = ({ attributes }: Jsx) =>
  attributes.flatMap((attribute) =>
    attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string'
      ? [[attribute.name, attribute.value] as const]
      : [],
  );

/** Replaces the HTML among nodes, and elements of JSX whose names HTML has. */
export function joinHtml(nodes: Nodes[], { lose, hasId }: Losing): Nodes[] {
  const nodesById = new Map<string, Nodes[]>();
  const store = (all: Nodes[]) => {
    nodesById.set(String(nodesById.size), all);
    return `<x-node id="${nodesById.size - 1}"></x-node>`;
  };
  let hasHtml = false;
  const toHtml = (node: Nodes): string => {
    if (node.type === 'html') {
      hasHtml = true;
      // kramdown reads Markdown in an element that says so.
      const [, start, inside, end] = ELEMENT.exec(node.value) ?? [];
      if (start && /\smarkdown=/.test(start)) return `${start}${store(readInside(inside!))}${end}`;
      return node.value
        .replaceAll(CARD, (_, markdown: string) => store(readInside(markdown)))
        .replaceAll(TAG, (mark, name: string) => (isTag(name) ? mark : '&lt;'));
    }
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement')
      return store([node]);
    const { name, children } = node;
    if (!name || !isTag(name)) return store([node]);
    hasHtml = true;
    const stated = listAttributes(node).map(([key, value]) => ` ${key}="${escape(value)}"`);
    return `<${name}${stated.join('')}>${children.map(toHtml).join('')}</${name}>`;
  };
  const parts = nodes.map(toHtml);
  // In an element, as happy-dom leaves the references of the body's own text as they are.
  if (!hasHtml) return nodes;
  const htmls = nodes.filter(({ type }) => type === 'html');
  // Of several, nobody knows which one had it.
  const line = htmls.length === 1 ? htmls[0]!.position?.start.line : undefined;
  const loseHere = (passage: Passage) => lose({ ...passage, line });
  return readPage(parseHtml(`<x-page>${parts.join('')}</x-page>`), nodesById, {
    lose: loseHere,
    hasId,
  });
}
