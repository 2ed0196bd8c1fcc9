// `npm run bench:scale`: what the build costs, and what a reader of the list pays, as the blog grows.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { chromiumFlags, findBrowser } from '../../scripts/browser';
import { startEmulators } from '../../scripts/emulators';
import { onStopRequest, run, stopAll } from '../../scripts/processes';
import { step } from '../../scripts/steps';
import { markNewest, storePosts } from './manyPosts';
import { measure } from './measure';
import { type Blog, toMarkdown } from './scaleReport';
import { serve } from './serve';

const sizes = [20, 100, 1_000, 10_000];
const rounds = Number(process.env.RUNS ?? 5);

// Run in the build's own process: what it took of memory at most, in kilobytes.
const atExit = `process.on('exit', () => console.log('maxRSS', process.resourceUsage().maxRSS))`;

async function build(host: string, project: string, posts: number, dir: string): Promise<Blog> {
  const outDir = join(dir, project);
  const watched = ['--import', `data:text/javascript,${encodeURIComponent(atExit)}`];
  const command = ['scripts/build.ts', '--mode', 'emulators', '--outDir', outDir];
  const env = { FIRESTORE_EMULATOR_HOST: host, VITE_FIREBASE_PROJECT_ID: project };
  const args = [...watched, '--import', 'tsx', ...command];
  const begin = performance.now();
  const running = run('The build', process.execPath, args, env);
  if ((await running.exited) !== 0) throw new Error(running.output());
  const seconds = (performance.now() - begin) / 1000;

  const [, kilobytes] = /maxRSS (\d+)/.exec(running.output()) ?? [];
  const list = await readFile(join(outDir, 'blogs.html'), 'utf8');
  const listed = list.match(/<article/g)?.length;
  if (listed !== 20) throw new Error(`The list has ${listed} posts:\n${running.output()}`);
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

async function bench(): Promise<void> {
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
    const launch = { executablePath: await findBrowser(), args: chromiumFlags };
    const browser = await chromium.launch(launch);
    await measureAll(browser, blogs);
    await browser.close();
    const report = toMarkdown(blogs);
    console.log(`\n${report}`);
    await writeFile('docs/scale.md', report);
  } finally {
    await rm(dir, { recursive: true });
  }
}

const end = (code: number) => void stopAll().then(() => process.exit(code));
onStopRequest(() => end(130));
bench().then(
  () => end(0),
  (error: unknown) => {
    console.error(`\n✗ ${error instanceof Error ? error.message : String(error)}`);
    end(1);
  },
);
