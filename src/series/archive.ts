import { reading } from '#words/reading';
import { toSlug } from '../post/paths';
import { type Post, type PostTitle, toTitle } from '../post/post';

/** Which part of its series a post is, and the parts beside it. The oldest one is number 1. */
export interface SeriesPosition {
  number: number;
  count: number;
  previous?: PostTitle;
  next?: PostTitle;
}

declare module '../post/cache' {
  interface Snapshot {
    seriesPosition?: SeriesPosition;
  }
}

/** What a post has of its series. */
export type InSeries = Pick<Post, 'Series'>;

/** The path of a series' page, whatever its capitals. */
export const toSeriesPath = (series: string): string => `/blogs/series/${toSlug(series)}`;

/** The position of the post at an index of a series, which is given newest first. */
export function toPosition(series: PostTitle[], index: number): SeriesPosition {
  const titleAt = (at: number) => series[at] && toTitle(series[at]);
  return {
    number: series.length - index,
    count: series.length,
    previous: titleAt(index + 1),
    next: titleAt(index - 1),
  };
}

/** The pages that list the posts of a series. */
export const seriesArchive = {
  list: ({ Series }: InSeries) => (Series ? [Series] : []),
  toPath: toSeriesPath,
  toTitle: (name?: string) => (name ? reading.inSeries(name) : reading.series),
  // It is read from its beginning.
  isOldestFirst: true,
  ofPost: (posts: PostTitle[], index: number) => ({ seriesPosition: toPosition(posts, index) }),
};
