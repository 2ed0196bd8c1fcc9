import { readUtf8 } from '../programs/readUtf8';
import { setPageLanguage } from '../content/setLanguage';

/** Reads index.html without its comments, in the owner’s language. */
export function readIndex(file = 'index.html'): string {
  // As a browser’s parser does before it hashes inline scripts for the policy: editors on Windows end lines with CRLF.
  const index = readUtf8(file)
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n');
  // Every byte before a page's text delays it.
  return setPageLanguage(index.replace(/^ *\/\/.*\n/gm, ''));
}
