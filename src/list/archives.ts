import { type Post, toArchivePath, toSlug, toTagPath } from './post';

// A name of 100 letters may need 700, and no system allows a file name of more than 255.
const MAX_SLUG = 120;

/** A number that two texts rarely share. */
const hash = (text: string): number =>
  [...text].reduce((sum, letter) => (Math.imul(sum, 31) + letter.codePointAt(0)!) >>> 0, 0);

/** The path of a series' page, whatever its capitals. */
export function toSeriesPath(series: string): string {
  const slug = toSlug(series);
  const isLong = slug.length > MAX_SLUG;
  return `/blogs/series/${isLong ? `${slug.slice(0, MAX_SLUG)}~~${hash(slug)}` : slug}`;
}

/** The paths of the pages that list a post: those of its year (UTC), its tags and its series. */
export const toArchivePaths = ({
  DatePosted,
  Tags = [],
  Series,
}: Pick<Post, 'DatePosted' | 'Tags' | 'Series'>) => [
  toArchivePath(String(DatePosted?.getUTCFullYear() ?? 'undated')),
  ...Tags.map(toTagPath),
  ...(Series ? [toSeriesPath(Series)] : []),
];
