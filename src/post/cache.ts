import type { Archive, Post, PostList, PostTitle, Neighbours } from './post';
import { toDate } from './toDate';

/** The posts that the build writes into a page as JSON. A part may declare more of it. */
export interface Snapshot {
  /** The page may lack what has changed in the database since then, in milliseconds; undefined in a site built without posts. */
  since?: number;
  /** The newest posts; none in a site built without posts. */
  newest?: PostTitle[];
  /** The years that have a page, newest first. */
  years?: string[];
  /** Whether there are posts, and with them a feed worth reading. */
  hasFeed?: boolean;
  /** Whether the CV is there as PDF, too. */
  hasPdf?: boolean;
  /** The values of fields that posts have; only in the page of the form. */
  inUse?: Record<string, string[]>;
  list?: PostList;
  archive?: Archive;
  post?: Post;
  neighbours?: Neighbours;
  /** The path of the post's share image. */
  image?: string;
}

/** The built pages loaded so far, with what every page has. What has changed since they were built is in live/store.ts. */
export interface BlogCache extends Omit<Snapshot, 'newest' | 'years'> {
  newest: PostTitle[];
  years: string[];
  /** The snapshots of pages, by path. */
  pages: Map<string, Snapshot>;
}

/** Creates a cache from the snapshot of the page at a path. */
export const createCache = (snapshot: Snapshot = {}, path?: string): BlogCache => {
  const { newest = [], years = [] } = snapshot;
  return { ...snapshot, newest, years, pages: new Map(path ? [[path, snapshot]] : []) };
};

/** Restores the dates of posts in JSON, which are strings there. */
const reviveDate = (key: string, value: unknown) =>
  key === 'DatePosted' || key === 'DateUpdated' ? toDate(value) : value;

/** Parses the JSON of a snapshot. */
export const parseSnapshot = (json: string) => JSON.parse(json, reviveDate) as Snapshot;

/** Reads the snapshot in a page; empty if the build wrote none. */
export function readSnapshot(page = document): Snapshot {
  const json = page.getElementById('snapshot')?.textContent;
  return json ? parseSnapshot(json) : {};
}
