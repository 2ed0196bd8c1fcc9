import { readdir, stat } from 'node:fs/promises';
import { join } from 'pathe';
import type { Outcome } from './outcome';

// The most that each page may weigh, in kB, however many posts there are.
const limits = {
  'A post of a series': 100,
  'The home page': 100,
  'The list': 150,
  // Of a series or a year, which lists all of its posts.
  'The largest page of lists': 6_000,
  // The index of the search.
  'The largest JSON file': 6_000,
};
type Page = keyof typeof limits;

const weighFile = async (...path: string[]) => (await stat(join(...path))).size / 1000;

/** Weighs the largest file of a folder whose name ends in this way. */
async function weighLargest(folder: string, ending: string): Promise<number> {
  const names = (await readdir(folder, { recursive: true })).filter((name) =>
    name.endsWith(ending),
  );
  return Math.max(...(await Promise.all(names.map((name) => weighFile(folder, name)))));
}

/** Weighs the pages of a built site, in kB before compression. */
export async function weighPages(outDir: string): Promise<Record<Page, number>> {
  const posts = await readdir(join(outDir, 'blog'));
  const weights = await Promise.all(posts.map((name) => weighFile(outDir, 'blog', name)));
  return {
    'A post of a series': weights.reduce((sum, one) => sum + one, 0) / posts.length,
    'The home page': await weighFile(outDir, 'home.html'),
    'The list': await weighFile(outDir, 'blogs.html'),
    'The largest page of lists': await weighLargest(join(outDir, 'blogs'), '.html'),
    'The largest JSON file': await weighLargest(outDir, '.json'),
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
