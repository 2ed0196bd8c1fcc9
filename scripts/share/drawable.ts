import { hasFonts } from './pictureFonts';

// Stands for what is left out.
const LEFT = '\0';
const HYPHENS = /[\u2010-\u2015\u2212]/;

/** What is drawn for a letter: others that mean the same, if no face has it, and nothing if there are none. */
function replaceLetter(letter: string): string {
  if (hasFonts(letter)) return letter;
  const plain = HYPHENS.test(letter) ? '-' : letter.normalize('NFKD').replace('\u2044', '/');
  const others = [...plain].filter(hasFonts).join('');
  // A letter can be read without its marks; of ≠, an equals sign would be left.
  if (others === plain || (others && /\p{L}/u.test(letter))) return others;
  return /\p{M}/u.test(letter) ? '' : LEFT;
}

/** A line as it can be drawn: without the letters that no face has, and the marks that belong to them. Empty if no word is left. */
export function toDrawable(line: string): string {
  if (hasFonts(line)) return line;
  const drawn = Array.from(line, replaceLetter).join('');
  const tidy = drawn
    .replaceAll(/([,;:·|\p{Pd}]) *\0[\0 ]*\1/gu, '$1')
    .replaceAll(/\p{Ps}[\0 ]+\p{Pe}/gu, LEFT)
    .replaceAll(/^[\0 ]*\0[\0 ]*[\p{Pd}:·|,]*|[ :·|\p{Pd}]*\0[\0 ]*$/gu, '')
    .replaceAll(/ *\0[\0 ]*(?=[\p{Term}\p{Pe}])|(?<=\p{Ps})\0+ */gu, '')
    .replaceAll(LEFT, '')
    .replaceAll(/ {2,}/g, ' ')
    .trim();
  return /[\p{L}\p{N}]/u.test(tidy) ? tidy : '';
}
