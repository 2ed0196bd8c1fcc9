import { EMPLOYERS, OTHER_NAMES } from './otherNames.ts';
import {
  isBlank,
  isText,
  type Notes,
  type Path,
  type Reader,
  toPlainKey as toPlain,
} from './reader.ts';
import { isDate } from './readDate.ts';
import { splitPeriod } from './readPeriod.ts';
import { isObject } from '../shapes/json.ts';

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
    // A job is called by its employer, and has its title as its position.
    const first = name === 'name' && own.has('position') ? EMPLOYERS : [];
    for (const other of [...first, ...(OTHER_NAMES[name] ?? [])])
      if (!own.has(toPlain(other))) key ??= take(other);
    return [name, key ?? name];
  });
}

/** Several fields of one kind. */
export const all = <Value, Name extends string>(reader: Reader<Value>, ...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, reader])) as Record<Name, Reader<Value>>;

type Fields<Shape> = {
  [Name in keyof Shape]: Shape[Name] extends Reader<infer Value> ? Value : never;
};

/** Keeps a word such as “now” at the end of what begins with “Summer 2016”: an empty end would claim nothing there. */
function withOpenEnd(read: Record<string, unknown>, end: unknown): Record<string, unknown> {
  const { startDate, endDate } = read;
  const isOpenEnd =
    endDate === '' && isText(end) && isText(startDate) && startDate && !isDate(String(startDate));
  return isOpenEnd ? { ...read, endDate: String(end).trim() } : read;
}

/** An object with these fields. */
export const fields =
  <Shape extends Record<string, Reader<unknown>>>(shape: Shape): Reader<Fields<Shape>> =>
  (value, path, notes) => {
    // An empty list is nothing, but no file.
    if (!isObject(value) && (!isBlank(value) || (path.length === 0 && Array.isArray(value))))
      notes.faults.push({ path, must: 'an object, such as { "name": "…" }', value });
    const written = isObject(value) ? value : {};
    const source = 'startDate' in shape && 'endDate' in shape ? splitPeriod(written) : written;
    const keys = findKeys(source, Object.keys(shape));
    const used = keys.map(([, key]) => key);
    for (const [key, part] of Object.entries(source))
      if (!used.includes(key)) notes.unread.push({ path: [...path, key], value: part });
    const read: Record<string, unknown> = Object.fromEntries(
      keys.map(([name, key]) => [name, shape[name]!(source[key], [...path, key], notes)]),
    );
    const [, endKey = ''] = keys.find(([name]) => name === 'endDate') ?? [];
    return withOpenEnd(read, source[endKey]) as Fields<Shape>;
  };

const hasWords = (value: unknown): boolean =>
  typeof value === 'object' && value !== null
    ? Object.values(value).some(hasWords)
    : Boolean(value);

/** Makes a list of an object: it is one entry, or has entries, lists of them, or the rest of each by its name. Anything else stays. */
function toEntries(value: unknown, names: string[], path: Path, notes: Notes): unknown {
  if (!isObject(value)) return value;
  const toKnown = (some: string[]) =>
    new Set(some.flatMap((name) => [name, ...(OTHER_NAMES[name] ?? [])]).map(toPlain));
  const [own, known] = [toKnown(names.slice(0, 1)), toKnown(names)];
  const keys = Object.keys(value).map(toPlain);
  if (keys.some((key) => own.has(key)) || keys.every((key) => known.has(key))) return [value];
  const [name = '', second = ''] = names;
  const rest = names.includes('keywords') ? 'keywords' : second;
  return Object.entries(value).flatMap(([key, entry]): unknown[] => {
    if (Array.isArray(entry) && entry.some((each) => typeof each === 'object')) {
      if (names.includes('kind'))
        return (entry as unknown[]).map((each) => ({ kind: key, ...(each as object) }));
      notes.unread.push({ path: [...path, key], value: key });
      return entry as unknown[];
    }
    if (Array.isArray(entry) || isText(entry)) return [{ [name]: key, [rest]: entry as unknown }];
    return isBlank(entry) ? [] : [{ [name]: key, ...(entry as object) }];
  });
}

const NOWHERE = /(?!)/;

/** A list of objects with these fields, without empty ones. A text in it is the first field of one; a text in its place is all of it. */
export const list =
  <Shape extends Record<string, Reader<unknown>>>(
    shape: Shape,
    separator?: RegExp,
  ): Reader<Fields<Shape>[]> =>
  (value, path, notes) => {
    // 0 is written for none.
    if (isBlank(value) || (isText(value) && String(value) === '0')) return [];
    const isWritten = typeof value === 'string';
    const names = Object.keys(shape);
    const [first] = names;
    const entries: unknown = isWritten
      ? value.split(separator ?? NOWHERE)
      : toEntries(value, names, path, notes);
    if (!Array.isArray(entries)) {
      notes.faults.push({ path, must: 'a list, such as [{ … }]', value });
      return [];
    }
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
