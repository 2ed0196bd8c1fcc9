import { type PostTitle, toTitle } from './post';

/** Where a post is in its series, and the posts beside it. The oldest post is number 1. */
export interface SeriesPlace {
  number: number;
  count: number;
  previous?: PostTitle;
  next?: PostTitle;
}

/** The place of the post at an index of a series, which is given newest first. */
export function toPlace(series: PostTitle[], index: number): SeriesPlace {
  const titleAt = (at: number) => series[at] && toTitle(series[at]);
  return {
    number: series.length - index,
    count: series.length,
    previous: titleAt(index + 1),
    next: titleAt(index - 1),
  };
}
