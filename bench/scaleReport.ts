import { postSize } from './manyPosts';
import { MAX_TEXT } from '../src/blog/reading/search/searchIndex';
import { conditions } from './measure';
import { medianOf, type Metric, ratioOf } from './results';
import type { Target } from './rounds';
import type { SearchCost } from './search';

const maxGrowth = 1.1;
// Of the largest blog's build.
const maxSeconds = 30;
const maxMegabytes = 700;

/** The cost of a build: its duration and the peak memory of its largest process. */
export interface Build {
  seconds: number;
  megabytes: number;
  /** How many share images there are, and their size. */
  images: { count: number; megabytes: number };
}

/** A blog's list page, the number of its posts, the build that draws every share image, and the next one. */
export interface Blog extends Target {
  posts: number;
  first: Build;
  next: Build;
  /** The size of the index of the search in megabytes. */
  index: number;
  search?: SearchCost;
}

const number = (value: number, digits = 0) =>
  value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });

/** The largest blog's metric divided by the smallest blog's. */
const growth = (blogs: Blog[], metric: Metric) =>
  ratioOf(blogs.at(-1)!.loads, blogs[0]!.loads, metric);

const memoryOf = ({ first, next }: Blog) => Math.max(first.megabytes, next.megabytes);

/** Whether the list page's bytes and LCP stay within the allowed growth, and the largest build within its limits; false on NaN. */
export const meetsGoal = (blogs: Blog[]): boolean =>
  growth(blogs, 'bytes') <= maxGrowth &&
  growth(blogs, 'lcp') <= maxGrowth &&
  blogs.at(-1)!.next.seconds <= maxSeconds &&
  memoryOf(blogs.at(-1)!) <= maxMegabytes;

/** The content of docs/scale.md. */
export function toMarkdown(blogs: Blog[]): string {
  const rows = blogs.map((blog) => {
    const { posts, next, loads } = blog;
    const kilobytes = (metric: Metric) => number(medianOf(loads, metric) / 1000, 1);
    const cells = [
      number(posts),
      number(next.seconds, 1),
      number(memoryOf(blog)),
      kilobytes('html'),
    ];
    return [...cells, kilobytes('bytes'), number(medianOf(loads, 'lcp'))].join(' | ');
  });
  const imageRows = blogs.map(({ posts, first, next }) => {
    const { count, megabytes } = first.images;
    const seconds = first.seconds - next.seconds;
    const cells = [number(posts), number(count), number(megabytes, 1), number(seconds, 1)];
    const each = [number((seconds / count) * 1000), number((megabytes / count) * 1000)];
    return [...cells, ...each, number(first.seconds, 1), number(next.seconds, 1)].join(' | ');
  });
  const searchRows = blogs.map(({ posts, index, search }) => {
    const { kilobytes = NaN, megabytes = NaN, firstMs = NaN, keyMs } = search ?? {};
    const cells = [number(posts), number(index, 2), number(kilobytes), number(megabytes, 1)];
    const keys = [number(keyMs?.median ?? NaN), number(keyMs?.worst ?? NaN)];
    return [...cells, number(firstMs / 1000, 1), ...keys].join(' | ');
  });
  return `# How cost grows with the number of posts

\`npm run bench:scale\` fills the Firestore emulator with posts of ${postSize}
and builds the site with \`npm run build\`. It then loads the list page until the live answer from the database
arrives, on the slow phone and line of \`npm run bench\`, and writes this table. The last three columns are medians
of ${blogs[0]?.loads.length} rounds. Each blog is built twice: the build time is that of the second build, which finds the share images
of the first one; the memory is that of the largest process of both. The processes of a build follow each other, beside one
of about 100 MB that waits for them.

| posts | build time, s | peak memory of the build, MB | list page HTML, kB | list page in total, kB | list page LCP, ms |
| ---: | ---: | ---: | ---: | ---: | ---: |
${rows.map((row) => `| ${row} |`).join('\n')}

From ${number(blogs[0]!.posts)} to ${number(blogs.at(-1)!.posts)} posts, the transferred bytes of the list page change by a factor of ${number(growth(blogs, 'bytes'), 2)} and its
LCP by a factor of ${number(growth(blogs, 'lcp'), 2)} (medians of the ratios per round). The goal for both is at most ${maxGrowth}.
The goal for the build of ${number(blogs.at(-1)!.posts)} posts is at most ${maxSeconds} s and ${maxMegabytes} MB.

## Share images

The first build begins with an empty cache and draws the share image of every post. The second one draws none: it
takes from the cache the image of every post whose title, name and date have stayed the same, which here are all.
Drawing is the difference of the two.

| posts | images | all images, MB | drawing them, s | drawing one, ms | one image, kB | first build, s | second build, s |
| ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
${imageRows.map((row) => `| ${row} |`).join('\n')}

## Search

The index (\`search.json\`) holds the titles, summaries and headings of all posts, and of their text ${number(MAX_TEXT)} characters,
the same part of each post. It is loaded when someone searches; here on the slow phone (processor slowed ${conditions.cpuSlowdown} times) and
line, a letter at a time.

| posts | index, MB | transferred, kB | memory, MB | first results, s | a further key: median, ms | worst, ms |
| ---: | ---: | ---: | ---: | ---: | ---: | ---: |
${searchRows.map((row) => `| ${row} |`).join('\n')}
`;
}
