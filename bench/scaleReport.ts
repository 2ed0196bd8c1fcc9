import { postSize } from './manyPosts';
import { medianOf, type Metric, ratioOf } from './results';
import type { Target } from './rounds';

const maxGrowth = 1.1;

/** A blog's list page, the number of its posts, and the cost of its build. */
export interface Blog extends Target {
  posts: number;
  /** Duration of the build. */
  seconds: number;
  /** Peak memory of the build process. */
  megabytes: number;
}

const number = (value: number, digits = 0) =>
  value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });

/** The largest blog's metric divided by the smallest blog's. */
const growth = (blogs: Blog[], metric: Metric) =>
  ratioOf(blogs.at(-1)!.loads, blogs[0]!.loads, metric);

/** Whether the bytes and the LCP of the list page stay within the allowed growth; false on NaN. */
export const meetsGoal = (blogs: Blog[]): boolean =>
  growth(blogs, 'bytes') <= maxGrowth && growth(blogs, 'lcp') <= maxGrowth;

/** The content of docs/scale.md. */
export function toMarkdown(blogs: Blog[]): string {
  const rows = blogs.map(({ posts, seconds, megabytes, loads }) => {
    const kilobytes = (metric: Metric) => number(medianOf(loads, metric) / 1000, 1);
    const cells = [number(posts), number(seconds, 1), number(megabytes), kilobytes('html')];
    return [...cells, kilobytes('bytes'), number(medianOf(loads, 'lcp'))].join(' | ');
  });
  return `# How cost grows with the number of posts

\`npm run bench:scale\` fills the Firestore emulator with posts of ${postSize}
and builds the site with \`npm run build\`. It then loads the list page until the live answer from the database
arrives, on the slow phone and line of \`npm run bench\`, and writes this table. The last three columns are medians
of ${blogs[0]?.loads.length} rounds.

| posts | build time, s | peak memory of the build, MB | list page HTML, kB | list page in total, kB | list page LCP, ms |
| ---: | ---: | ---: | ---: | ---: | ---: |
${rows.map((row) => `| ${row} |`).join('\n')}

From ${number(blogs[0]!.posts)} to ${number(blogs.at(-1)!.posts)} posts, the transferred bytes of the list page change by a factor of ${number(growth(blogs, 'bytes'), 2)} and its
LCP by a factor of ${number(growth(blogs, 'lcp'), 2)} (medians of the ratios per round). The goal for both is at most ${maxGrowth}.
`;
}
