import { type Conversion, findLost, listPageTexts } from '../findLost';
import { type AddressBook, replaceAddresses } from '../replaceAddresses';
import { writeMarkdown } from '../writing/writeMarkdown';
import { isEditor } from './cleaning/cleanCode';
import { cleanHtml } from './cleaning/cleanHtml';
import { isTooDeep, parseHtml } from './parseHtml';
import { readHtml } from './readHtml';

const FORMATTED =
  'strong, b, em, i, del, s, strike, a[href], img, li, h1, h2, h3, h4, h5, h6, code, pre, blockquote, table, hr, sup, sub, x-frame, video, x-math, x-reference';

/** Converts pasted HTML to Markdown; undefined if it has nothing but words. Rejects if it is nested too deep. */
export async function convertHtml(
  html: string,
  findPicture?: AddressBook['findPicture'],
): Promise<Conversion | undefined> {
  const page = parseHtml(html);
  if (isTooDeep(page.body)) throw new Error('too deep');
  if (isEditor(page.body)) return undefined;
  let pictures = cleanHtml(page);
  if (!page.body.querySelector(FORMATTED) && pictures === 0) return undefined;
  const root = readHtml(page.body);
  const found = await replaceAddresses(root, { findPicture });
  pictures += found.pictures;
  const body = writeMarkdown(root);
  return { body, lost: findLost(listPageTexts(page), body), left: [], pictures, personal: found.personal };
}
