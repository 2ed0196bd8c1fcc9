import { Link } from 'react-router-dom';
import { reading } from '#words/reading';
import { site } from '#words/site';
import {
  type Post,
  type PostTitle,
  displayTitle,
  LIST_FILE,
  type Neighbours,
  newestFirst,
  toPath,
} from '../post/post';
import type { BlogCache, Snapshot } from '../post/cache';
import { SERIES } from './About';
import { useBuiltPage } from './builtPage';
import { inLanguage } from '../messages/inLanguage';
import { applyChanges, applyToList, type Changes, NO_CHANGES } from '../live/changes';

/** Finds the neighbours of a post in a list; none if the list doesn't show both sides. */
function findNeighbours(blogs: PostTitle[], id: string, hasMore: boolean): Neighbours {
  const index = blogs.findIndex((one) => one.id === id);
  const older = blogs[index + 1];
  if (index < 0 || (!older && hasMore)) return {};
  return { newer: blogs[index - 1], older };
}

/** The posts around a post as they are now: around it in its built page, or else in the newest posts. */
export function listAround(
  post: Post,
  built: Neighbours | undefined,
  newest: { blogs: PostTitle[]; hasMore: boolean },
  changes: Changes,
): Neighbours {
  if (!built) {
    const { blogs, hasMore } = applyToList(newest, changes);
    return findNeighbours(blogs, post.id, hasMore);
  }
  const { newer, older } = built;
  const isBetween = (one: Post) =>
    (!newer || newestFirst(newer, one) <= 0) && (!older || newestFirst(one, older) <= 0);
  const around = [newer, post, older].filter((one) => one !== undefined);
  return findNeighbours(applyChanges<PostTitle>(around, changes, isBetween), post.id, false);
}

interface Props {
  post: Post;
  page?: Snapshot;
  cache: BlogCache;
  changes?: Changes;
}

/** Links to the next newer and older posts. */
export function NeighbourLinks({ post, page, cache, changes = NO_CHANGES }: Props) {
  const { newest, pages } = cache;
  const list = pages.get('/blogs')?.list ?? { blogs: newest, hasMore: true };
  const { newer, older } = listAround(post, page?.neighbours, list, changes);
  if (!newer && !older) return null;
  return (
    <nav className="neighbours across" aria-label={reading.morePosts}>
      {Object.entries({ [reading.newer]: newer, [reading.older]: older }).map(
        ([label, one]) =>
          one && (
            <Link key={label} to={toPath(one.id)} className="across">
              <span className="mono aside">{label}</span>
              <span {...inLanguage(one.Language)}>{displayTitle(one)}</span>
            </Link>
          ),
      )}
    </nav>
  );
}

/** Links to all posts of a post's series, the oldest first. */
export function SeriesLinks({ post, page, cache, changes = NO_CHANGES }: Props) {
  const { Series } = post;
  const isBuilt = page?.post?.Series === Series;
  // A part that is newer than the build finds the others in the list of all.
  const list = useBuiltPage(page && !isBuilt ? LIST_FILE : undefined, cache);
  if (!Series) return null;
  const listed = (list !== 'unreachable' && list?.list?.blogs) || [];
  const built = isBuilt ? page?.series : listed.filter((one) => one.Series === Series);
  const all = applyChanges<PostTitle>(built ?? [], changes, (one) => one.Series === Series);
  // A post that was dated by hand is in neither.
  if (all.length === 0) return null;
  return (
    <nav id={SERIES} className="series" aria-label={reading.series}>
      <h2>
        {`${reading.series}${site.colon}`}
        <bdi>{Series}</bdi>
      </h2>
      <ol>
        {all.toReversed().map((one) => (
          <li key={one.id} {...inLanguage(one.Language)}>
            {one.id === post.id ? (
              <span aria-current="page">{displayTitle(one)}</span>
            ) : (
              <Link to={toPath(one.id)}>{displayTitle(one)}</Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
