import {
  type Archive,
  type Blog,
  type BlogList,
  type BlogSummary,
  knownTrees,
  type Neighbours,
  PAGE_SIZE,
} from './blog';
import { toDate } from './toDate';
import type { KnownTrees } from './tree';

/** The posts that the build writes into a page as JSON. */
export interface Snapshot {
  /** The newest posts; none in a site built without posts. */
  newest?: BlogSummary[];
  /** The years that have a page, newest first. */
  years?: string[];
  /** The tags in use; only in the page of the form. */
  tags?: string[];
  list?: BlogList;
  archive?: Archive;
  blog?: Blog;
  neighbours?: Neighbours;
  /** The path of the post's share image. */
  image?: string;
}

/** The first page's snapshot and the posts loaded since. Pages show posts from here at once. */
export interface BlogCache extends Snapshot {
  newest: BlogSummary[];
  years: string[];
  /** How many posts the list shows, at most. */
  count: number;
  posts: Map<string, Blog>;
  /** The Markdown of the snapshot's post. */
  trees: KnownTrees;
}

/** Creates a cache from a snapshot. */
export const createCache = (snapshot: Snapshot = {}): BlogCache => {
  const { newest = [], years = [], blog } = snapshot;
  return {
    ...snapshot,
    newest,
    years,
    count: PAGE_SIZE,
    posts: new Map(blog && [[blog.id, blog]]),
    trees: blog ? knownTrees(blog) : new Map(),
  };
};

/** Reads the snapshot in a page; empty if the build wrote none. */
export function readSnapshot(page = document): Snapshot {
  const json = page.getElementById('snapshot')?.textContent;
  if (!json) return {};
  // Dates are strings in JSON.
  const revive = (key: string, value: unknown) =>
    key === 'DatePosted' || key === 'DateUpdated' ? toDate(value) : value;
  return JSON.parse(json, revive) as Snapshot;
}
