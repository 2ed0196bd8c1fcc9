// `npm run bench:scale`: how the cost of the build and of the list page grows with the number of posts.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmulators } from '../scripts/emulators/startEmulators';
import { runMain } from '../scripts/programs/runMain';
import { step } from '../scripts/programs/step';
import { buildSite } from './build';
import { markNewest, storePosts } from './manyPosts';
import { openBrowser } from './measure';
import { measureRounds } from './rounds';
import { type Blog, meetsGoal, toMarkdown } from './scaleReport';
import { serve } from './serve';

const sizes = [20, 100, 1_000, 10_000];

// Runs in the build's process, because only that knows its peak memory (in kilobytes).
const atExit = `process.on('exit', () => console.log('maxRSS', process.resourceUsage().maxRSS))`;
const nodeArgs = ['--import', `data:text/javascript,${encodeURIComponent(atExit)}`];

async function build(host: string, project: string, posts: number, dir: string): Promise<Blog> {
  const outDir = join(dir, project);
  const begin = performance.now();
  const output = await buildSite(host, project, outDir, nodeArgs);
  const seconds = (performance.now() - begin) / 1000;

  const [, kilobytes] = /maxRSS (\d+)/.exec(output) ?? [];
  const list = await readFile(join(outDir, 'blogs.html'), 'utf8');
  const listed = list.match(/<article/g)?.length;
  if (listed !== 20) throw new Error(`The list has ${listed} posts:\n${output}`);
  // The server compresses every file at start, which would take minutes with all posts.
  await rm(join(outDir, 'blog'), { recursive: true });
  await markNewest(host, project);
  const url = `${await serve(outDir)}/blogs`;
  return { posts, seconds, megabytes: Number(kilobytes) / 1024, url, listens: true, loads: [] };
}

async function main(): Promise<number> {
  const emulators = await startEmulators('demo-scale', false);
  const host = await step('Firestore emulator', () => emulators.firestore);
  const dir = await mkdtemp(join(tmpdir(), 'scale-'));
  try {
    const blogs: Blog[] = [];
    const memory = ({ megabytes }: Blog) => `${megabytes.toFixed()} MB of memory`;
    for (const posts of sizes) {
      const project = `demo-scale-${posts}`;
      await step(`Storing ${posts} posts`, () => storePosts(host, project, posts));
      blogs.push(await step(`Build of ${posts}`, () => build(host, project, posts, dir), memory));
    }
    const browser = await openBrowser();
    await measureRounds(browser, blogs);
    await browser.close();
    const report = toMarkdown(blogs);
    console.log(`\n${report}`);
    await writeFile('docs/scale.md', report);
    const met = meetsGoal(blogs);
    console.log(met ? '✓ The goal is met.' : '✗ The goal is missed.');
    return met ? 0 : 1;
  } finally {
    await rm(dir, { recursive: true });
  }
}

await runMain(main);
