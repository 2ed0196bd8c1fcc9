import {
  type Archive,
  type Blog,
  type BlogList,
  type BlogSummary,
  type BlogTitle,
  type Neighbours,
  PAGE_SIZE,
} from './blog';
import { toBlog } from './toBlog';

/** The posts loaded in this visit: a page that finds its posts here is shown at once. */
export interface BlogCache {
  list?: BlogList;
  /** How many posts the list shows, at most. */
  count: number;
  posts: Map<string, Blog>;
  /** The paths of the share images, by the post's id. */
  images: Map<string, string>;
  /** The newest posts at build time; empty in a site built without posts. */
  newest: BlogSummary[];
  /** The years that have a page, newest first. */
  years: string[];
  /** The year whose page was opened. */
  archive?: Archive;
  /** The neighbours of posts, by id. */
  neighbours: Map<string, Neighbours>;
}

/** The posts that the build writes into a page as JSON. */
export interface Snapshot {
  newest?: BlogSummary[];
  years?: string[];
  list?: BlogList;
  archive?: Archive;
  blog?: Blog;
  neighbours?: Neighbours;
  /** The path of the post's share image. */
  image?: string;
}

/** A cache that holds the posts of a snapshot. */
export const cacheOf = (snapshot: Snapshot = {}): BlogCache => {
  const { newest = [], years = [], list, archive, blog, neighbours, image } = snapshot;
  return {
    newest,
    years,
    list,
    count: PAGE_SIZE,
    archive,
    posts: new Map(blog && [[blog.id, blog]]),
    neighbours: new Map(blog && neighbours && [[blog.id, neighbours]]),
    images: new Map(blog && image ? [[blog.id, image]] : []),
  };
};

/** Reads the snapshot in a page; empty if the build wrote none. */
export function readSnapshot(page = document): Snapshot {
  const json = page.getElementById('snapshot')?.textContent;
  if (!json) return {};
  const { newest, list, archive, blog, ...rest } = JSON.parse(json) as Snapshot;
  // Dates are strings in JSON.
  const toBlogs = (blogs: BlogTitle[]) => blogs.map((one) => toBlog(one.id, one));
  return {
    ...rest,
    archive: archive && { ...archive, blogs: toBlogs(archive.blogs) },
    newest: newest && toBlogs(newest),
    list: list && { ...list, blogs: toBlogs(list.blogs) },
    blog: blog && { ...toBlog(blog.id, blog), trees: blog.trees },
  };
}
