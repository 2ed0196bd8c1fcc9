import { isolateNames } from '../base/language/isolateNames';
import { withLinks } from '../pages/withLinks';

// Scripts without spaces between words have none here: a sentence would be one.
const LETTER =
  '[^\\s\\p{sc=Han}\\p{sc=Hira}\\p{sc=Kana}\\p{sc=Thai}\\u3000-\\u303f\\uff00-\\uffef]';
// From the beginning of a word, or each of its letters would be tried.
// A longer one doesn't fit in a line.
const compound = new RegExp(`(?<!${LETTER})(?=\\S{1,60}(?!\\S))(${LETTER}+[-/]${LETTER}+)`, 'u');

/** Keeps compound words on one line on paper: programs that read a PDF split them at the end of a line. Addresses are links. */
export const keepWhole = (text: string) =>
  withLinks(text, (words) =>
    words.split(compound).map((part, i) =>
      i % 2 ? (
        <span key={i} className="whole">
          {isolateNames(part)}
        </span>
      ) : (
        isolateNames(part)
      ),
    ),
  );
