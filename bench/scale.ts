// `npm run bench:scale`: how the cost of the build and of the list page grows with the number of posts.
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmulators } from '../scripts/emulators/startEmulators';
import { SEARCH_FILE } from '../src/blog/blog';
import { runMain } from '../scripts/programs/runMain';
import { step } from '../scripts/programs/step';
import { buildSite } from './build';
import { markNewest, rareWord, storePosts } from './manyPosts';
import { openBrowser } from './measure';
import { measureRounds } from './rounds';
import { type Blog, type Build, meetsGoal, toMarkdown } from './scaleReport';
import { measureSearch } from './search';
import { serve } from './serve';

const sizes = [20, 100, 1_000, 10_000];

// Runs in each process of the build, because only that knows its peak memory (in kilobytes).
const atExit = `process.on('exit', () => console.log('maxRSS', process.resourceUsage().maxRSS))`;
const env = { NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(atExit)}` };

/** Builds a blog, and measures the build by the clock and by what it prints. */
async function measureBuild(host: string, project: string, outDir: string): Promise<Build> {
  const begin = performance.now();
  const imageCache = ['--imageCache', `${outDir}-images`];
  const output = await buildSite(host, project, outDir, env, imageCache);
  const seconds = (performance.now() - begin) / 1000;
  const kilobytes = [...output.matchAll(/maxRSS (\d+)/g)].map(([, one]) => Number(one));
  const [, count, megabytes] = /^Share images: (\d+), ([\d.]+) MB/m.exec(output) ?? [];
  const images = { count: Number(count), megabytes: Number(megabytes) };
  return { seconds, megabytes: Math.max(...kilobytes) / 1024, images };
}

/** Builds a blog without and then with the share images of the build before, and serves it. */
async function buildTwice(
  host: string,
  project: string,
  posts: number,
  dir: string,
): Promise<Blog> {
  const outDir = join(dir, project);
  const first = await measureBuild(host, project, outDir);
  const next = await measureBuild(host, project, outDir);
  const list = await readFile(join(outDir, 'blogs.html'), 'utf8');
  const listed = list.match(/<article/g)?.length;
  if (listed !== 20) throw new Error(`The list has ${listed} posts.`);
  // The server compresses every file at start, which would take minutes with all posts.
  for (const folder of ['blog', 'share']) await rm(join(outDir, folder), { recursive: true });
  await markNewest(host, project);
  const url = `${await serve(outDir)}/blogs`;
  const index = (await stat(join(outDir, SEARCH_FILE))).size / 1e6;
  return { posts, first, next, index, url, listens: true, loads: [] };
}

async function main(): Promise<number> {
  // First, as a computer without one need not wait for the builds.
  const browser = await openBrowser();
  const emulators = await startEmulators('demo-scale', false);
  const host = await step('Firestore emulator', () => emulators.firestore);
  const dir = await mkdtemp(join(tmpdir(), 'scale-'));
  try {
    const blogs: Blog[] = [];
    const seconds = ({ first, next }: Blog) =>
      `${first.seconds.toFixed(1)} s, then ${next.seconds.toFixed(1)} s`;
    for (const posts of sizes) {
      const project = `demo-scale-${posts}`;
      await step(`Storing ${posts} posts`, () => storePosts(host, project, posts));
      const build = () => buildTwice(host, project, posts, dir);
      blogs.push(await step(`Two builds of ${posts}`, build, seconds));
    }
    await measureRounds(browser, blogs);
    for (const blog of blogs)
      blog.search = await step(`Search in ${blog.posts}`, () =>
        measureSearch(browser, blog.url, rareWord),
      );
    await browser.close();
    const report = toMarkdown(blogs);
    console.log(`\n${report}`);
    await writeFile('docs/scale.md', report);
    const met = meetsGoal(blogs);
    console.log(met ? '✓ The goals are met.' : '✗ A goal is missed.');
    return met ? 0 : 1;
  } finally {
    await rm(dir, { recursive: true });
  }
}

await runMain(main);
