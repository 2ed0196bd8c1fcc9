import { decodeString } from 'micromark-util-decode-string';

const TAG = /<\/?(?:a|b|i|p|u|em|li|ol|ul|code|span|strong)\b[^<>]*>|<br *\/?>/gi;
const EMPHASIS =
  /(?<![\p{L}\p{N}*_])(\*{1,3}|__?|`)(?=["'“‘(]?[\p{L}\p{N}])([^*`]*[^*`\s])\1(?![\p{L}\p{N}*_]|\.\w)/gu;
const LINK = /\[([^[\]]+)\]\(((?:https?:|mailto:)[^\s()]+)\)/g;

/** Turns HTML and Markdown into the text that they mean. What may mean something else stays, such as “A*A*A”. */
export function withoutMarks(text: string): string {
  // Without an end tag it is a word: “the <p> element”.
  const isHtml = /<\/\w|<br\b/i.test(text);
  const plain = isHtml ? text.replace(TAG, (tag) => (/^<br/i.test(tag) ? '\n' : '')) : text;
  return plain
    .replace(EMPHASIS, '$2')
    .replace(LINK, '$1 ($2)')
    .replace(/&#?\w+;/g, decodeString);
}
