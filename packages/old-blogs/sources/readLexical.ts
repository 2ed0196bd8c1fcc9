// Makes HTML of what Ghost’s editor stores, for posts that are exported without theirs.
import { escapeHtml } from './escapeHtml';

interface Lexical {
  [name: string]: unknown;
  type?: string;
  children?: Lexical[];
}

// By the bits of a format.
const MARKS = { 1: 'strong', 2: 'em', 4: 'del', 16: 'code', 32: 'sub', 64: 'sup' };
const ELEMENTS: Record<string, string> = {
  paragraph: 'p',
  listitem: 'li',
  quote: 'blockquote',
  'extended-quote': 'blockquote',
  aside: 'blockquote',
};
// Subscribers get them by e-mail, or they ask for a subscription.
const NOT_SHOWN = /^(?:email|email-cta|signup)$/;

/** A value that is HTML. */
const html = (value: unknown) => (typeof value === 'string' ? value : '');
/** A value that is nothing but words. */
const plain = (value: unknown) => escapeHtml(html(value));
const wrap = (tag: string, inside: string) => (inside ? `<${tag}>${inside}</${tag}>` : '');
const link = (address: unknown, words: string) =>
  address ? wrap('p', `<a href="${plain(address)}">${words || plain(address)}</a>`) : '';

/** Whether a card is not for everyone, by settings of old or new versions. */
function isHidden({ type = '', visibility }: Lexical): boolean {
  const { showOnWeb, segment, web } = (visibility ?? {}) as Lexical;
  const isForMembers = (web as Lexical | undefined)?.nonMember === false;
  return NOT_SHOWN.test(type) || showOnWeb === false || Boolean(segment) || isForMembers;
}

/** A card whose words and address are in fields that many kinds have. */
function readCard(card: Lexical): string {
  const { title, description } = (card.metadata ?? {}) as Lexical;
  const words = plain(title ?? card.fileTitle ?? card.title);
  const parts = [
    ...[card.header ?? card.heading, card.productTitle].map((text) => wrap('h2', html(text))),
    ...[card.subheader ?? card.subheading, card.textValue, card.productDescription].map((text) =>
      wrap('p', html(text)),
    ),
    link(card.url ?? card.src, words),
    ...[description, card.fileCaption].map((text) => wrap('p', plain(text))),
    wrap('p', html(card.caption)),
    link(card.buttonUrl ?? card.productUrl, plain(card.buttonText ?? card.productButton)),
  ];
  // In braces, it is named as what stays as it is.
  return parts.join('') || wrap('p', `{{ ${card.type} }}`);
}

// The HTML of deeper nesting is not converted either.
const MAX_DEPTH = 50;

function toHtml(node: Lexical, depth = 0): string {
  if (depth > MAX_DEPTH) throw new Error('its words are nested too deep');
  if (isHidden(node)) return '';
  const { type = '', children, images = [node] } = node;
  const inside = children?.map((child) => toHtml(child, depth + 1)).join('') ?? '';
  // An item of nothing but a list belongs to the item before.
  if (type === 'listitem' && children?.every((child) => child.type === 'list')) return inside;
  // Headings and lists name their own.
  const tag = ELEMENTS[type] ?? node.tag;
  if (children && tag) return wrap(plain(tag), inside);
  switch (type) {
    case 'text':
    case 'extended-text':
      return Object.entries(MARKS)
        .filter(([bit]) => Number(node.format) & Number(bit))
        .reduce((words, [, mark]) => wrap(mark, words), plain(node.text));
    case 'linebreak':
      return '<br>';
    case 'horizontalrule':
      return '<hr>';
    case 'html':
      return html(node.html);
    case 'markdown':
      return wrap('x-markdown', html(node.markdown));
    case 'codeblock': {
      const code = `<pre data-language="${plain(node.language)}">${plain(node.code)}</pre>`;
      return code + wrap('p', html(node.caption));
    }
    case 'callout':
      return `<div class="callout">${html(node.calloutText)}</div>`;
    case 'toggle':
      return wrap('details', wrap('summary', html(node.heading)) + html(node.content));
    case 'image':
    case 'gallery': {
      const all = (images as Lexical[]).map(
        ({ src, alt }) => `<img src="${plain(src)}" alt="${plain(alt)}">`,
      );
      return wrap('figure', all.join('') + wrap('figcaption', html(node.caption)));
    }
    default:
      if (!children) return readCard(node);
      return node.url ? `<a href="${plain(node.url)}">${inside}</a>` : inside;
  }
}

/** Reads a post; undefined if it has none. What follows a paywall is for members. Throws if it can’t be read. */
export function readLexical(source: string): string | undefined {
  const { children } = (JSON.parse(source) as { root?: Lexical }).root ?? {};
  const end = children?.findIndex(({ type }) => type === 'paywall') ?? -1;
  const open = end < 0 ? children : children?.slice(0, end);
  return open?.map((node) => toHtml(node)).join('');
}
