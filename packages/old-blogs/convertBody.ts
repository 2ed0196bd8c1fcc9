import { convertFile, type AddressBook, type Losses } from '#foreign-markdown';
import './dom';
import type { Entry } from './entry';
import { readCover } from './readFields';

interface Context extends Required<Pick<AddressBook, 'findPicture' | 'findTarget'>> {
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

/** Gives the pictures of an export of this site their addresses in it. */
export async function convertOwn({ body }: Entry, { findPicture }: Context): Promise<string> {
  const addresses = new Map<string, string | undefined>();
  for (const [name] of body.matchAll(OWN_PICTURE))
    if (!addresses.has(name)) addresses.set(name, await findPicture(name));
  return body.replaceAll(OWN_PICTURE, (name) => addresses.get(name) ?? name);
}
