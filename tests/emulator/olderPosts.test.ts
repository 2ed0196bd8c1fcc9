// @vitest-environment happy-dom
import { getDocsFromServer, limit, onSnapshot, query, type Query } from 'firebase/firestore';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { remove, seed, wait } from './environment';
import type { BlogList } from '../../src/blog/blog';
import { type BlogCache, cacheOf, wantOlder } from '../../src/blog/cache';
import { listenToBlogs } from '../../src/blog/reading/listen';
import type { Live } from '../../src/firebase/live';

// Only watched: it listens as ever.
vi.mock('firebase/firestore', async (original) => {
  const sdk = await original<typeof import('firebase/firestore')>();
  return { ...sdk, onSnapshot: vi.fn(sdk.onSnapshot) };
});
beforeEach(() => void vi.mocked(onSnapshot).mockClear());

/** How many posts the listeners have read that were opened since the last call, as the server answers. */
async function reads() {
  const { calls } = vi.mocked(onSnapshot).mock;
  const queries = calls.splice(0).map(([one]) => one as unknown as Query);
  const found = await Promise.all(queries.map((one) => getDocsFromServer(one)));
  return found.map(({ size }) => size);
}

function listen(cache: BlogCache = cacheOf()) {
  const renders: string[] = [];
  let live: Live<BlogList> = { state: 'loading' };
  const pages = listenToBlogs(cache, (next) => {
    live = next;
    if (live.state === 'ready') renders.push(live.value.blogs.map(({ Title }) => Title).join(' '));
  });
  onTestFinished(pages.stop);
  const shows = (titles: string[], hasMore = false) =>
    vi.waitFor(() => {
      expect(live).toMatchObject({ state: 'ready', stale: false, value: { hasMore } });
      expect(renders.at(-1)).toBe(titles.join(' '));
    }, wait);
  const showOlder = () => {
    wantOlder(cache);
    pages.openOlder();
  };
  return { shows, showOlder, renders, stop: pages.stop, live: () => live };
}

const title = (i: number) => `p${String(i).padStart(2, '0')}`;
/** The titles of posts, from one to before another. */
const titles = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, i) => title(from + i));

/** A post of a minute; the higher, the older. */
const store = (Title: string, minute: number) =>
  seed(`blogs/${Title}`, { Title, DatePosted: new Date(2026, 0, 1, 0, -minute), sections: [] });

/** Stores posts that are older from one to the next. */
const storeAll = (count: number) => Promise.all(titles(0, count).map((one, i) => store(one, i)));

