import { convertFile } from '../../src/converting/convertMarkdown';
import type { Losses } from '../../src/converting/findLosses';
import type { Door } from '../../src/converting/replaceAddresses';
import './dom';
import type { Entry } from './entry';
import { readCover } from './readFields';

/** What finds pictures and targets of links, and collects notes. */
export interface Context extends Required<Pick<Door, 'findPicture' | 'findTarget'>> {
  notes: string[];
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

/** Converts the words of another program to Markdown as this site stores it. Rejects if they can't be read. */
export async function convertBody(
  entry: Entry,
  { findPicture, findTarget, notes }: Context,
): Promise<string> {
  const { body, format, keepsLines, lines } = entry;
  const converted = await convertFile(body, {
    keepsLines,
    format,
    before: lines,
    cover: readCover(entry),
    findTarget,
    findPicture,
    // Obsidian has no other mark in a single folder of a vault.
    isWiki: keepsLines || body.includes('![['),
  });
  notes.push(...describeLosses(converted));
  return converted.body;
}

const OWN_PICTURE = /\b[0-9a-f]{32}\.(?:webp|jpg)\b/g;

/** Gives the pictures of an export of this site their addresses in it, also those in the front matter. */
export async function convertOwn(
  { data, body }: Entry,
  { findPicture }: Context,
): Promise<Pick<Entry, 'data' | 'body'>> {
  const text = JSON.stringify({ data, body });
  const addresses = new Map<string, string | undefined>();
  for (const [name] of text.matchAll(OWN_PICTURE))
    if (!addresses.has(name)) addresses.set(name, await findPicture(name));
  const converted = text.replaceAll(OWN_PICTURE, (name) => addresses.get(name) ?? name);
  return JSON.parse(converted) as Pick<Entry, 'data' | 'body'>;
}
