import { OTHER_NAMES } from './otherNames.ts';
import { readDate } from './readDate.ts';
import { toAddress } from './toAddress.ts';
import { withoutMarks } from './withoutMarks.ts';

/** The way from the root of a file to a value, with the names that the file uses. */
export type Path = (string | number)[];

/** What is noticed while a file is read. */
export interface Notes {
  /** Wrong structures. `must` completes the sentence “The field must be …”. */
  faults: { path: Path; must: string; value: unknown }[];
  /** Values that could only be read as text, by what they should be. */
  unclear: { path: Path; kind: string; value: string }[];
  /** Values that no field was read from. */
  unread: { path: Path; value: unknown }[];
  /** Every text that was read. */
  texts: Set<string>;
}

/** Reads a value and notes what is wrong with it. A blank value is read as empty. */
export type Reader<Value> = (value: unknown, path: Path, notes: Notes) => Value;

/** Whether a value can be read as text. */
export const isText = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number';

/** Trims a text, and removes marks of HTML and Markdown and characters that HTML can’t carry. */
export const clean = (value: string | number) =>
  withoutMarks(String(value))
    .replace(/\r\n?/g, '\n')
    // oxlint-disable-next-line no-control-regex -- control characters and unpaired surrogates
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\p{Surrogate}]/gu, '')
    .trim();

/** Whether a value counts as missing, also a dash that fills its place. */
export const isBlank = (value: unknown) =>
  value === undefined ||
  value === null ||
  value === false ||
  (typeof value === 'string' && /^[-–—]?$/.test(clean(value)));

/** Text or a number; a list of them has one on each line. */
export const text: Reader<string> = (value, path, notes) => {
  if (isBlank(value)) return '';
  const parts: unknown[] = Array.isArray(value) ? value.filter((one) => !isBlank(one)) : [value];
  if (!parts.every(isText)) {
    notes.faults.push({ path, must: 'text', value });
    return '';
  }
  const read = parts.map(clean).join('\n');
  notes.texts.add(read);
  return read;
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
        .map((one, index) => text(one, [...path, index], notes).replace(/^[-•] /, ''))
        .filter(Boolean);
    notes.faults.push({ path, must: 'a list', value });
    return [];
  };

/** A list of texts, or a text with one on each line. */
export const texts = listOf(/\n/);

/** A list of words, or a text with commas between them. */
export const words = listOf(/[,;、，\n]/);

const readAs =
  (kind: string, read: (written: string) => string | undefined): Reader<string> =>
  (value, path, notes) => {
    const written = text(value, path, notes);
    const found = read(written);
    if (found === undefined) notes.unclear.push({ path, kind, value: written });
    return found ?? written;
  };

/** A year, month or day; '' also for an end that lies ahead, such as "present". What can’t be read stays as it is written. */
export const date = readAs('a date such as 2026, 2026-01 or 2026-01-31', readDate);

/** An http or https address. What can’t be read stays as it is written. */
export const url = readAs('a web address such as https://example.com', (written) =>
  written ? toAddress(written) : '',
);

// Some people write start_date or StartDate.
const toPlain = (key: string) => key.toLowerCase().replace(/[\s_-]/g, '');

/** Finds the key of each field: its name, or else another name with a value that is no field and not taken. */
function findKeys(source: object, names: string[]): [name: string, key: string][] {
  const filled = Object.entries(source).filter(([, value]) => !isBlank(value));
  const free = new Map(filled.map(([key]) => [toPlain(key), key]));
  const own = new Set(names.map(toPlain));
  const take = (name: string) => {
    const key = free.get(toPlain(name));
    free.delete(toPlain(name));
    return key;
  };
  const keys = names.map((name) => [name, take(name)] as const);
  return keys.map(([name, written]) => {
    let key = written;
    for (const other of OTHER_NAMES[name] ?? []) if (!own.has(toPlain(other))) key ??= take(other);
    return [name, key ?? name];
  });
}

/** Several fields of one kind. */
export const all = <Value, Name extends string>(reader: Reader<Value>, ...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, reader])) as Record<Name, Reader<Value>>;

type Fields<Shape> = {
  [Name in keyof Shape]: Shape[Name] extends Reader<infer Value> ? Value : never;
};

/** An object with these fields. */
export const fields =
  <Shape extends Record<string, Reader<unknown>>>(shape: Shape): Reader<Fields<Shape>> =>
  (value, path, notes) => {
    const isObject = typeof value === 'object' && !Array.isArray(value) && value !== null;
    if (!isObject && !isBlank(value)) notes.faults.push({ path, must: 'an object', value });
    const source = (isObject ? value : {}) as Record<string, unknown>;
    const keys = findKeys(source, Object.keys(shape));
    const used = keys.map(([, key]) => key);
    for (const [key, part] of Object.entries(source))
      if (!used.includes(key)) notes.unread.push({ path: [...path, key], value: part });
    const read = keys.map(([name, key]) => [
      name,
      shape[name]!(source[key], [...path, key], notes),
    ]);
    return Object.fromEntries(read) as Fields<Shape>;
  };

const hasWords = (value: unknown): boolean =>
  typeof value === 'object' && value !== null
    ? Object.values(value).some(hasWords)
    : Boolean(value);

/** A list of objects with these fields, without empty ones. A text in it is the first field of one; a text in its place is all of it. */
export const list =
  <Shape extends Record<string, Reader<unknown>>>(
    shape: Shape,
    separator?: RegExp,
  ): Reader<Fields<Shape>[]> =>
  (value, path, notes) => {
    // 0 is written for none.
    if (isBlank(value) || value === 0) return [];
    const isWritten = typeof value === 'string';
    const entries: unknown = isWritten ? (separator ? value.split(separator) : [value]) : value;
    if (!Array.isArray(entries)) {
      notes.faults.push({ path, must: 'a list', value });
      return [];
    }
    const [first] = Object.keys(shape);
    const read = fields(shape);
    return entries
      .map((entry: unknown, index) =>
        read(
          isText(entry) ? { [first!]: entry } : entry,
          isWritten ? path : [...path, index],
          notes,
        ),
      )
      .filter(hasWords);
  };

/** A list of names, which may also be a text with commas between them. */
export const listOfNames = <Shape extends Record<string, Reader<unknown>>>(shape: Shape) =>
  list(shape, /[,;、，\n]/);
