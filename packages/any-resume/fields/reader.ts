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
  /** Every text that was read, and the entries that have it. */
  texts: Map<string, Set<string>>;
  /** The language to write names of countries in, a BCP 47 tag. */
  lang: string;
}

/** The entry that a path leads into, such as work[0]; the part of the file where that has no list. */
export const toEntry = (path: Path): string => {
  const at = path.findIndex((part) => typeof part === 'number');
  return path.slice(0, at < 0 ? 1 : at + 1).join('.');
};

/** Reads a value and notes what is wrong with it. A blank value is read as empty. */
export type Reader<Value> = (value: unknown, path: Path, notes: Notes) => Value;

/** A key without capitals, spaces and hyphens: some people write start_date or StartDate. */
export const toPlainKey = (key: string): string => key.toLowerCase().replace(/[\s_-]/g, '');

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

/** Whether a value counts as missing, also an empty list or object, or a dash that fills its place. */
export const isBlank = (value: unknown) =>
  value === undefined ||
  value === null ||
  value === false ||
  (typeof value === 'object' && Object.keys(value).length === 0) ||
  (typeof value === 'string' && /^[-–—]?$/.test(clean(value)));
