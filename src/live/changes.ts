import { belongsToThisEdition } from '../base/language/findEdition';
import { type Post, type PostSummary, type PostTitle, newestFirst } from '../post/post';
import type { Snapshot } from '../post/cache';
import { toSummary } from '../post/summary';

/** What has changed in the database since a page was built. Without a built page: the newest posts. */
export interface Changes {
  /** The posts published or edited since, as they are now. */
  posts: Post[];
  /** The ids of posts deleted since, and not restored. */
  deletions: string[];
  /** What there is beyond these. */
  more: 'nothing' | 'older posts' | 'changes';
}

/** The changes of a page that is as it was built. */
export const NO_CHANGES: Changes = { posts: [], deletions: [], more: 'nothing' };

/** What the page of a post is derived from. */
export interface PostSources {
  /** As it is now; null if there is none, undefined while that is unknown. */
  post: Post | null | undefined;
  /** Its page as it was built; undefined until it is loaded. */
  page: Snapshot | undefined;
  /** The built pages loaded so far, by path. */
  pages: ReadonlyMap<string, Snapshot>;
  changes: Changes;
}

/** The changed posts as lists show them, and a test for posts that are unchanged since the page was built. */
export function latestPosts({ posts, deletions }: Changes) {
  const changed = new Set([...posts.map(({ id }) => id), ...deletions]);
  return {
    current: posts.filter(belongsToThisEdition),
    isAsBuilt: (id: string) => !changed.has(id),
  };
}

/** Posts as they are now: those of a page as it was built, with what has changed since, cut as the build cuts them. `belongs` says which posts the page lists. */
export function applyChanges<T extends PostTitle>(
  built: T[],
  changes: Changes,
  belongs: (post: Post) => boolean,
): (T | PostSummary)[] {
  const { current, isAsBuilt } = latestPosts(changes);
  const asBuilt = built.filter(({ id }) => isAsBuilt(id));
  return [...asBuilt, ...current.filter(belongs).map(toSummary)].sort(newestFirst);
}

/** The newest posts as they are now. Posts older than the last one of the built page are left to further pages. */
export function applyToList<T extends PostTitle>(
  { posts, hasMore }: { posts: T[]; hasMore: boolean },
  changes: Changes,
): { posts: (T | PostSummary)[]; hasMore: boolean } {
  const last = hasMore ? posts.at(-1) : undefined;
  const belongs = (post: Post) => !last || newestFirst(post, last) <= 0;
  return { posts: applyChanges(posts, changes, belongs), hasMore };
}

/** A post as it is now: null if it is deleted, undefined if neither the page nor the changes have it. */
export function applyToPost(
  id: string,
  built: Post | undefined,
  changes: Changes,
): Post | null | undefined {
  const { isAsBuilt } = latestPosts(changes);
  return isAsBuilt(id) ? built : (changes.posts.find((post) => post.id === id) ?? null);
}
