import type { QueryDocumentSnapshot } from 'firebase/firestore';
import type { Live } from '../../firebase/live';
import { type Blog, type BlogList, newestFirst } from '../blog';
import { withTrees } from '../markdown';
import { readBlog } from './listenToQuery';
import type { Stop } from './serverFirst';

/** A post as it is stored. */
export type Doc = QueryDocumentSnapshot;

/** A page of the list, with a listener of its own. */
export interface Page {
  /** The post that the page begins after; none for the first page. */
  after?: Doc;
  /** The post that the page ends with and the next one begins after; none for the last page. */
  end?: Doc;
  limit: number;
  live: Live<Doc[]>;
  stop: Stop;
}

/** The posts of a page, none before they have been read. */
export const docsOf = ({ live }: Page): Doc[] => (live.state === 'ready' ? live.value : []);

/** Whether a page is not up to date, and not about to be. */
export const isPaused = ({ live }: Page): boolean =>
  live.state === 'ready' ? live.stale : live.state !== 'loading';

/** Whether posts are missing before the next page: new ones have pushed them beyond the limit. */
export function hasGap({ limit, end }: Page, docs: Doc[], next: Page): boolean {
  const following = new Set([end, ...docsOf(next)].map((doc) => doc?.id));
  return docs.length === limit && !docs.some(({ id }) => following.has(id));
}

/** The posts of pages, each once: after a deletion, a page reaches into the next one. */
export function toList(pages: Page[]): BlogList<Blog> {
  const last = pages.at(-1)!;
  const hasMore = docsOf(last).length === last.limit;
  // Then the last one only tells that there are older ones.
  const docs = pages.flatMap(docsOf).slice(0, hasMore ? -1 : undefined);
  const blogs = new Map(docs.map((doc) => [doc.id, withTrees(readBlog(doc))]));
  // Firestore sorts dates by type first; here, by date only.
  return { blogs: [...blogs.values()].sort(newestFirst), hasMore };
}
