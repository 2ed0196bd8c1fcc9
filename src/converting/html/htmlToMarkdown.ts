// Converts what is pasted. Loaded on demand.
import type { Nodes } from 'mdast';
import { isEditor } from './cleanCode';
import { cleanHtml } from './cleanHtml';
import { findLost, type Found, listPageTexts } from '../findLost';
import { parseHtml } from './parseHtml';
import { readHtml } from './readHtml';
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

/** Gives the pictures within a tree addresses. Returns how many have none. */
async function keepPictures(node: Nodes, keep: KeepPicture): Promise<number> {
  if (!('children' in node)) return 0;
  let lost = 0;
  const children: Nodes[] = [];
  for (const child of node.children) {
    lost += await keepPictures(child, keep);
    if (child.type === 'image' && child.url.startsWith('data:')) {
      const url = await keep(child.url);
      if (url) children.push({ ...child, url });
      else lost++;
    } else if (child.type !== 'paragraph' || child.children.length > 0) children.push(child);
  }
  Object.assign(node, { children });
  return lost;
}

/** Converts pasted HTML to Markdown; undefined if it has nothing but words. */
export async function htmlToMarkdown(
  html: string,
  keep: KeepPicture,
): Promise<Converted | undefined> {
  const page = parseHtml(html);
  if (page.body.querySelector(TOO_DEEP) || isEditor(page.body)) return undefined;
  const pictures = cleanHtml(page);
  if (!page.body.querySelector(FORMATTED) && pictures === 0) return undefined;
  const root = readHtml(page.body);
  const lost = await keepPictures(root, keep);
  const body = writeMarkdown(root);
  return { body, lost: findLost(listPageTexts(page), body), pictures: pictures + lost };
}
