import { cleanAddresses } from './addresses/cleanAddress';

/** Words, and the line of the source that has them, from 1. */
export interface Passage {
  words: string;
  line?: number;
  /** What it is, if it has no words. */
  kind?: 'formula' | 'footnote';
}

/** What a conversion has lost, and what it has left as it was. */
export interface Losses {
  lost: Passage[];
  left: Passage[];
  /** How many pictures within the text had no address to go to. */
  pictures: number;
  /** Addresses that carry somebody’s data, such as an e-mail address; the heads and signatures of mail. */
  personal: string[];
}

/** The Markdown of a post, and what it lacks of its source. */
export interface Conversion extends Losses {
  body: string;
}

const LETTERS = /[^\p{L}\p{N}]+/gu;

/** The letters and digits of a text, all small. */
export const toLetters = (text: string): string =>
  text.normalize('NFKC').replaceAll(LETTERS, '').toLowerCase();

// Each search for a part of a word reads the whole text. Words beyond this number count as lost.
const MAX_SEARCHED = 1_000;

/** Opens the test whether Markdown has a word, alone or as a part of another. */
function openWords(markdown: string): (word: string) => boolean {
  const plain = markdown.replaceAll(/<\/?su[bp]>/g, '');
  const words = [...plain.split(/\s+/), ...plain.split(LETTERS)].map(toLetters);
  const hasByWord = new Map(words.map((word) => [word, true]));
  const all = toLetters(plain);
  let searched = 0;
  return (word) => {
    const letters = toLetters(word);
    const has = hasByWord.get(letters) ?? (++searched <= MAX_SEARCHED && all.includes(letters));
    hasByWord.set(letters, has);
    return has;
  };
}

/** Finds the words of a source that its Markdown hasn't. */
export function findLost(source: Passage[], markdown: string): Passage[] {
  const has = openWords(markdown);
  return source.flatMap(({ words, line }) => {
    const lost = words.split(/\s+/).filter((word) => !has(word) && !has(cleanAddresses(word)));
    return lost.length > 0 ? [{ words: lost.join(' '), line }] : [];
  });
}

/** Lists what a page has had that has no words: cleanHtml leaves an `x-lost` in its place. */
export const listMissing = (page: Document): Passage[] =>
  [...page.querySelectorAll('x-lost')].map(({ id }) => ({
    words: '',
    kind: id as Passage['kind'],
  }));

/** Lists the words of a page that cleanHtml has cleaned. */
export function listPageTexts(page: Document, line?: number): Passage[] {
  const texts = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  const all: Passage[] = [];
  while (texts.nextNode()) all.push({ words: texts.currentNode.nodeValue!, line });
  return all;
}
