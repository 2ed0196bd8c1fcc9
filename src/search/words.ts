// The scripts that have no spaces between words.
const UNSPACED =
  '\\p{sc=Han}\\p{sc=Hira}\\p{sc=Kana}\\p{sc=Thai}\\p{sc=Lao}\\p{sc=Khmr}\\p{sc=Mymr}';
// Where words have no spaces between them, one may begin and end anywhere.
const LETTER = new RegExp(`(?![${UNSPACED}])[\\p{L}\\p{N}]`, 'u');
// The Arabic article, also after "and", "so", "in" and "like", or merged with "for".
const ARTICLE = '(?<!\\p{L})(?:[وفبك]?ال|لل)';
const FIRST_ARTICLE = new RegExp(`^${ARTICLE}(?=\\p{L}{2})`, 'u');
const LAST_ARTICLE = new RegExp(`${ARTICLE}$`, 'u');
// Between the parts of useEffect and HTMLElement.
const HUMP = /(?<=\p{Ll})(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;
// Accents, except those that make another letter in Japanese; and the Arabic lengthening stroke.
const ACCENTS = /(?![\u3099\u309a])[\p{M}\u0640]/gu;
// A phrase in quotes, or a word: also .env, C# and C++.
const TERM =
  /["“„«「『]([^"“”„«»「」『』]+)["”“»」』]|(?:(?<![\p{L}\p{N}])\.)?[\p{L}\p{M}\p{N}]+(?:\+\+|#)?/gu;
// Shorter words are found only where a word begins: too many words contain them.
const MIN_INSIDE = 4;

/** Removes accents and the difference between upper and lower case, for comparison: ß is ss. */
const plain = (text: string): string =>
  // Upper case, because lower-case letters depend on their neighbours: sigma has another form at the end of a word.
  text.normalize('NFKD').replace(ACCENTS, '').toUpperCase();

/** A text for comparison, and where parts of a word begin in it, as in useEffect. */
export interface Plain {
  text: string;
  humps: Set<number>;
}

/** Makes a text comparable. */
export function toComparable(text: string): Plain {
  const humps = new Set<number>();
  let done = '';
  for (const part of text.split(HUMP)) {
    done += plain(part);
    humps.add(done.length);
  }
  return { text: done, humps };
}

/** Lists the words and the phrases in quotes of a query, comparable. */
export const listTerms = (query: string): string[] => {
  const terms = [...query.matchAll(TERM)].map(([word, phrase]) =>
    plain(phrase?.trim() ?? word).replace(FIRST_ARTICLE, ''),
  );
  // A space in quotes or an accent by itself leaves nothing, which would be everywhere.
  return [...new Set(terms)].filter(Boolean);
};

/** Lists the words of a comparable text. */
export const listWords = ({ text }: Plain): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];

// Compares first, which is much faster than the regular expression.
const isLetter = (character = ''): boolean =>
  (character >= 'A' && character <= 'Z') || LETTER.test(character);

function isEdge({ text, humps }: Plain, at: number): boolean {
  const before = text[at - 1];
  return (
    !isLetter(before) ||
    !isLetter(text[at]) ||
    humps.has(at) ||
    (before === 'ل' && LAST_ARTICLE.test(text.slice(Math.max(0, at - 4), at)))
  );
}

/** Where a term is in a text: as a whole word, at the beginning of one, or inside one. */
interface TermMatch {
  at: number;
  is: 'whole' | 'beginning' | 'inside';
}

/** Finds a term in a comparable text. */
export function findTerm(plain: Plain, term: string): TermMatch[] {
  const matches: TermMatch[] = [];
  for (let at = plain.text.indexOf(term); at >= 0; at = plain.text.indexOf(term, at + 1)) {
    const end = at + term.length;
    if (isEdge(plain, at)) {
      // In C++, C isn't a whole word.
      const isWhole = isEdge(plain, end) && !/[+#]/.test(plain.text[end] ?? '');
      matches.push({ at, is: isWhole ? 'whole' : 'beginning' });
    } else if (term.length >= MIN_INSIDE) matches.push({ at, is: 'inside' });
  }
  return matches;
}

/** Splits a text at the terms in it: every second part is a term, starting with the second. */
export function splitAtTerms(text: string, terms: string[]): string[] {
  const comparable = toComparable(text);
  const ranges = terms.flatMap((term) =>
    findTerm(comparable, term).map(({ at }) => ({ at, end: at + term.length })),
  );
  if (ranges.length === 0) return [text];
  // The place of each comparable character in the text.
  const origins: number[] = [];
  let origin = 0;
  for (const character of text) {
    for (let left = plain(character).length; left > 0; left--) origins.push(origin);
    origin += character.length;
  }
  const parts: string[] = [];
  let done = 0;
  for (const { at, end } of ranges.sort((a, b) => a.at - b.at)) {
    const start = origins[at]!;
    if (start < done) continue;
    const after = origins[end] ?? text.length;
    parts.push(text.slice(done, start), text.slice(start, after));
    done = after;
  }
  return [...parts, text.slice(done)];
}

/** Whether two words differ, from these places on, by at most so many wrong, missing, added or swapped letters. */
export function isSimilar(a: string, b: string, errors: number, i = 0, j = 0): boolean {
  if (Math.abs(a.length - i - (b.length - j)) > errors) return false;
  while (i < a.length && a[i] === b[j]) {
    i++;
    j++;
  }
  if (i === a.length && j === b.length) return true;
  if (errors === 0) return false;
  const isSwapped = a[i] === b[j + 1] && a[i + 1] === b[j];
  return (
    isSimilar(a, b, errors - 1, i + 1, j + 1) ||
    isSimilar(a, b, errors - 1, i + 1, j) ||
    isSimilar(a, b, errors - 1, i, j + 1) ||
    (isSwapped && isSimilar(a, b, errors - 1, i + 2, j + 2))
  );
}
