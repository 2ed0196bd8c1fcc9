// Elements without an end tag. Only JSX ends others with a slash; a browser would put all that follows into them.
const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/i;
const CLOSED = /<([a-z][\w:-]*)((?:\s[^<>]*["'\s}\w])?)\/>/gi;

// happy-dom repeats the text before the end of a comment that has no start.
const COMMENT_END = /(<!--[^]*?(?:-->|$))|--(!?)>/g;

// The site's policy forbids style attributes, and browsers report them even in a document that isn't shown. Frames would be
// loaded.
const withoutStyles = (html: string) =>
  html
    .replaceAll(COMMENT_END, (_, comment?: string, mark = '') => comment ?? `--${mark}&gt;`)
    .replaceAll(CLOSED, (tag, name: string, inside: string) =>
      VOID.test(name) ? tag : `<${name}${inside}></${name}>`,
    )
    .replaceAll(/<[a-z][^<>]*/gi, (tag) => tag.replaceAll(/\sstyle=/gi, ' data-style='))
    .replaceAll(/<(\/?)iframe\b/gi, '<$1x-frame');

/** The style of an element in a document that parseHtml has made; empty if it has none. */
export const styleOf = (element: Element | null | undefined): string =>
  element?.getAttribute('data-style') ?? '';

/** Parses HTML into a document that runs no scripts and loads nothing. In it, `style` is `data-style`, and an `iframe` is an `x-frame`. */
export const parseHtml = (html: string): Document =>
  new DOMParser().parseFromString(withoutStyles(html), 'text/html');

/** Makes an element for the page that another one is in, with the attributes that have a value. */
export function makeElement(
  other: Element,
  tag: string,
  attributes: Record<string, string | undefined> = {},
  inside: Iterable<Node | string> = [],
): Element {
  const element = other.ownerDocument.createElement(tag);
  for (const [name, value] of Object.entries(attributes))
    if (value !== undefined) element.setAttribute(name, value);
  element.append(...inside);
  return element;
}

/** Puts another element in the place of one, with its attributes and all that is in it. */
export function rename(element: Element, tag: string): void {
  const names = element.getAttributeNames();
  const attributes = names.map((name) => [name, element.getAttribute(name) ?? undefined] as const);
  element.replaceWith(
    makeElement(element, tag, Object.fromEntries(attributes), element.childNodes),
  );
}

/** The words of an element without spaces, to compare them with those of another. */
export const toLetters = (element: Element | null): string =>
  element?.textContent.replaceAll(/\s+/g, '') ?? '';

// Deeper nesting is converted in quadratic time, and overflows the stack.
const MAX_DEPTH = 50;

/** Whether elements within an element are nested too deep. */
export const isTooDeep = ({ children }: Element, depth = 0): boolean =>
  depth > MAX_DEPTH || [...children].some((child) => isTooDeep(child, depth + 1));
