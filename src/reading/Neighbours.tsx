import { Link } from 'react-router-dom';
import { reading } from '#words/reading';
import {
  type Post,
  type PostTitle,
  displayTitle,
  type Neighbours,
  newestFirst,
  toPath,
} from '../post/post';
import type { BlogCache, Snapshot } from '../post/cache';
import { isolateNames } from '../base/language/isolateNames';
import { inLanguage } from '../base/language/inLanguage';
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

const PostLink = ({ label, post }: { label: string; post?: PostTitle }) =>
  post && (
    <Link to={toPath(post.id)} className="across">
      <span className="mono aside">{label}</span>{' '}
      <span {...inLanguage(post.Language)}>{isolateNames(displayTitle(post))}</span>
    </Link>
  );

/** Links to the next newer and older posts. */
export function NeighbourLinks({ post, page, cache, changes = NO_CHANGES }: Props) {
  const { newest, pages } = cache;
  const list = pages.get('/blogs')?.list ?? { blogs: newest, hasMore: true };
  const { newer, older } = listAround(post, page?.neighbours, list, changes);
  if (!newer && !older) return null;
  return (
    <nav className="neighbours across" aria-label={reading.morePosts}>
      <PostLink label={reading.newer} post={newer} />{' '}
      <PostLink label={reading.older} post={older} />
    </nav>
  );
}
