import type { Picture } from '../../src/post/picture';
import { convertMarkdown } from '../../src/converting/convertMarkdown';
import type { Losses } from '../../src/converting/findLosses';
import type { Door } from '../../src/converting/replaceAddresses';
import './dom';
import type { Entry } from './entry';
import type { Prepared } from './openPictures';
import { readCover } from './readFields';

interface Context {
  findPicture: (address: string) => Promise<Prepared | undefined>;
  findTarget: (link: string, isWiki: boolean) => string | undefined;
  notes: string[];
}

/** A post's Markdown as this site stores it, and its pictures by id. */
interface Converted {
  body: string;
  pictures: Map<string, Picture>;
}

/** Names what the conversion has lost or left, in the lines of the file. */
function describeLosses({ lost, left }: Losses): string[] {
  const describe = (line: number | undefined, words: string) =>
    line === undefined ? words : `line ${line}: ${words}`;
  const shorten = (words: string) => (words.length > 100 ? `${words.slice(0, 99)}…` : words);
  return [
    ...lost.map(({ words, line }) => describe(line, `“${shorten(words)}” is left out`)),
    ...left.map(({ words, line }) => describe(line, `${shorten(words)} is shown as text`)),
  ];
}

/** Converts the words of another program. */
export async function convertBody(
  entry: Entry,
  { findPicture, findTarget, notes }: Context,
): Promise<Converted> {
  const { body, format, keepsLines, lines } = entry;
  const pictures: Converted['pictures'] = new Map();

  const door: Door = {
    findTarget,
    // Obsidian has no other mark in a single folder of a vault.
    isWiki: keepsLines || body.includes('![['),
    async findPicture(address) {
      const found = await findPicture(address);
      if (found) pictures.set(found.id, found.picture);
      return found?.address;
    },
  };
  const cover = readCover(entry);
  const options = { keepsLines, format, before: lines, cover, ...door };
  const converted = await convertMarkdown(body, options);
  notes.push(...describeLosses(converted));
  return { body: converted.body, pictures };
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
