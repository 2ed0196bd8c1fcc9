// Converts what is pasted. Loaded on demand.
import { isEditor } from './cleanCode';
import { cleanHtml } from './cleanHtml';
import { findLost, type Found, listPageTexts } from '../findLost';
import { isTooDeep, parseHtml } from './parseHtml';
import { readHtml } from './readHtml';
import { type Door, replaceAddresses } from '../replaceAddresses';
import { writeMarkdown } from '../writeMarkdown';

const FORMATTED =
  'strong, b, em, i, del, s, strike, a[href], img, li, h1, h2, h3, h4, h5, h6, code, pre, blockquote, table, hr, sup, sub, x-frame, video, x-math, x-reference';

/** Markdown of HTML, and what is lost. */
interface Converted {
  body: string;
  lost: Found[];
  /** How many pictures are lost. */
  pictures: number;
}

/** Converts pasted HTML to Markdown; undefined if it has nothing but words. Rejects if it is nested too deep. */
export async function htmlToMarkdown(
  html: string,
  findPicture: Door['findPicture'],
): Promise<Converted | undefined> {
  const page = parseHtml(html);
  if (isTooDeep(page.body)) throw new Error('too deep');
  if (isEditor(page.body)) return undefined;
  let pictures = cleanHtml(page);
  if (!page.body.querySelector(FORMATTED) && pictures === 0) return undefined;
  const root = readHtml(page.body);
  pictures += await replaceAddresses(root, { findPicture });
  const body = writeMarkdown(root);
  return { body, lost: findLost(listPageTexts(page), body), pictures };
}
