import { belongsToThisEdition } from '../base/language/findEdition';
import { type Post, type PostSummary, type PostTitle, lastChange, newestFirst } from '../post/post';
import type { Snapshot } from '../post/cache';
import { toSummary } from '../post/summary';

/** The deletion of a post, which may have been restored since. */
interface Deletion {
  id: string;
  date: Date | null;
}

/** What has changed in the database since a page was built. Without a built page: the newest posts. */
export interface Changes {
  /** The posts published or edited since, as they are now. */
  posts: Post[];
  deletions: Deletion[];
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

/** The changed posts that still exist, and a test for posts that are unchanged since the page was built. */
export function latestPosts({ posts, deletions }: Changes) {
  const deletedAt = new Map(deletions.map(({ id, date }) => [id, Number(date)]));
  // A post that is deleted and restored has a later date than its deletion.
  const isThere = (post: Post) => !(deletedAt.get(post.id)! > Number(lastChange(post)));
  const changed = new Set(posts.map(({ id }) => id));
  const all = posts.filter(isThere);
  return {
    all,
    /** As lists show them. */
    current: all.filter(belongsToThisEdition),
    isAsBuilt: (id: string) => !changed.has(id) && !deletedAt.has(id),
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
  const { all, isAsBuilt } = latestPosts(changes);
  return isAsBuilt(id) ? built : (all.find((post) => post.id === id) ?? null);
}
