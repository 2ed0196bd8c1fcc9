// Converts HTML outside a browser, with the converter of the form.
import { Window } from 'happy-dom';
import { cleanHtml } from '../../src/blog/writing/paste/cleanHtml';
import { parseHtml, toMarkdown } from '../../src/blog/writing/paste/htmlToMarkdown';

const { DOMParser, NodeFilter } = new Window();
Object.assign(globalThis, { DOMParser, NodeFilter });

// Addresses of the old site are kept, and replaced later.
const KEPT = /^(?!javascript:|data:)\S/i;
const ADDRESSES = [
  ['a', 'href'],
  ['img', 'src'],
] as const;

/** What is left out of HTML, as Markdown has nothing like it. */
export const EMBEDDED =
  /<(iframe|script|video|audio|object|embed|form|svg|math)\b(?![^>]*application\/ld)/gi;

/** Parses HTML into a document. */
export { parseHtml };

/** Converts HTML to Markdown, in which a new line is a line break. */
export function htmlToMarkdown(html: string): string {
  const page = parseHtml(html);
  for (const [tag, name] of ADDRESSES)
    for (const element of page.querySelectorAll(tag)) {
      const address = element.getAttribute(name)?.trim();
      if (address) element.setAttribute(name, address.replaceAll(/\s/g, '%20'));
    }
  cleanHtml(page, KEPT);
  return toMarkdown(page);
}
