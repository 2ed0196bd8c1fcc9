import { OTHER_NAMES } from './otherNames.ts';
import { readDate } from './readDate.ts';
import { isBlank, isText, toPlainKey } from './reader.ts';

// Names for both dates in one field.
const NAMES = [
  'period',
  'span',
  'duration',
  'daterange',
  'dates',
  'date',
  'timeperiod',
  'years',
  'year',
];
const BETWEEN =
  /\s+(?:to|till|until|bis|à|au|a|hasta|al|até|do|по|إلى|حتى)\s+|\s*[-=]>\s*|\s*-{2,3}\s*|\s*[-–—―−‐‑‒~〜～→⟶➔➜至]\s*|から|\s*\/\s*/gu;
const FROM = /^(?:from|von|vom|du|de|dal|del|desde|od|с|van|tra|entre|من)\s+/iu;
const SINCE =
  /^(?:since|from|seit|ab|von|desde|depuis|dès|dal|od|с|منذ)\s+(?=.*\d)|\s*(?:から|以降|起|부터|\+|(?<=\s)(?:onwards?|ff\.?))$/iu;
// What is said behind a period, such as “(remote)” or “· 2 yrs 3 mos”.
const REMARK = /\s*(?:\([^()]*\)|[·•|,;]\s*\d+\s*\p{L}+\.?(?:\s*\d+\s*\p{L}+\.?)?)$/u;
// As in 2019-20, where 2010-11 is a month.
const SCHOOL_YEARS = /^(\d\d)(\d\d)\s*[-–/]\s*(1[3-9]|[2-9]\d)$/;

// No period is longer.
const MAX_LENGTH = 100;

interface Period {
  startDate: string;
  endDate: string;
}

/** Reads two dates in one text, such as “Dec 2019 – Present”, “2019-2023” or “Jun – Aug 2021”, as they are written; undefined if it is something else. */
function readPeriod(text: string): Period | undefined {
  if (text.length > MAX_LENGTH) return undefined;
  const [, century = '', from = '', to = ''] = SCHOOL_YEARS.exec(text.trim()) ?? [];
  if (century && Number(to) > Number(from))
    return { startDate: century + from, endDate: century + to };
  const written = text.trim().replace(REMARK, '');
  // One month, such as Jan/2019.
  if (readDate(written)) return undefined;
  let open: Period | undefined;
  for (const { 0: mark, index } of written.matchAll(BETWEEN)) {
    const start = written.slice(0, index).replace(FROM, '');
    if (!start) continue;
    const endDate = written.slice(index + mark.length);
    const [, year = ''] = /((?:19|20)\d\d)/.exec(endDate) ?? [];
    // The year may stand at the end alone.
    const startDate = /\d/.test(start) || !year ? start : `${start} ${year}`;
    if (readDate(startDate) && readDate(endDate) !== undefined) return { startDate, endDate };
    if (/\d{4}/.test(start) && endDate && readDate(endDate) === '') return { startDate, endDate };
    if (/^[^\d?]*\p{L}[^\d?]*$/u.test(endDate) && readDate(start))
      open ??= { startDate: start, endDate };
  }
  // Other words than those that are known stand for the present too.
  if (open) return open;
  const since = written.replace(SINCE, '');
  return since !== written && readDate(since) ? { startDate: since, endDate: '' } : undefined;
}

const findKeys = (source: Record<string, unknown>) =>
  new Map(Object.keys(source).map((key) => [toPlainKey(key), key]));

/** Puts the year and the month of a date, such as startYear and startMonth, into one field. */
function joinParts(source: Record<string, unknown>): Record<string, unknown> {
  const keys = findKeys(source);
  const joined = { ...source };
  for (const name of ['start', 'end']) {
    const year = keys.get(`${name}year`);
    const month = keys.get(`${name}month`) ?? '';
    if (year === undefined || isBlank(source[year])) continue;
    delete joined[year];
    delete joined[month];
    joined[`${name}Date`] ??= { year: source[year], month: source[month] };
  }
  return joined;
}

/** Splits a period in one field of an entry, or in the field of its start, into two fields. */
export function splitPeriod(written: Record<string, unknown>): Record<string, unknown> {
  const source = joinParts(written);
  const keys = findKeys(source);
  const findKey = (names: string[]) =>
    names
      .map((name) => keys.get(toPlainKey(name)))
      .find((key) => key !== undefined && !isBlank(source[key]));
  const start = findKey(['startDate', ...OTHER_NAMES.startDate!]);
  const end = findKey(['endDate', ...OTHER_NAMES.endDate!]);
  const key = start ?? findKey(NAMES);
  if (end !== undefined || key === undefined) return source;
  const { [key]: parts, ...others } = source;
  const value = Array.isArray(parts) && parts.every(isText) ? parts.join(' – ') : parts;
  if (typeof value === 'object' && key !== start) return { ...others, ...value };
  if (!isText(value)) return source;
  const period = readPeriod(String(value));
  if (period) return { ...others, ...period };
  // What is no period, such as one day or “a summer”, is shown once.
  return key === start ? source : { ...others, startDate: value, endDate: value };
}
