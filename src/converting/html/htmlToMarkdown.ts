// Converts what is pasted. Loaded on demand.
import { isEditor } from './cleanCode';
import { cleanHtml } from './cleanHtml';
import { findLost, type Found, listPageTexts } from '../findLost';
import { parseHtml } from './parseHtml';
import { readHtml } from './readHtml';
import { replaceAddresses } from '../replaceAddresses';
import { writeMarkdown } from '../writeMarkdown';

const FORMATTED =
  'strong, b, em, i, del, s, strike, a[href], img, li, h1, h2, h3, h4, h5, h6, code, pre, blockquote, table, hr, sup, sub, x-frame, video, x-math';
// Deeper nesting is converted in quadratic time.
const TOO_DEEP = '* > '.repeat(50) + '*';

/** Markdown of HTML, and what is lost. */
export interface Converted {
  body: string;
  lost: Found[];
  /** How many pictures are lost. */
  pictures: number;
}

/** Gives a picture within a text an address; undefined if it can't be kept. */
export type KeepPicture = (data: string) => Promise<string | undefined>;

/** Converts pasted HTML to Markdown; undefined if it has nothing but words. */
export async function htmlToMarkdown(
  html: string,
  keep: KeepPicture,
): Promise<Converted | undefined> {
  const page = parseHtml(html);
  if (page.body.querySelector(TOO_DEEP) || isEditor(page.body)) return undefined;
  let pictures = cleanHtml(page);
  if (!page.body.querySelector(FORMATTED) && pictures === 0) return undefined;
  const root = readHtml(page.body);
  await replaceAddresses(root, {
    async findPicture(address) {
      const kept = address.startsWith('data:') ? await keep(address) : address;
      if (!kept) pictures++;
      return kept;
    },
  });
  const body = writeMarkdown(root);
  return { body, lost: findLost(listPageTexts(page), body), pictures };
}