describe('of 60 posts', () => {
  beforeEach(() => storeAll(60));

  test('Show older posts reads the next page and one post more, and nothing else', async () => {
    const { shows, showOlder } = listen();
    await shows(titles(0, 20), true);
    expect(await reads()).toEqual([21]);
    showOlder();
    await shows(titles(0, 40), true);
    expect(await reads()).toEqual([21]);
    showOlder();
    await shows(titles(0, 60));
    expect(await reads()).toEqual([20]);
  });

  test('asking twice before the answer opens one page, and asking before the first answer is not lost', async () => {
    const { shows, showOlder, renders } = listen();
    showOlder();
    showOlder();
    await shows(titles(0, 40), true);
    expect(await reads()).toEqual([21, 21]);
    expect(renders).toHaveLength(1);
  });

  test('Back listens to as many pages as were shown, and never shows fewer', async () => {
    const cache = cacheOf();
    const first = listen(cache);
    await first.shows(titles(0, 20), true);
    first.showOlder();
    await first.shows(titles(0, 40), true);
    first.stop();
    const { shows, renders } = listen(cache);
    await shows(titles(0, 40), true);
    expect(renders).toHaveLength(1);
  });

  /** Listens to two pages. */
  async function twoPages() {
    const list = listen();
    await list.shows(titles(0, 20), true);
    list.showOlder();
    await list.shows(titles(0, 40), true);
    await reads();
    return list;
  }

  test('new posts come in at the top, and the posts between the pages stay', async () => {
    const { shows, renders } = await twoPages();
    for (let i = 1; i <= 4; i++) {
      await store(`new${i}`, -i);
      const all = ['new4', 'new3', 'new2', 'new1'].slice(4 - i);
      await shows([...all, ...titles(0, 40)], true);
    }
    // The first page is read again once, up to its end, when two new posts have pushed out one of its own.
    expect(await reads()).toEqual([22 + 2]);
    expect(renders.filter((one) => !one.endsWith(titles(0, 40).join(' ')))).toHaveLength(1);
  });

  test('posts are edited in place, in each page', async () => {
    const { shows } = await twoPages();
    const changed = titles(0, 40);
    for (const i of [0, 19, 20, 39]) {
      changed[i] = `edited${i}`;
      await seed(`blogs/${title(i)}`, {
        Title: `edited${i}`,
        DatePosted: new Date(2026, 0, 1, 0, -i),
      });
      await shows(changed, true);
    }
  });

  test.each([
    ['the last of the first page', [19]],
    ['the first of the second page', [20]],
    ['both', [19, 20]],
    ['all of the first page', titles(0, 20).map((_, i) => i)],
    ['most of the second page', titles(0, 18).map((_, i) => 21 + i)],
  ])('a deletion around the boundary loses and doubles nothing: %s', async (_, gone) => {
    const { shows, showOlder } = await twoPages();
    for (const i of gone) await remove(`blogs/${title(i)}`);
    const left = titles(0, 60).filter((_, i) => !gone.includes(i));
    showOlder();
    await shows(left);
  });

  test('posts that come and go around the boundary are in the list as in the database', async () => {
    const { shows } = await twoPages();
    await remove(`blogs/${title(19)}`);
    await remove(`blogs/${title(18)}`);
    await store('n1', -1);
    await store('n2', -2);
    await store('n3', -3);
    await store('between', 18.5);
    const all = ['n3', 'n2', 'n1', ...titles(0, 18), 'between', ...titles(20, 40)];
    await shows(all, true);
  });

  test('a page that can’t be read leaves the others as they are, and says so', async () => {
    const { shows, showOlder, renders, live } = listen();
    await shows(titles(0, 20), true);
    const { onSnapshot: listenTo } =
      await vi.importActual<typeof import('firebase/firestore')>('firebase/firestore');
    // More than the rules allow.
    const refused = (found: Query, ...rest: unknown[]) =>
      listenTo(query(found, limit(101)), ...(rest as [never]));
    vi.mocked(onSnapshot).mockImplementationOnce(refused as typeof onSnapshot);
    showOlder();
    await vi.waitFor(() => expect(live().state).toBe('error'), wait);
    await store('new', -1);
    const shown = ['new', ...titles(0, 19)].join(' ');
    await vi.waitFor(() => expect(renders.at(-1)).toBe(shown), wait);
    expect(live()).toMatchObject({ stale: true, value: { hasMore: true } });
  });

  test('so many new posts that the first page can’t hold them push the older ones behind the button', async () => {
    const { shows, showOlder } = await twoPages();
    const added = Array.from({ length: 100 }, (_, i) => `new${100 + i}`);
    await Promise.all(added.map((one, i) => store(one, -1 - i)));
    const all = [...added.toReversed(), ...titles(0, 60)];
    await shows(all.slice(0, 119), true);
    showOlder();
    await shows(all.slice(0, 139), true);
  });
});

test('posts of the same date on both sides of a boundary are each shown once', async () => {
  const same = titles(0, 45);
  await Promise.all(same.map((one) => store(one, 0)));
  const { shows, showOlder } = listen();
  // Firestore sorts posts of the same date by their ids, here the last first.
  await shows(same.toReversed().slice(0, 20), true);
  showOlder();
  await shows(same.toReversed().slice(0, 40), true);
  await remove('blogs/p25');
  await store('p25b', 0);
  const all = same.toReversed().map((one) => (one === 'p25' ? 'p25b' : one));
  await shows(all.slice(0, 40), true);
  showOlder();
  await shows(all);
});
