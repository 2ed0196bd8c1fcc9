import type { Section } from '../post';
import { type KnownTrees, toLine } from './tree';

/** All strings in a post or a part of it, in order. */
export const listTexts = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value as object).flatMap(listTexts);

/** The paragraphs of sections, in order. */
export const listParagraphs = (sections: Section[]): string[] =>
  sections.flatMap(({ paragraphs }) => paragraphs.map(({ Paragraph }) => Paragraph));

/** Reads texts one by one, and those of the last call not again: at each key in the form, all but one are the same. */
export function readEach<T>(read: (text: string) => T): (texts: string[]) => T[] {
  let known = new Map<string, T>();
  return (texts) => {
    const former = known;
    known = new Map();
    for (const text of texts) known.set(text, former.get(text) ?? read(text));
    return texts.map((text) => known.get(text)!);
  };
}

const add = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0);

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

const countEach = readEach(countText);

function countUnits(sections: Section[]): Counts {
  const counts = countEach(listTexts(sections));
  return {
    words: add(counts.map(({ words }) => words)),
    unspaced: add(counts.map(({ unspaced }) => unspaced)),
  };
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

const measureEach = readEach((text) => text.replace(/[\uD800-\uDBFF]/g, '').length);

/** Counts the characters of sections, including headings. A pair of surrogates is one character. */
export const countCharacters = (sections: Section[]): number =>
  add(measureEach(listTexts(sections)));

/** Describes a text to search engines: by how it begins. */
export function describeText([section]: Section[], known?: KnownTrees): string {
  const first = section?.paragraphs[0]?.Paragraph ?? '';
  return toLine(known?.get(first) ?? [first]).slice(0, 200);
}
