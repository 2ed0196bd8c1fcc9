import type { Archive, Blog, BlogList, BlogSummary, BlogTitle, Neighbours } from './blog';
import { toBlog } from './toBlog';

/** The posts that this visit has loaded: a page that finds its posts here is shown without waiting. */
export interface BlogCache {
  list?: BlogList;
  /** How many pages of the list are shown, and whether one more is wanted. */
  pages: number;
  wantsOlder: boolean;
  posts: Map<string, Blog>;
  /** The paths of the share images that the build has made, by the post's id. */
  images: Map<string, string>;
  /** The newest posts at the time of the build; empty if it was built without posts. */
  newest: BlogSummary[];
  /** The years that have a page, newest first, and the year whose page was opened. */
  years: string[];
  archive?: Archive;
  /** The neighbours of posts, by id. */
  neighbours: Map<string, Neighbours>;
}

/** The posts that the build writes into a page, as JSON. */
export interface Snapshot {
  newest?: BlogSummary[];
  years?: string[];
  list?: BlogList;
  archive?: Archive;
  blog?: Blog;
  neighbours?: Neighbours;
  /** The path of its share image. */
  image?: string;
}

/** A cache that holds the posts of a snapshot. */
export const cacheOf = (snapshot: Snapshot = {}): BlogCache => {
  const { newest = [], years = [], list, archive, blog, neighbours, image } = snapshot;
  return {
    newest,
    years,
    list,
    pages: 1,
    wantsOlder: false,
    archive,
    posts: new Map(blog && [[blog.id, blog]]),
    neighbours: new Map(blog && neighbours && [[blog.id, neighbours]]),
    images: new Map(blog && image ? [[blog.id, image]] : []),
  };
};

/** Asks for one more page of the list. */
export const wantOlder = (cache: BlogCache): void => {
  cache.wantsOlder = true;
};

/** Reads the snapshot that the build wrote into a page; empty if there is none. */
export function readSnapshot(page = document): Snapshot {
  const json = page.getElementById('snapshot')?.textContent;
  if (!json) return {};
  const { newest, list, archive, blog, ...rest } = JSON.parse(json) as Snapshot;
  // JSON has no dates: toBlog reads them.
  const toBlogs = (blogs: BlogTitle[]) => blogs.map((one) => toBlog(one.id, one));
  return {
    ...rest,
    archive: archive && { ...archive, blogs: toBlogs(archive.blogs) },
    newest: newest && toBlogs(newest),
    list: list && { ...list, blogs: toBlogs(list.blogs) },
    blog: blog && { ...toBlog(blog.id, blog), trees: blog.trees },
  };
}
