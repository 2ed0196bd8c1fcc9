import { decodeString } from 'micromark-util-decode-string';

const BLOCKS =
  'address|article|aside|blockquote|br|caption|center|dd|details|div|dl|dt|figcaption|figure|footer|form|h[1-6]|header|hr|li|' +
  'main|nav|ol|p|pre|section|summary|table|tbody|tfoot|thead|tr|ul';
const INLINE =
  'a|abbr|b|bdi|bdo|big|cite|code|data|del|dfn|em|font|i|img|ins|kbd|label|mark|q|s|samp|small|span|strike|strong|sub|sup|td|' +
  'th|time|tt|u|var|wbr';
const TAG = new RegExp(`</?(${BLOCKS}|${INLINE})\\b(?:[^<>"']|"[^"<]*"|'[^'<]*')*>`, 'gi');
// Without an end tag it is a word: “the <p> element”.
const IS_HTML = new RegExp(
  `</(?:${BLOCKS}|${INLINE})\\b|<[bh]r\\b|<img\\s|^\\s*<(?:${BLOCKS})\\b`,
  'i',
);
const HAS_BLOCKS = new RegExp(`<(?:(?!br)(?:${BLOCKS}))\\b`, 'i');
const HTML_LINK =
  /<a\b[^<>]*?\bhref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s<>]+)(?=[\s>]))[^<>]*>((?:(?!<a\b).)*?)<\/a\s*>/gis;

// Letters of scripts with spaces between words: a mark between two of them may mean something else, such as “A*A*A”.
const SPACED =
  '(?![\\p{sc=Han}\\p{sc=Hira}\\p{sc=Kana}\\p{sc=Hang}\\p{sc=Thai}\\p{sc=Laoo}\\p{sc=Khmr}\\p{sc=Mymr}])[\\p{L}\\p{N}]';
const EMPHASIS = new RegExp(
  `(?<![*_~])(?<!${SPACED})(\\*{1,3}|__?|~~|\`)(?=["'“‘(「（]?[\\p{L}\\p{N}])([^*\`]{0,1000}[^*\`\\s])\\1(?![*_~]|${SPACED}|\\.\\w)`,
  'gu',
);
// Also a part of a word.
const BOLD = /(?<![\w*])\*\*(?=\p{L})([^*]*[^*\s])\*\*(?!\*)/gu;
const LINK =
  /!?\[([^[\]]+)\]\(<?((?:https?:|mailto:|tel:)(?:[^\s()<>]|\([^\s()]*\))+)>?(?:\s+"[^"]*")?\)/g;
const AUTOLINK = /<((?:https?:\/\/|mailto:)[^\s<>]+|[^\s<>@]+@[^\s<>@]+)>/g;
// Of a line: a heading, a quotation, an item of a list.
const LINE = /^[ \t]*(?:#{1,6} (?=\p{L})|> (?=\p{L})|([*-] (?=[^\s\d])|[•‣◦▪] ))[ \t]*/gmu;

const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const LOWERED = '₀₁₂₃₄₅₆₇₈₉';

/** A link as text: its words and its address. */
const showLink = (words: string, address: string) => {
  const label = words.trim();
  // Only a web address is a link with its protocol.
  const short = address.replace(/^(mailto:|tel:)/, '');
  const isSame = [address, short, address.replace(/^https?:\/\//, '')].includes(label);
  return isSame || !label ? short : `${label} (${short})`;
};

const showTag = (tag: string, name: string) => {
  const element = name.toLowerCase();
  if (element === 'li') return tag.startsWith('</') ? '\n' : '\n• ';
  if (element === 'img') return /\balt\s*=\s*["']([^"']*)/i.exec(tag)?.[1] ?? '';
  if (/^t[dh]$/.test(element)) return ' ';
  return new RegExp(`^(${BLOCKS})$`).test(element) ? '\n' : '';
};

const withoutHtml = (text: string) =>
  (HAS_BLOCKS.test(text) ? text.replace(/\s+/g, ' ') : text)
    .replace(HTML_LINK, (_, double, single, bare, words: string) =>
      showLink(words.replace(TAG, ''), String(double ?? single ?? bare)),
    )
    .replace(/<(sup|sub)>(\d+)<\/\1>/gi, (_, name: string, digits: string) =>
      digits.replace(/\d/g, (digit) => (/sup/i.test(name) ? RAISED : LOWERED)[Number(digit)]!),
    )
    .replace(TAG, showTag)
    .replace(/[ \t]+/g, ' ')
    .replace(/ ?\n\s*/g, '\n')
    .replace(/(• *\n?)+/g, '• ');

/** Turns HTML and Markdown into the text that they mean: blocks are lines, and links have their address. What may mean something else stays, such as “A*A*A”. */
export function withoutMarks(text: string): string {
  return (IS_HTML.test(text) ? withoutHtml(text) : text)
    .replace(EMPHASIS, '$2')
    .replace(BOLD, '$1')
    .replace(LINK, (_, words: string, address: string) => showLink(words, address))
    .replace(AUTOLINK, '$1')
    .replace(LINE, (_, item?: string) => (item ? '• ' : ''))
    .replace(/&#?\w+;/g, decodeString);
}
