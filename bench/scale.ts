// `npm run bench:scale`: what the build costs, and what a reader of the list pays, as the blog grows.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { runMain } from '../scripts/programs/runMain';
import { startEmulators } from '../scripts/emulators/startEmulators';
import { runProgram } from '../scripts/programs/program';
import { step } from '../scripts/programs/step';
import { markNewest, storePosts } from './manyPosts';
import { measure, openBrowser } from './measure';
import { type Blog, toMarkdown } from './scaleReport';
import { serve } from './serve';

const sizes = [20, 100, 1_000, 10_000];
const rounds = Number(process.env.RUNS ?? 5);

// Run in the build's own process: what it took of memory at most, in kilobytes.
const atExit = `process.on('exit', () => console.log('maxRSS', process.resourceUsage().maxRSS))`;

async function build(host: string, project: string, posts: number, dir: string): Promise<Blog> {
  const outDir = join(dir, project);
  const watched = ['--import', `data:text/javascript,${encodeURIComponent(atExit)}`];
  const script = ['scripts/build.ts', '--mode', 'emulators', '--outDir', outDir];
  const env = { FIRESTORE_EMULATOR_HOST: host, VITE_FIREBASE_PROJECT_ID: project };
  const args = [...watched, '--import', 'tsx', ...script];
  const begin = performance.now();
  const output = await runProgram('The build', process.execPath, args, env);
  const seconds = (performance.now() - begin) / 1000;

  const [, kilobytes] = /maxRSS (\d+)/.exec(output) ?? [];
  const list = await readFile(join(outDir, 'blogs.html'), 'utf8');
  const listed = list.match(/<article/g)?.length;
  if (listed !== 20) throw new Error(`The list has ${listed} posts:\n${output}`);
  // Only the list is loaded: to compress every post's page would take minutes.
  await rm(join(outDir, 'blog'), { recursive: true });
  await markNewest(host, project);
  return { posts, outDir, seconds, megabytes: Number(kilobytes) / 1024, loads: [] };
}

async function measureAll(browser: Browser, blogs: Blog[]): Promise<void> {
  const served = await Promise.all(blogs.map(({ outDir }) => serve(outDir)));
  const load = (at: number) => measure(browser, `${served[at]!.url}/blogs`, true);
  // The browser's own first load is slower than any after it.
  await load(0);
  for (let round = 0; round < rounds; round++) {
    await step(`Round ${round + 1} of ${rounds}`, async () => {
      for (const [at, blog] of blogs.entries()) blog.loads.push(await load(at));
    });
  }
  served.forEach(({ close }) => close());
}

async function bench(): Promise<number> {
  const emulators = await startEmulators('demo-scale', false);
  const host = await step('Firestore emulator', () => emulators.firestore);
  const dir = await mkdtemp(join(tmpdir(), 'scale-'));
  try {
    const blogs: Blog[] = [];
    const said = ({ megabytes }: Blog) => `${megabytes.toFixed()} MB of memory`;
    for (const posts of sizes) {
      const project = `demo-scale-${posts}`;
      await step(`Storing ${posts} posts`, () => storePosts(host, project, posts));
      blogs.push(await step(`Build of ${posts}`, () => build(host, project, posts, dir), said));
    }
    const browser = await openBrowser();
    await measureAll(browser, blogs);
    await browser.close();
    const report = toMarkdown(blogs);
    console.log(`\n${report}`);
    await writeFile('docs/scale.md', report);
    return 0;
  } finally {
    await rm(dir, { recursive: true });
  }
}

await runMain(bench);
