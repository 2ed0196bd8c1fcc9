import type { Picture } from '../../src/blog/picture';
import { type Entry, firstText } from './entry';
import type { Prepared } from './openPictures';
import { EMBEDDED, htmlToMarkdown } from './html';
import { replaceHtml } from './replaceHtml';
import { replaceTemplates } from './replaceTemplates';
import { rewriteMarkdown } from './rewriteMarkdown';

interface Context {
  findPicture: (address: string) => Promise<Prepared | undefined>;
  findTarget: (link: string) => string | undefined;
  notes: string[];
}

/** A post's Markdown as this site stores it, and its pictures by id. */
interface Converted {
  body: string;
  pictures: Map<string, Picture>;
}

/** Converts the Markdown of another program. */
export async function convertBody(
  { data, body, isHtml, keepsLines }: Entry,
  { findPicture, findTarget, notes }: Context,
): Promise<Converted> {
  const pictures: Converted['pictures'] = new Map();
  const image = async (address: string, alt: string) => {
    const found = await findPicture(address);
    if (!found) return undefined;
    pictures.set(found.id, found.picture);
    return `![${alt.replaceAll(/[[\]]/g, '\\$&')}](${found.address})`;
  };
  const cover = firstText(data, 'cover_image').replaceAll(' ', '%20');
  const first = cover ? `![${firstText(data, 'cover_alt')}](${cover})\n\n` : '';
  for (const [, tag] of body.matchAll(EMBEDDED)) notes.push(`its <${tag}> is left out`);
  const source = body.replaceAll('\r\n', '\n');
  const text = isHtml ? htmlToMarkdown(source) : replaceHtml(replaceTemplates(source, notes));
  const links = { image, link: findTarget, keepsLines: isHtml || keepsLines };
  return { body: await rewriteMarkdown(first + text, links), pictures };
}

/** Gives the pictures of an export of this site their addresses in it. */
export async function convertOwn(
  { body }: Entry,
  { findPicture }: Pick<Context, 'findPicture'>,
): Promise<Converted> {
  const pictures: Converted['pictures'] = new Map();
  let converted = body;
  for (const name of new Set(body.match(/\b[0-9a-f]{32}\.(?:webp|jpg)\b/g))) {
    const found = await findPicture(name);
    if (!found) continue;
    pictures.set(found.id, found.picture);
    converted = converted.replaceAll(name, found.address);
  }
  return { body: converted, pictures };
}
