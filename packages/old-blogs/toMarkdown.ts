import { type AddressBook, convertFile, type Losses } from '#foreign-markdown';
import './dom';
import type { OldPost } from './readPost';
import { addUnread } from './unreadFields';

/** Names what the conversion has lost or left, in the lines of the file. */
function describeLosses({ lost, left, personal }: Losses): string[] {
  const describe = (line: number | undefined, words: string) =>
    line === undefined ? words : `line ${line}: ${words}`;
  const shorten = (words: string) => (words.length > 100 ? `${words.slice(0, 99)}…` : words);
  return [
    ...lost.map(({ words, line, kind }) =>
      describe(line, kind ? `a ${kind} is left out` : `“${shorten(words)}” is left out`),
    ),
    ...left.map(({ words, line }) => describe(line, `${shorten(words)} is shown as text`)),
    ...personal.map(
      (address) => `the address ${shorten(address)} may name a person or let others sign in`,
    ),
  ];
}

/** Converts the words of a post to Markdown, its cover first, with the link and the pictures of its front matter, and notes what is lost. Rejects if they can’t be read. */
export async function toMarkdown(
  post: OldPost,
  addresses: Required<Pick<AddressBook, 'findPicture' | 'findTarget'>>,
): Promise<{ body: string; notes: string[] }> {
  const { hardBreaks, format, cover } = post;
  const { body, lines, notes } = addUnread(post);
  const converted = await convertFile(body, {
    hardBreaks,
    format,
    before: lines,
    cover,
    // Obsidian has no other mark in a single folder of a vault.
    isWiki: hardBreaks || body.includes('![['),
    ...addresses,
  });
  return { body: converted.body, notes: [...notes, ...describeLosses(converted)] };
}
