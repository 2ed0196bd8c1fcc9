import { applyChanges, type Changes, NO_CHANGES } from '../live/changes';
import { useBuiltPage } from '../live/builtPage';
import type { BlogCache, Place, Snapshot } from '../post/cache';
import type { Post } from '../post/post';
import { toPlace, toSeriesPath } from './place';

const isIn = (series: string) => {
  const path = toSeriesPath(series);
  return ({ Series }: Pick<Post, 'Series'>) =>
    Series !== undefined && toSeriesPath(Series) === path;
};

/** Whether a place in a series may no longer be what the build found. A deletion doesn't tell of which series it is. */
const isOutdated = (
  { previous, next }: Place,
  { id, Series = '' }: Post,
  { posts, deletions }: Changes,
) =>
  deletions.length > 0 ||
  posts.some(
    (one) => one.id !== id && (isIn(Series)(one) || one.id === previous?.id || one.id === next?.id),
  );

/** The place of a post in its series as it is now; undefined if it is in none, or if that is unknown. */
export function useSeriesPlace(
  post: Post | null | undefined,
  page: Snapshot | undefined,
  cache: BlogCache,
  changes = NO_CHANGES,
): Place | undefined {
  const { id = '', Series } = post ?? {};
  const isBuilt = Series !== undefined && page?.post && isIn(Series)(page.post);
  const built = isBuilt ? page.place : undefined;
  const isKnown = !post || (built && !isOutdated(built, post, changes));
  // The series' page has all of its posts, which this one needn't carry.
  const seriesPage = useBuiltPage(
    Series && page && !isKnown ? toSeriesPath(Series) : undefined,
    cache,
  );
  if (!Series || isKnown || seriesPage === undefined || seriesPage === 'unreachable') return built;
  // There are more changes than the database has told.
  if (changes.more !== 'nothing') return built;
  const all = applyChanges(seriesPage.archive?.blogs ?? [], changes, isIn(Series));
  const index = all.findIndex((one) => one.id === id);
  // A post that was dated by hand is in neither.
  return index < 0 ? undefined : toPlace(all, index);
}
