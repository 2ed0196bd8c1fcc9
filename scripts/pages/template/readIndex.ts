import { BASE, toHref } from '../../../src/addresses';
import { readUtf8 } from '../../programs/readUtf8';
import { setPageLanguage } from '../../content/setLanguage';

/** Moves the addresses in index.html, as Vite does while developing, and what its script reads of the page's own. */
const atBase = (html: string): string =>
  html
    .replace(/(?<=\b(?:href|src|srcset|content)=")\/(?!\/)[^"]*/g, toHref)
    .replace('location.pathname', BASE ? `location.pathname.slice(${BASE.length})` : '$&');

/** Reads index.html without its comments, for the site's place on its host, in the owner’s language. */
export function readIndex(file = 'index.html'): string {
  // As a browser’s parser does before it hashes inline scripts for the policy: editors on Windows end lines with CRLF.
  const index = readUtf8(file)
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n');
  // Every byte before a page's text delays it.
  return setPageLanguage(atBase(index.replace(/^ *\/\/.*\n/gm, '')));
}
