import { readFile } from 'node:fs/promises';
import type { Font } from 'satori';
import { findDirection } from '../../src/post/text/language';
import { findFace, listCharacters } from '../theme/findFace';
import { once } from '../programs/once';
import { type Face, readTheme } from '../theme/readTheme';

interface FontFile {
  /** Changes with the file's content, as the package's version is in it. */
  name: string;
  path: string;
  weight: Font['weight'];
}

/** Maps each letter of a face to its file, as a package has a file for each range of letters. */
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

/** Lists the fonts of a text, in the order in which they are tried. */
function findFonts(text: string): FontFile[] {
  const faces = readFaces();
  const left = new Set(text);
  const count = (face: (typeof faces)[0]) => [...left].filter((letter) => face.has(letter)).length;
  // An Arabic text with its spaces and Latin words in one face: with spaces of another, satori misplaces them.
  const sorted =
    findDirection(text) === 'rtl' ? faces.toSorted((a, b) => count(b) - count(a)) : faces;
  const files = new Set<FontFile>();
  for (const face of sorted)
    for (const letter of left) {
      const file = face.get(letter);
      if (!file) continue;
      files.add(file);
      left.delete(letter);
    }
  return [...files];
}

/** Tells whether the theme's faces have all letters of a text. */
export const hasFonts = (text: string) =>
  [...text].every((letter) => readFaces().some((face) => face.has(letter)));

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
