import { readDate } from './readDate.ts';
import {
  clean,
  isBlank,
  isText,
  type Notes,
  type Path,
  type Reader,
  toEntry,
  toPlainKey,
} from './reader.ts';
import { isObject } from '../shapes/json.ts';
import { toAddress } from './toAddress.ts';

/** Takes one value out of an object, by the first of these names or as the only one. What else is in it is noted. */
function takeOne(value: unknown, names: string[], path: Path, notes: Notes): unknown {
  if (!isObject(value)) return value;
  const filled = Object.entries(value).filter(([, field]) => isText(field) && !isBlank(field));
  const byName = names.map((name) => filled.find(([key]) => toPlainKey(key) === name));
  const taken = byName.find(Boolean) ?? (filled.length === 1 ? filled[0] : undefined);
  if (!taken) return value;
  for (const [key, other] of Object.entries(value))
    if (key !== taken[0]) notes.unread.push({ path: [...path, key], value: other });
  return taken[1];
}

const TEXTS = 'text content value description summary bullet name number email phone'.split(' ');
const ADDRESSES = ['url', 'href', 'link', 'address', 'website', 'value'];

/** Text or a number; a list of them has one on each line, and an object with one text is that text. */
export const text: Reader<string> = (value, path, notes) => {
  if (isBlank(value)) return '';
  const written: unknown[] = Array.isArray(value) ? value : [value];
  const parts = written
    .map((part, i) => takeOne(part, TEXTS, Array.isArray(value) ? [...path, i] : path, notes))
    .filter((part) => !isBlank(part));
  if (!parts.every(isText)) {
    notes.faults.push({ path, must: 'text, such as "…"', value });
    return '';
  }
  const read = parts.map(clean).join('\n');
  notes.texts.set(read, (notes.texts.get(read) ?? new Set()).add(toEntry(path)));
  return read;
};

// In the order in which they are written.
const NAMES = [
  ['prefix'],
  ['first', 'given', 'fore'],
  ['middle'],
  ['last', 'family', 'sur'],
  ['suffix'],
];

/** A person’s name, which may be in its parts, such as { "first": "Ann", "last": "Lee" }. */
export const personName: Reader<string> = (value, path, notes) => {
  const fields = isObject(value) ? Object.entries(value) : [];
  const parts = NAMES.flatMap((names) =>
    fields.filter(([key]) => names.includes(toPlainKey(key).replace(/name$/, ''))),
  ).filter(([, part]) => isText(part) && !isBlank(part));
  if (parts.length === 0) return text(value, path, notes);
  for (const [key, part] of fields)
    if (!parts.some(([name]) => name === key))
      notes.unread.push({ path: [...path, key], value: part });
  return text(parts.map(([, part]) => part).join(' '), path, notes);
};

const listOf =
  (separator: RegExp): Reader<string[]> =>
  (value, path, notes) => {
    if (isBlank(value)) return [];
    if (isText(value)) {
      const parts = text(value, path, notes).split(separator);
      return parts.map((part) => part.replace(/^[-•] /, '').trim()).filter(Boolean);
    }
    if (Array.isArray(value))
      return value
        .map((item, index) => text(item, [...path, index], notes).replace(/^[-•] /, ''))
        .filter(Boolean);
    if (isObject(value))
      return Object.entries(value).flatMap(([key, entry]) =>
        (Array.isArray(entry) ? (entry as unknown[]) : [entry])
          .map((item) => text(item, [...path, key], notes))
          .filter(Boolean)
          .map((item) => `${clean(key)}: ${item}`),
      );
    notes.faults.push({ path, must: 'a list, such as ["…"]', value });
    return [];
  };

/** A list of texts, or a text with one on each line. */
export const texts = listOf(/\n/);

/** A list of words, or a text with commas between them. */
export const words = listOf(/[,;、，\n]/);

const readAs =
  (kind: string, read: (written: string) => string | undefined): Reader<string> =>
  (source, path, notes) => {
    const written = text(source, path, notes);
    const value = read(written);
    if (value === undefined) notes.unclear.push({ path, kind, value: written });
    return value ?? written;
  };

/** A date of LinkedIn, such as { "year": 2020, "month": 1 }, as a text. */
function spellParts(value: unknown): unknown {
  const { year, month, day } = (value ?? {}) as Record<string, unknown>;
  if (typeof value !== 'object' || !isText(year)) return value;
  const parts = [year, month, day].filter(isText).filter((part) => !isBlank(part));
  const isNamed = typeof month === 'string' && /\p{L}/u.test(month);
  return isNamed ? `${month} ${year}` : parts.join('-');
}

const readWritten = readAs('a date such as 2026, 2026-01 or 2026-01-31', readDate);

/** A year, month or day; '' also for an end that lies ahead, such as "present". What can’t be read stays as it is written. */
export const date: Reader<string> = (value, path, notes) =>
  readWritten(spellParts(value), path, notes);

/** Whether something in an address waits for the owner’s words, such as <name>, {username} or [your-name]. */
const isPlaceholder = (written: string) =>
  /[<{[][\p{L}\s_-]{1,40}[>}\]]|%(?:3C|7B|5B)[\w\s%-]{1,40}%(?:3E|7D|5D)/iu.test(written);

const readUrl = readAs('a web address such as https://example.com', (written) =>
  written ? toAddress(written) : '',
);

/** An http or https address, also the one in an object. What can’t be read stays as it is written. */
export const url: Reader<string> = (value, path, notes) => {
  const all: Notes['unread'] = [];
  // There is room for one.
  const [first, ...others] = (Array.isArray(value) ? value : [value]) as unknown[];
  others.forEach((other, i) => all.push({ path: [...path, i + 1], value: other }));
  const address = takeOne(first, ADDRESSES, path, { ...notes, unread: all });
  // Its label mostly is the address in short.
  notes.unread.push(
    ...all.filter(
      (other) => !(isText(other.value) && String(address).includes(String(other.value))),
    ),
  );
  if (isText(address) && isPlaceholder(String(address))) {
    notes.unread.push({ path, value: address });
    return '';
  }
  return readUrl(address, path, notes);
};

/** A name that a visitor finds the owner by; none where that of a sample still stands. */
export const username: Reader<string> = (value, path, notes) => {
  // Words beside it are the owner's.
  const isWhole = /^@?[<{[][^<>{}[\]]{0,40}[>}\]]$/.test(String(value).trim());
  if (!isText(value) || !isWhole) return text(value, path, notes);
  notes.unread.push({ path, value });
  return '';
};
