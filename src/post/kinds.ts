// How values of each kind are read and stored. Whoever shows a post needs only fields.ts.
import { otherSites } from '../settings';
import { cleanLine, cleanText } from './text/cleanText';
import type { Kind } from './fields';
import { readImage } from './image';
import { isImageFile, isPictureFile } from './picture';
import { toTags } from './tags';
import { toDate } from './toDate';

interface Converter {
  /** Converts untrusted data of at most `max` characters, or as many tags; undefined, or empty, if it isn't of the kind. */
  read: (value: unknown, max: number) => string | string[] | undefined;
  /** How the database has it, if otherwise than a draft. */
  toStored?: (value: string) => unknown;
}

const toString = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';

// Nothing stores or shows half of a surrogate pair, which no other program can read.
/** Converts untrusted data to a text. */
export const readText = (value: unknown): string => cleanText(toString(value).toWellFormed());
/** Converts untrusted data to a text of one line. */
export const readLine = (value: unknown): string => cleanLine(toString(value).toWellFormed());

/** Converts untrusted data to a language, as BCP 47 writes it. */
function readLanguage(value: unknown, max: number): string | undefined {
  if (typeof value !== 'string' || value.length > max) return undefined;
  try {
    return Intl.getCanonicalLocales(value)[0];
  } catch {
    return undefined;
  }
}

function readTags(value: unknown): string[] | undefined {
  const tags = toTags([value].flat().map(readLine));
  return tags.length > 0 ? tags : undefined;
}

/** Converts untrusted data to a name with single spaces. */
function readName(value: unknown, max: number): string | undefined {
  const name = readLine(value).normalize('NFC').trim().replace(/\s+/g, ' ');
  // The rules count characters, too.
  return name && [...name].length <= max ? name : undefined;
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Converts untrusted data to the day of a date in UTC. */
const readDay = (value: unknown): string | undefined =>
  toDate(value)?.toISOString().slice(0, '2019-05-04'.length);

/** Converts untrusted data to an https address. */
function readAddress(value: unknown, max: number): string | undefined {
  if (typeof value !== 'string' || !URL.canParse(value)) return undefined;
  const { protocol, href } = new URL(value);
  return protocol === 'https:' && href.length <= max ? href : undefined;
}

/** Whether the policy of the pages allows pictures from an address. */
const isAllowed = (address: string): boolean =>
  isPictureFile(address) ||
  isImageFile(address) ||
  (URL.canParse(address) && otherSites.data.some((origin) => origin === new URL(address).origin));

/** Converts untrusted data to a picture in Markdown; its address alone is one without words. */
function readPicture(value: unknown, max: number): string | undefined {
  const line = readLine(value).trim();
  const markdown = line.startsWith('!') ? line : `![](${line})`;
  const image = readImage(markdown);
  return image && isAllowed(image.src) && markdown.length <= max ? markdown : undefined;
}

const POST_PATH = /^.*\/blog\//;
// As firestore.rules have it: the ids that Firestore allows, of which none leads elsewhere as a part of an address.
const ID = /^(?!\.\.?$|__.*__$)[^/]+$/;

/** Converts untrusted data to the id of a post, also of one that is named by the address of its page. */
function readPostId(value: unknown, max: number): string | undefined {
  const line = readLine(value).trim();
  const id = POST_PATH.test(line)
    ? decode(line.replace(POST_PATH, '').split(/[/?#]/, 1)[0]!)
    : line;
  return ID.test(id) && [...id].length <= max ? id : undefined;
}

/** All kinds of fields. */
export const kinds: Record<Kind, Converter> = {
  line: { read: readLine },
  text: { read: readText },
  language: { read: readLanguage },
  tags: { read: readTags },
  name: { read: readName },
  day: { read: readDay, toStored: (day) => new Date(day) },
  address: { read: readAddress },
  picture: { read: readPicture },
  post: { read: readPostId },
};
