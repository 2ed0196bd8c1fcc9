import { partsOf, plain } from './words';

/** A text in which words are marked. They are given plain. */
export const Marked = ({ text, words }: { text: string; words: Set<string> }) =>
  partsOf(text).map((part, index) =>
    words.has(plain(part)) ? <mark key={index}>{part}</mark> : part,
  );
