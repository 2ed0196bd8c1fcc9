import { reading } from '#words/reading';
import { applyChanges, type Changes, type PostSources } from '../live/changes';
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

type InSeries = Pick<Post, 'Series'>;

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

const isIn =
  (path: string) =>
  ({ Series }: InSeries): boolean =>
    Series !== undefined && toSeriesPath(Series) === path;

/** Whether a position may no longer be what the build found. A deletion doesn't tell of which series it is. */
const isOutdated = (
  { previous, next }: SeriesPosition,
  own: Post,
  isPart: (post: Post) => boolean,
  { posts, deletions }: Changes,
) =>
  deletions.length > 0 ||
  posts.some(
    (post) =>
      post.id !== own.id && (isPart(post) || post.id === previous?.id || post.id === next?.id),
  );

/** The position of a post in its series as it is now; undefined if it is in none, or if that is unknown. */
export function findPosition({ post, page, pages, changes }: PostSources): {
  position?: SeriesPosition;
  needs?: string;
} {
  if (!post?.Series) return {};
  const path = toSeriesPath(post.Series);
  const isPart = isIn(path);
  const position = page?.post && isPart(page.post) ? page.seriesPosition : undefined;
  if (position && !isOutdated(position, post, isPart, changes)) return { position };
  // There are more changes than the database has told.
  if (changes.more !== 'nothing') return { position };
  // The series' page has all of its posts, which this one needn't carry.
  const seriesPage = pages.get(path);
  if (!seriesPage) return { position, needs: path };
  const parts = applyChanges(seriesPage.archive?.posts ?? [], changes, isPart);
  const index = parts.findIndex(({ id }) => id === post.id);
  // A post that was dated by hand is in neither.
  return index < 0 ? {} : { position: toPosition(parts, index) };
}
