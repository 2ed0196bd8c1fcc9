import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { create, type Font as FontData } from 'fontkitten';
import type { Font } from 'satori';
import { findFace, listCharacters } from '../theme/findFace';
import { once } from '../programs/once';
import { type Face, readTheme } from '../theme/readTheme';
import { isFromRight } from './isFromRight';

interface FontFile {
  /** Changes with the file's content, as the package's version is in it. */
  name: string;
  path: string;
  weight: Font['weight'];
}

/** Maps each letter of a face to the file that its package names for it, as there is one for each range of letters. */
function mapLetters({ face, weight }: Face): Map<string, FontFile> {
  const { id, version, unicode, toFile } = findFace({ face, weight });
  return new Map(
    Object.entries(unicode).flatMap(([key, range]) => {
      // The numbered files of Chinese, Japanese and Korean have keys such as [12].
      const subset = key.replace(/[[\]]/g, '');
      const name = `${id}-${subset}-${weight}-${version}`;
      const file = { name, path: toFile(subset, 'woff'), weight: weight as Font['weight'] };
      return listCharacters(range).map((letter) => [letter, file] as const);
    }),
  );
}

const readFaces = once(() => {
  const theme = readTheme();
  return [theme, ...theme.otherFaces].map(mapLetters);
});

const lettersByFile = new Map<string, ReadonlySet<number>>();

/** Lists the letters that a file has: its package may name more. */
function listLetters({ path }: FontFile): ReadonlySet<number> {
  const letters = lettersByFile.get(path);
  if (letters) return letters;
  const font = create(readFileSync(path)) as FontData;
  const characters = new Set(font.characterSet);
  lettersByFile.set(path, characters);
  return characters;
}

/** Finds the file of a face that has a letter. */
function findFile(face: Map<string, FontFile>, letter: string): FontFile | undefined {
  const file = face.get(letter);
  return file && listLetters(file).has(letter.codePointAt(0)!) ? file : undefined;
}

/** Lists the fonts of a text, in the order in which they are tried. */
function findFonts(text: string): FontFile[] {
  const faces = readFaces();
  const missing = new Set(text);
  const count = (face: (typeof faces)[0]) =>
    [...missing].filter((letter) => findFile(face, letter)).length;
  // An Arabic text with its spaces and Latin words in one face: with spaces of another, satori misplaces them.
  const sorted = isFromRight(text) ? faces.toSorted((a, b) => count(b) - count(a)) : faces;
  const files = new Set<FontFile>();
  for (const face of sorted)
    for (const letter of missing) {
      const file = findFile(face, letter);
      if (!file) continue;
      files.add(file);
      missing.delete(letter);
    }
  return [...files];
}

/** Tells whether the theme's faces have all letters of a text. */
export const hasFonts = (text: string) =>
  [...text].every((letter) => readFaces().some((face) => findFile(face, letter)));

/** Names the fonts of a text as CSS does. */
export const toFontFamily = (text: string) =>
  findFonts(text)
    .map(({ name }) => name)
    .join(', ');

/** Reads the fonts of texts. */
export function readFonts(texts: string[]): Promise<Font[]> {
  const files = [...new Set(texts.flatMap(findFonts))];
  return Promise.all(
    files.map(async ({ name, path, weight }) => ({ name, weight, data: await readFile(path) })),
  );
}
