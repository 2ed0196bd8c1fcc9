import { brotliCompressSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import posts from '../../scripts/emulators/samplePosts.json' with { type: 'json' };
import { readResume } from '../../scripts/content/readResume';
import { type SamplePost, seedFirestore } from '../../scripts/emulators/seed';
import { step } from '../../scripts/programs/step';
import { load, type Load, openPhone } from './load';
import type { Outcome } from './outcome';
import type { PageMedians } from './report';
import { type SiteName, siteNames } from './sites';

type Urls = Record<SiteName, string>;

/** A page and its loads on each site, one per round. */
interface PageLoads {
  name: string;
  path: string;
  isBlog: boolean;
  loads: Record<SiteName, Load[]>;
}

const newest = posts.toSorted((a, b) => b.DatePosted.localeCompare(a.DatePosted))[0]!;
const paths = {
  home: '/home',
  CV: '/cv',
  contact: '/contact',
  list: '/blogs',
  post: `/blog/${newest.id}`,
};

/** The paths of the measured pages. */
export const pagePaths = Object.values(paths);

const isBlog = (path: string) => path.startsWith('/blog');

/** Invisible in a title, and what observe.js looks for. */
export const MARK = '\u2060';

/** Edits posts, by default all samples, with a mark at the end of their titles. The first edit shows one more date, and the next none. */
export const editPosts = (
  host: string,
  project: string,
  mark = '',
  some: SamplePost[] = posts,
): Promise<void> => {
  const DateUpdated = new Date().toISOString();
  const edited = some.map((post) => ({ ...post, Title: `${post.Title}${mark}`, DateUpdated }));
  return seedFirestore({ host, project }, edited, []);
};

/** Loads every page on every site, once per round. */
export async function loadPages(
  browser: Browser,
  urls: Urls,
  rounds: number,
): Promise<PageLoads[]> {
  const pages = Object.entries(paths).map(([name, path]): PageLoads => {
    return { name, path, isBlog: isBlog(path), loads: { handwritten: [], site: [], spa: [] } };
  });
  // The first load in a new browser is slower than any later one.
  await load(browser, urls.handwritten + paths.home, false);
  for (let round = 1; round <= rounds; round++) {
    await step(`Round ${round} of ${rounds}`, async () => {
      for (const { path, isBlog, loads } of pages)
        for (const site of siteNames)
          loads[site].push(
            await load(browser, urls[site] + path, isBlog && site !== 'handwritten'),
          );
    });
  }
  return pages;
}

/** The median; NaN if one of the numbers is NaN. */
export function medianOf(numbers: number[]): number {
  if (numbers.some(Number.isNaN)) return NaN;
  const sorted = numbers.toSorted((a, b) => a - b);
  const half = sorted.length / 2;
  return (sorted[Math.ceil(half) - 1]! + sorted[Math.floor(half)]!) / 2;
}

const median = (loads: Load[], metric: keyof Load) => medianOf(loads.map((one) => one[metric]));

/** The median of the ratios per round: a slow round slows both and cancels out. */
const ratioTo =
  (other: SiteName, metric: keyof Load) =>
  ({ loads }: PageLoads) =>
    medianOf(loads.site.map((one, round) => one[metric] / loads[other][round]![metric]));

/** The medians of every page on every site. */
export const toMedians = (pages: PageLoads[]): PageMedians[] =>
  pages.flatMap(({ name, loads }) =>
    siteNames.map((site) => {
      const keys = ['lcp', 'cls', 'blocked', 'js', 'total', 'live'] as const;
      const medians = keys.map((metric) => [metric, median(loads[site], metric)]);
      return { page: name, site, medians: Object.fromEntries(medians) as Load };
    }),
  );

/** Checks the pages against their goals. */
export function toOutcomes(pages: PageLoads[]): Outcome[] {
  const post = pages.filter(({ isBlog }) => isBlog);
  // The CV alone has code of its own, which tests/e2e/site/production.spec.ts weighs.
  const plain = pages.filter(({ name }) => name === 'home' || name === 'contact');
  // The resume may be as long as its owner likes.
  const words = brotliCompressSync(JSON.stringify(readResume().resume)).length / 1000;
  const outcome = (
    goal: string,
    atMost: number,
    some: PageLoads[],
    value: (page: PageLoads) => number,
  ): Outcome => {
    return { goal, atMost, values: Object.fromEntries(some.map((one) => [one.name, value(one)])) };
  };
  return [
    outcome('LCP relative to hand-written', 1.3, pages, ratioTo('handwritten', 'lcp')),
    outcome('LCP relative to SPA', 0.2, pages, ratioTo('spa', 'lcp')),
    outcome('Live answer relative to SPA', 0.85, post, ratioTo('spa', 'live')),
    outcome(
      'JavaScript of a static page without the owner’s words, kB',
      80,
      plain,
      ({ loads }) => median(loads.site, 'js') - words,
    ),
    outcome('Main thread blocked, ms', 100, pages, ({ loads }) => median(loads.site, 'blocked')),
    outcome('Cumulative Layout Shift (CLS)', 0, pages, ({ loads }) => median(loads.site, 'cls')),
  ];
}

/** Measures how long after the start of a first visit the list and a post say that the database doesn't answer. */
export async function measureOutage(browser: Browser, url: string): Promise<Outcome> {
  const values: Record<string, number> = {};
  for (const [name, path] of Object.entries(paths).filter(([, path]) => isBlog(path))) {
    const { context, page } = await openPhone(browser);
    await page.route('**/google.firestore**', () => new Promise(() => undefined));
    await page.goto(url + path);
    await page.getByText('live updates are paused').first().waitFor();
    values[name] = await page.evaluate(() => performance.now());
    await context.close();
  }
  return { goal: 'Until an outage is told, ms', atMost: 5_000, values };
}
