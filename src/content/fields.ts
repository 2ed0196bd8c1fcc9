import { z } from 'zod';
import { readDate } from './readDate.ts';
import { withoutMarks } from './withoutMarks.ts';

// The message of a schema completes the sentence “The field must be …”.

/** Whether a value can be read as text. */
export const isText = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number';

/** Trims a text, and removes marks of HTML and Markdown and characters that HTML can’t carry. */
const clean = (value: string | number) =>
  withoutMarks(String(value))
    .replace(/\r\n?/g, '\n')
    // eslint-disable-next-line no-control-regex -- control characters and unpaired surrogates
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\p{Surrogate}]/gu, '')
    .trim();

/** Whether a value counts as missing. */
export const isBlank = (value: unknown) =>
  value === undefined || value === null || (typeof value === 'string' && clean(value) === '');

/** Reads a blank value as `empty`. */
export const orEmpty = <Schema extends z.ZodType>(empty: unknown, schema: Schema) =>
  z.preprocess((value) => (isBlank(value) ? empty : value), schema);

/** Text or a number; '' if missing. */
export const text = orEmpty('', z.union([z.string(), z.number()], 'text').transform(clean));

/** A list of texts; a single text becomes a list of one. */
export const texts = z.preprocess(
  (value) => (isText(value) ? [value] : value),
  orEmpty([], z.array(text, 'a list')).transform((list) => list.filter(Boolean)),
);

const isDate = (value: string) =>
  /^\d{4}(-\d\d(-\d\d)?)?$/.test(value) &&
  z.iso.date().safeParse(`${value}-01-01`.slice(0, 10)).success;

/** A year, month or day; '' also for an end that lies ahead, such as "present". */
export const date = text
  .transform((value) => {
    const read = readDate(value);
    // A fault is quoted as it was written.
    return !read || isDate(read) ? read : value;
  })
  .refine((value) => !value || isDate(value), 'a date such as 2026, 2026-01 or 2026-01-31');

/** An http or https address; https:// is added to one without a protocol. */
export const url = text
  .transform((value) => (/^[\w-]+(\.[\w-]+)+(\/|$)/.test(value) ? `https://${value}` : value))
  .refine(
    (value) => !value || (/^https?:\/\/\S+$/i.test(value) && URL.canParse(value)),
    'a web address such as https://example.com',
  );

/** Names that older versions of JSON Resume, and many people, use for a field. */
export const OTHER_NAMES: Record<string, string | undefined> = {
  url: 'website',
  image: 'picture',
  description: 'summary',
  score: 'gpa',
  interests: 'hobbies',
  language: 'name',
  fluency: 'level',
  keywords: 'keyword',
};

/** For each object that was read, the key in the file of each field. */
export const keysRead = new WeakMap<object, Record<string, string>>();

/** An object with these fields. A blank field is read by its other name, unless that is a field too. */
export function fields<Shape extends z.ZodRawShape>(shape: Shape, otherNames = OTHER_NAMES) {
  const pick = (value: unknown) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    const source = value as Record<string, unknown>;
    const keys = Object.keys(shape).map((name) => {
      const other = otherNames[name];
      const isOther =
        other && !(other in shape) && isBlank(source[name]) && !isBlank(source[other]);
      return [name, isOther ? other : name] as const;
    });
    keysRead.set(source, Object.fromEntries(keys));
    return Object.fromEntries(keys.map(([name, key]) => [name, source[key]]));
  };
  return orEmpty({}, z.preprocess(pick, z.object(shape, 'an object')));
}

type Dates = Partial<Record<string, string>>;

// What is current sorts as the newest, and what has no date as the oldest.
const toSortKey = ({ startDate = '', endDate, date = endDate, releaseDate = date }: Dates) =>
  `${releaseDate || (startDate && '9999')} ${startDate}`;

const hasWords = (entry: object) =>
  Object.values(entry).some((value: string | string[]) => value.length > 0);

/** A list of objects with these fields, newest first, without those whose fields are all empty. */
export const list = <Shape extends z.ZodRawShape>(shape: Shape, otherNames = OTHER_NAMES) =>
  orEmpty([], z.array(fields(shape, otherNames), 'a list')).transform((entries) =>
    entries
      .filter(hasWords)
      .sort((a, b) => toSortKey(b as Dates).localeCompare(toSortKey(a as Dates))),
  );

/** Such a list, whose entries may be plain texts: their first field. A single text has them between commas. */
export function listOfNames<Shape extends z.ZodRawShape>(shape: Shape, otherNames = OTHER_NAMES) {
  const [name] = Object.keys(shape);
  return z.preprocess(
    (value) => {
      const entries = typeof value === 'string' ? value.split(/\s*[,;]\s*/) : value;
      if (!Array.isArray(entries)) return value;
      return entries.map((entry: unknown) => (isText(entry) ? { [name!]: entry } : entry));
    },
    list(shape, otherNames),
  );
}
