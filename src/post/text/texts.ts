import type { Section } from '../post';
import { type KnownTrees, toLine } from './tree';

/** All strings in a post or a part of it, in order. */
export const listTexts = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value as object).flatMap(listTexts);

// Chinese and Japanese have no spaces between words.
const UNSPACED = '\\p{scx=Hani}\\p{scx=Hira}\\p{scx=Kana}';
const UNIT = new RegExp(`([${UNSPACED}])|[^\\s${UNSPACED}]+`, 'gu');

interface Counts {
  words: number;
  /** Characters of Chinese and Japanese. */
  unspaced: number;
}

function countText(text: string): Counts {
  let [words, unspaced] = [0, 0];
  for (const [, character] of text.matchAll(UNIT)) {
    if (character) unspaced++;
    else words++;
  }
  return { words, unspaced };
}

// At each key in the form, all texts but one are the same.
let countsByText = new Map<string, Counts>();

function countUnits(sections: Section[]): Counts {
  const former = countsByText;
  countsByText = new Map();
  const sum = { words: 0, unspaced: 0 };
  for (const text of listTexts(sections)) {
    const counts = former.get(text) ?? countText(text);
    countsByText.set(text, counts);
    sum.words += counts.words;
    sum.unspaced += counts.unspaced;
  }
  return sum;
}

/** Counts the words of sections, including headings. A character of Chinese or Japanese is one, as in word processors. */
export function countWords(sections: Section[]): number {
  const { words, unspaced } = countUnits(sections);
  return words + unspaced;
}

// Brysbaert, How many words do we read per minute? (2019): 238 for English non-fiction.
const WORDS_A_MINUTE = 238;
const CHARACTERS_A_MINUTE = 500;

/** How many minutes it takes to read sections: at least one, or 0 if they have no words. */
export function minutesToRead(sections: Section[]): number {
  const { words, unspaced } = countUnits(sections);
  const minutes = words / WORDS_A_MINUTE + unspaced / CHARACTERS_A_MINUTE;
  return minutes > 0 ? Math.max(1, Math.round(minutes)) : 0;
}

/** Counts the characters of sections, including headings. A pair of surrogates is one character. */
export const countCharacters = (sections: Section[]): number =>
  listTexts(sections)
    .join('')
    .replace(/[\uD800-\uDBFF]/g, '').length;

/** Describes a text to search engines: by how it begins. */
export function describeText([section]: Section[], known?: KnownTrees): string {
  const first = section?.paragraphs[0]?.Paragraph ?? '';
  return toLine(known?.get(first) ?? [first]).slice(0, 200);
}
