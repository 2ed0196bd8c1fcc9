// Scripts without spaces between words have none here: a sentence would be one.
const LETTER =
  '(?:(?!https://)[^\\s\\p{sc=Han}\\p{sc=Hira}\\p{sc=Kana}\\p{sc=Thai}\\u3000-\\u303f\\uff00-\\uffef])';
const IN_ADDRESS = '\\([^\\s()]*\\)|[^\\s()<>"“”、。，）」';
const LINK = `https://(?:${IN_ADDRESS}])*(?:${IN_ADDRESS}.,;:!?'’…])`;
const parts = new RegExp(`(${LINK}|${LETTER}+[-/]${LETTER}+)`, 'u');

/**
 * Makes links of the https addresses in the owner's words, and keeps compound words on one line on paper: programs that
 * read a PDF split them at the end of a line.
 */
export const keepWhole = (text: string) =>
  text.split(parts).map((part, i) =>
    i % 2 === 0 ? (
      part
    ) : part.startsWith('https://') ? (
      <a key={i} href={part}>
        {part}
      </a>
    ) : (
      <span key={i} className="whole">
        {part}
      </span>
    ),
  );
