import type { Blog, BlogList, BlogSummary } from './blog';
import { toBlog } from './toBlog';

/** The posts that this visit has loaded: a page that finds its posts here is shown without waiting. */
export interface BlogCache {
  list?: BlogList;
  posts: Map<string, Blog>;
  /** The newest posts at the time of the build; empty if it was built without posts. */
  newest: BlogSummary[];
}

/** The posts that the build writes into a page, as JSON. */
export interface Snapshot {
  newest?: BlogSummary[];
  list?: BlogList;
  blog?: Blog;
}

/** A cache that holds the posts of a snapshot. */
export const cacheOf = ({ newest = [], list, blog }: Snapshot = {}): BlogCache => ({
  newest,
  list,
  posts: new Map(blog && [[blog.id, blog]]),
});

/** Reads the snapshot that the build wrote into a page; empty if there is none. */
export function readSnapshot(page = document): Snapshot {
  const json = page.getElementById('snapshot')?.textContent;
  if (!json) return {};
  const { newest, list, blog } = JSON.parse(json) as Snapshot;
  // JSON has no dates: toBlog reads them.
  const toBlogs = (blogs: BlogSummary[]) => blogs.map((one) => toBlog(one.id, one));
  return {
    newest: newest && toBlogs(newest),
    list: list && { ...list, blogs: toBlogs(list.blogs) },
    blog: blog && { ...toBlog(blog.id, blog), trees: blog.trees },
  };
}
