import { endAt, limit, startAfter } from 'firebase/firestore';
import { keepStale, type Live } from '../../firebase/live';
import { type Blog, type BlogList, PAGE_SIZE } from '../blog';
import type { BlogCache } from '../cache';
import { newestPosts } from './listenEarly';
import { listenToQuery } from './listenToQuery';
import { type Doc, docsOf, hasGap, isPaused, type Page, toList } from './pages';
import { type Report, serverFirst, type Stop } from './serverFirst';

/** A list that is listened to. */
export interface OpenPages {
  /** Opens the next page, if the cache says that it is wanted. */
  openOlder: () => void;
  stop: Stop;
}

// The most that firestore.rules allow.
const MAX_POSTS = 100;

/**
 * Listens to the newest posts, page by page. Each page has a listener of its own, so that an older one costs no more than
 * its own posts. Where two pages meet is fixed by the date and the id of a post.
 */
export function listenToPages(cache: BlogCache, report: Report<BlogList<Blog>>): OpenPages {
  const pages: Page[] = [];
  let isComplete = false;

  const listen = (page: Page) => {
    const bounds = [
      ...(page.after ? [startAfter(page.after)] : []),
      ...(page.end ? [endAt(page.end)] : []),
      limit(page.limit),
    ];
    page.stop = serverFirst<Doc[], Doc[]>((live) => take(page, live), {
      subscribe: (next) => listenToQuery(newestPosts(...bounds), next),
    });
  };

  const open = (after?: Doc) => {
    const stop = () => undefined;
    const page: Page = { after, limit: PAGE_SIZE + 1, live: { state: 'loading' }, stop };
    pages.push(page);
    listen(page);
  };

  const openOlder = () => {
    const last = pages.at(-1);
    const isWanted = pages.length < cache.pages + Number(cache.wantsOlder);
    if (!last || !isWanted || docsOf(last).length < last.limit) return;
    // The page keeps its listener, which goes on beyond its end: a new query would read its posts again.
    last.end = docsOf(last).at(-2);
    open(last.end);
  };

  /** Listens to a page again, now only up to its end; if that is too much, makes it the last page. */
  const closeGap = (page: Page) => {
    page.stop();
    if (page.limit === MAX_POSTS) {
      pages.splice(pages.indexOf(page) + 1).forEach(({ stop }) => stop());
      page.end = undefined;
    }
    page.limit = MAX_POSTS;
    listen(page);
  };

  const take = (page: Page, live: Live<Doc[]>) => {
    const next = pages[pages.indexOf(page) + 1];
    if (live.state === 'ready' && next && hasGap(page, live.value, next)) return closeGap(page);
    page.live = keepStale(page.live, live);
    if (live.state !== 'ready') return report(live);
    openOlder();
    const answered = pages.filter((one) => one.live.state === 'ready');
    const areAll = answered.length === pages.length;
    if (!areAll && !isComplete) return;
    isComplete = true;
    if (areAll) Object.assign(cache, { pages: pages.length, wantsOlder: false });
    const stale = pages.some(isPaused);
    report({ state: 'ready', value: toList(answered), stale });
  };

  open();
  return { openOlder, stop: () => pages.splice(0).forEach(({ stop }) => stop()) };
}
