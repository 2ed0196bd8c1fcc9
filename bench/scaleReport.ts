import { contents } from './manyPosts';
import type { Load } from './measure';
import { type Figure, ratioOf, typical } from './results';

/** A blog of so many posts, what its build cost, and the loads of its list. */
export interface Blog {
  posts: number;
  outDir: string;
  /** Of the whole build: how long it took, and the most memory that its process held. */
  seconds: number;
  megabytes: number;
  /** One of the list page a round. */
  loads: Load[];
}

const number = (value: number, digits = 0) =>
  value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });

/** The largest blog's figure over the smallest's. */
const growth = (blogs: Blog[], figure: Figure) =>
  number(ratioOf(blogs.at(-1)!.loads, blogs.at(0)!.loads, figure), 2);

/** The table that goes into docs. */
export function toMarkdown(blogs: Blog[]): string {
  const rows = blogs.map(({ posts, seconds, megabytes, loads }) => {
    const kilobytes = (figure: Figure) => number(typical(loads, figure) / 1000, 1);
    const cells = [number(posts), number(seconds, 1), number(megabytes), kilobytes('html')];
    return [...cells, kilobytes('bytes'), number(typical(loads, 'lcp'))].join(' | ');
  });
  return `# What ever more posts cost

\`npm run bench:scale\` fills the Firestore emulator with posts of ${contents}, builds
the site from them with \`npm run build\`, loads the list until the database's answer is in it (on the slow phone and
line of \`npm run bench\`, medians of ${blogs[0]?.loads.length} rounds), and writes this table.

| posts | build, s | most memory of the build, MB | list page, kB | all the list loads, kB | LCP of the list, ms |
| ---: | ---: | ---: | ---: | ---: | ---: |
${rows.map((row) => `| ${row} |`).join('\n')}

From the fewest posts to the most, the list's bytes grow ${growth(blogs, 'bytes')} times and its LCP ${growth(blogs, 'lcp')} times (medians of
the ratios round by round; the goal is at most 1.1).
`;
}
