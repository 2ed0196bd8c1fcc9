import { applyChanges, type Changes, type PostSources } from '../live/changes';
import type { Post } from '../post/post';
import { type InSeries, type SeriesPosition, toPosition, toSeriesPath } from './archive';

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
