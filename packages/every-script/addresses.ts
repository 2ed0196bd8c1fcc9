import { CLOSE } from './close.ts';

// A letter or digit of any script; Persian parts some by a character without a width.
const LETTER = '[[^\\s\\p{Cc}\\p{Cf}\\p{P}\\p{S}]\\u200C\\u200D]';
const SPACED = `(?!${CLOSE})${LETTER}`;
// What an address has anywhere, and marks that it doesn't end with, as on GitHub.
const SIGN = `[${LETTER}#$%+\\-\\/=@\\[\\\\\\^\`\\{\\|\\}]`;
const INNER = `${SIGN}|&(?![a-z]+;)`;
const MARK = "[!'\\),.:;?\\]*_~]|&[a-z]+;";
const NEXT = `(?=${INNER}|\\()`;
// Nothing is of two kinds, or what no bracket ends would be read in all combinations of them.
const WITHIN = `(?!https?:)(?:${SIGN}|[!',.:;?\\]*_~&])`;
// They join letters of the same kind of script, but no address to another.
const JOIN = `(?:(?<=${CLOSE})[·‧・･‐‑–〜～׳״](?=${CLOSE})|(?<=${SPACED})[·‧・･‐‑–’](?=${SPACED})(?!https?:|www\\.))`;

const REST = [
  INNER,
  `(?:[!.:?_]|~(?!~)|(?<=${CLOSE})[',;]|&[a-z]+;)+${NEXT}`,
  // Before letters that need no space, other marks are the end: `(https://a.example)를`.
  `(?:${MARK})+${NEXT}(?!${CLOSE})`,
  // A bracket with such letters right after a Latin one explains the address.
  `\\((?!(?<=[A-Za-z\\d\\/]\\()${CLOSE})(?:(?:${WITHIN}|\\((?:${WITHIN})*\\))*\\)|(?=${INNER}))`,
  `(?:(?<=[_${CLOSE}])|(?<=[\\/=#\\-])(?![\\(（]))\\p{Ps}(?:${WITHIN}|${JOIN}){1,99}\\p{Pe}`,
  JOIN,
  '(?<=[\\/=#&_\\-])[\\p{ExtPict}\\p{EMod}\\uFE0F\\u200D]+',
].join('|');

const START = `(?=${LETTER}|\\p{ExtPict})`;
const FIRST = new RegExp(`^(?:https?:\\/\\/|(?=www\\.))${START}(?:${REST})+`, 'iv');
const SECURE = new RegExp(`(https:\\/\\/${START}(?:${REST})+)`, 'v');
const HOST = /^(?:https?:\/\/)?([^/?#]*)/i;

/** Whether the last two names of a host have no low line, as on GitHub. */
const isHost = (host: string) => !host.split('.').slice(-2).join('').includes('_');

/** How long the address is that a text begins with, whether or not with its scheme; 0 if it begins with none. The marks after it are the text's. */
export function measureAddress(text: string): number {
  const [address = ''] = FIRST.exec(text) ?? [];
  return !isHost(HOST.exec(address)![1]!) || /^www\.?$/i.test(address) ? 0 : address.length;
}

/** Splits a text at its https addresses: every second part is one, starting with the second. */
export const splitAtAddresses = (text: string): string[] => text.split(SECURE);
