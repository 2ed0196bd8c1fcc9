import { readdir, stat } from 'node:fs/promises';
import { join } from 'pathe';
import { toSeriesPath } from '../../src/series/position';
import { SEARCH_FILE } from '../../src/post/post';
import type { Outcome } from './outcome';

// The most that each page may weigh, in kB, however many posts there are.
const limits = {
  'A post of a series': 100,
  'The home page': 100,
  'The list': 150,
  // Like a year, it lists all of its posts.
  'The page of the series': 6_000,
  'The search index': 6_000,
};
type Page = keyof typeof limits;

const weighFile = async (...path: string[]) => (await stat(join(...path))).size / 1000;

/** The series of all posts. */
export const SERIES = 'What a shop counter taught me';

/** Weighs the pages of a built site, in kB before compression. */
export async function weighPages(outDir: string): Promise<Record<Page, number>> {
  const posts = await readdir(join(outDir, 'blog'));
  const weights = await Promise.all(posts.map((name) => weighFile(outDir, 'blog', name)));
  return {
    'A post of a series': weights.reduce((sum, one) => sum + one, 0) / posts.length,
    'The home page': await weighFile(outDir, 'home.html'),
    'The list': await weighFile(outDir, 'blogs.html'),
    'The page of the series': await weighFile(outDir, `${toSeriesPath(SERIES)}.html`),
    'The search index': await weighFile(outDir, SEARCH_FILE),
  };
}

/** What sites of several sizes weigh, for each kind of page. */
export const toWeightOutcomes = (sites: Record<string, Record<Page, number>>): Outcome[] =>
  Object.entries(limits).map(([page, atMost]) => ({
    goal: `${page}, kB before compression`,
    atMost,
    values: Object.fromEntries(
      Object.entries(sites).map(([name, weights]) => [name, weights[page as Page]]),
    ),
  }));
