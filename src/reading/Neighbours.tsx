import { Link } from 'react-router-dom';
import { reading } from '#words/reading';
import { site } from '#words/site';
import {
  type Blog,
  type BlogTitle,
  displayTitle,
  type Neighbours,
  newestFirst,
  toPath,
} from '../post/blog';
import type { BlogCache, Snapshot } from '../post/cache';
import { SERIES } from './About';
import { inLanguage } from '../messages/inLanguage';
import { applyChanges, applyToList, type Changes, NO_CHANGES } from '../live/changes';

/** Finds the neighbours of a post in a list; none if the list doesn't show both sides. */
export function findNeighbours(blogs: BlogTitle[], id: string, hasMore: boolean): Neighbours {
  const index = blogs.findIndex((one) => one.id === id);
  const older = blogs[index + 1];
  if (index < 0 || (!older && hasMore)) return {};
  return { newer: blogs[index - 1], older };
}

/** The posts around a post as they are now: around it in its built page, or else in the newest posts. */
export function listAround(
  blog: Blog,
  built: Neighbours | undefined,
  newest: { blogs: BlogTitle[]; hasMore: boolean },
  changes: Changes,
): Neighbours {
  if (!built) {
    const { blogs, hasMore } = applyToList(newest, changes);
    return findNeighbours(blogs, blog.id, hasMore);
  }
  const { newer, older } = built;
  const isBetween = (one: Blog) =>
    (!newer || newestFirst(newer, one) <= 0) && (!older || newestFirst(one, older) <= 0);
  const around = [newer, blog, older].filter((one) => one !== undefined);
  return findNeighbours(applyChanges<BlogTitle>(around, changes, isBetween), blog.id, false);
}

interface Props {
  blog: Blog;
  /** The page of the post, if there is one. */
  page?: Snapshot;
  cache: BlogCache;
  changes?: Changes;
}

/** Links to the next newer and older posts. */
export function NeighbourLinks({ blog, page, cache, changes = NO_CHANGES }: Props) {
  const { newest, pages } = cache;
  const list = pages.get('/blogs')?.list ?? { blogs: newest, hasMore: true };
  const { newer, older } = listAround(blog, page?.neighbours, list, changes);
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
export function SeriesLinks({ blog, page, changes = NO_CHANGES }: Omit<Props, 'cache'>) {
  const { Series } = blog;
  if (!Series) return null;
  const built = page?.blog?.Series === Series ? page.series : [];
  const all = applyChanges<BlogTitle>(built ?? [], changes, (one) => one.Series === Series);
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
            {one.id === blog.id ? (
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
