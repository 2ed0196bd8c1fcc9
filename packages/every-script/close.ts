// Alphabets that have a space or a mark between words, and what all scripts share.
const PARTED =
  '\\p{sc=Latn}\\p{sc=Grek}\\p{sc=Cyrl}\\p{sc=Armn}\\p{sc=Geor}\\p{sc=Zyyy}\\p{sc=Zinh}';

/** A class of characters that may stand right beside a mark that is no part of their word, as Korean particles follow a quotation mark. Needs the flag `v`. */
export const CLOSE = `[[^${PARTED}]\\u3000-\\u30FF\\uFE00-\\uFE6F\\uFF00-\\uFFEF]`;
