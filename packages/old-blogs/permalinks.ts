import { asText, toList } from '#foreign-markdown';
import { type Entry, firstText, readField } from './entry';
import { parseDate } from './parseDate';
import { readSettings } from './siteSettings';

/** The parts of a date as it is written, whatever the time zone; empty if it can't be read. */
function readDay(value: unknown): string[] {
  const day = /^(\d{4})[-/.](\d\d?)[-/.](\d\d?)/;
  const read = day.exec(asText(value)) ?? day.exec(parseDate(value)?.toISOString() ?? '');
  return read?.slice(1) ?? [];
}

/** Fills the pattern of an address; '' if it has a date and the post none. */
export function fillPattern(
  pattern: string,
  { data }: Entry,
  named: string[],
  values: Record<string, string>,
): string {
  const stated = readDay(data.date);
  const [year = '', month = '', day = ''] = stated.length > 0 ? stated : named;
  if (!year && /:(?:short_year|year|month|day|i_month|i_day)\b/.test(pattern)) return '';
  const all: Record<string, string | undefined> = {
    ...values,
    year,
    month: month.padStart(2, '0'),
    day: day.padStart(2, '0'),
    short_year: year.slice(2),
    i_month: String(Number(month)),
    i_day: String(Number(day)),
  };
  return pattern
    .replaceAll(/:(\w+)/g, (whole, key: string) => all[key] ?? whole)
    .replaceAll(/\/+/g, '/');
}

/** What Hugo makes of a title in an address. */
const toSlug = (title: string) =>
  title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\p{M}_.\s-]/gu, '')
    .trim()
    .replaceAll(/\s+/g, '-');

/** The address of a post by the pattern that the settings of Hugo have for its section; undefined without one. */
export function toHugoPermalink(entry: Entry, section: string, name: string): string | undefined {
  const all = readField(readSettings(entry.file), 'permalinks');
  const [first = ''] = section.split('/');
  const pattern = [readField({ all }, `all.page.${first}`), readField({ all }, `all.${first}`)]
    .map(asText)
    .find(Boolean);
  if (!pattern) return undefined;
  const title = toSlug(firstText(entry.data, 'title')) || name;
  const slug = firstText(entry.data, 'slug');
  const values = {
    title,
    slug: slug || title,
    section: first,
    sections: section,
    filename: name,
    contentbasename: name,
    slugorfilename: slug || name,
    slugorcontentbasename: slug || name,
  };
  const path = fillPattern(pattern, entry, [], values);
  // A pattern with what is not known here is no address.
  return path && !path.includes(':') ? path.replace(/\/?$/, '/') : '';
}

/** The categories of Jekyll or Hexo as parts of an address. */
export function listCategories({ data }: Entry): string[] {
  // Jekyll divides a text of several categories, and not one of a single category.
  const listed = asText(data.categories).split(/\s+/);
  return toList(data.category ?? (listed[0] ? listed : data.categories))
    .map((category) => (Array.isArray(category) ? '' : asText(category).toLowerCase()))
    .filter(Boolean);
}
