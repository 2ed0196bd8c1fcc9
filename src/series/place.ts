import type { Place } from '../post/cache';
import { type PostTitle, toTitle } from '../post/post';
import { toSlug } from '../post/paths';

/** The path of a series' page, whatever its capitals. */
export const toSeriesPath = (series: string): string => `/blogs/series/${toSlug(series)}`;

/** The place of the post at an index of a series, which is given newest first. */
export function toPlace(series: PostTitle[], index: number): Place {
  const titleAt = (at: number) => series[at] && toTitle(series[at]);
  return {
    number: series.length - index,
    count: series.length,
    previous: titleAt(index + 1),
    next: titleAt(index - 1),
  };
}
