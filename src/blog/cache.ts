import type { Blog, BlogList } from './blog';
import { toBlog } from './toBlog';

/** The posts that this visit has loaded: a page that finds its posts here is shown without waiting. */
export interface BlogCache {
  list?: BlogList;
  posts: Map<string, Blog>;
}

/** The posts that the build writes into a page, as JSON. */
export interface Snapshot {
  list?: BlogList;
  blog?: Blog;
}

/** A cache that holds the posts of a snapshot. */
export const cacheOf = ({ list, blog }: Snapshot = {}): BlogCache => ({
  list,
  posts: new Map(blog && [[blog.id, blog]]),
});

/** Reads the snapshot that the build wrote into the page; empty if there is none. */
export function readSnapshot(): Snapshot {
  const json = document.getElementById('snapshot')?.textContent;
  if (!json) return {};
  const { list, blog } = JSON.parse(json) as Snapshot;
  // JSON has no dates: toBlog reads them.
  return {
    list: list && { ...list, blogs: list.blogs.map((one) => toBlog(one.id, one)) },
    blog: blog && toBlog(blog.id, blog),
  };
}
