// `npm run bench`: how fast this site is, between the same words written by hand and the usual way.
import { readFile, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import type { Browser } from '@playwright/test';
import { runMain } from '../scripts/programs/runMain';
import { startEmulators } from '../scripts/emulators/startEmulators';
import { runProgram } from '../scripts/programs/program';
import posts from '../scripts/emulators/samplePosts.json' with { type: 'json' };
import { seedFirestore } from '../scripts/emulators/seed';
import { step } from '../scripts/programs/step';
import { writeFloor } from './handwritten';
import { judge } from './goals';
import { conditions, liveMark, measure, openBrowser } from './measure';
import { toText, writeJson } from './report';
import { type Build, builds, type PageResult } from './results';
import { serve } from './serve';
import { drawBars } from './svg';

const project = 'demo-portfolio';
const rounds = Number(process.env.RUNS ?? 5);
const folder = (build: Build) => `dist-bench/${build}`;
const newestFirst = posts.toSorted((a, b) => b.DatePosted.localeCompare(a.DatePosted));

const page = (name: string, path: string, isBlog: boolean): PageResult => {
  return { name, path, isBlog, loads: { floor: [], site: [], naive: [] } };
};
const pages = [
  ...['home', 'cv', 'contact'].map((name) => page(name, `/${name}`, false)),
  page('blog list', '/blogs', true),
  page('post', `/blog/${newestFirst[0]?.id}`, true),
];

async function buildAll(host: string): Promise<void> {
  const env = { FIRESTORE_EMULATOR_HOST: host, VITE_FIREBASE_PROJECT_ID: project };
  const node = (...args: string[]) => runProgram('The build', process.execPath, args, env);
  const mode = ['--mode', 'emulators', '--outDir'];
  await node('--import', 'tsx', 'scripts/build.ts', ...mode, folder('site'));
  const naive = 'bench/spa';
  await node('node_modules/vite/bin/vite.js', 'build', naive, ...mode, `../../${folder('naive')}`);
  await writeFloor(folder('site'), folder('floor'), newestFirst);
}

async function measureAll(browser: Browser, urls: Record<Build, string>): Promise<void> {
  const targets = pages.flatMap((one) => builds.map((build) => ({ one, build })));
  const load = ({ one, build }: (typeof targets)[number]) =>
    measure(browser, urls[build] + one.path, one.isBlog && build !== 'floor');

  // The browser's own first load is slower than any after it.
  if (targets[0]) await load(targets[0]);
  for (let round = 0; round < rounds; round++) {
    // Each round starts elsewhere, so that no page is always the first.
    const start = round % targets.length;
    const order = [...targets.slice(start), ...targets.slice(0, start)];
    await step(`Round ${round + 1} of ${rounds}`, async () => {
      for (const target of order) target.one.loads[target.build].push(await load(target));
    });
  }
}

async function versionOf(name: string): Promise<string> {
  const text = await readFile(`node_modules/${name}/package.json`, 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}

async function settings(browser: Browser) {
  const versions: Record<string, string> = { node: process.version, chromium: browser.version() };
  for (const name of ['react', 'firebase', 'bootstrap', 'vite']) {
    versions[name] = await versionOf(name);
  }
  return {
    date: new Date().toISOString().slice(0, 10),
    rounds,
    conditions,
    machine: { processors: cpus().length, model: cpus()[0]?.model },
    versions,
  };
}

async function bench(): Promise<number> {
  const emulators = await startEmulators(project, false);
  const host = await step('Firestore emulator', () => emulators.firestore);
  await seedFirestore({ host, project }, posts, []);
  await step('Builds', () => buildAll(host));
  // From here on a live answer can be told from what has been built.
  const marked = posts.map((post) => ({ ...post, Title: post.Title + liveMark }));
  await seedFirestore({ host, project }, marked, []);

  const served = await Promise.all(builds.map((build) => serve(folder(build))));
  const urls = Object.fromEntries(builds.map((build, at) => [build, served[at]?.url]));
  const browser = await openBrowser();
  await measureAll(browser, urls as Record<Build, string>);

  const outcomes = judge(pages);
  console.log(`\n${toText(pages, outcomes)}`);
  await writeJson('docs/bench.json', await settings(browser), pages, outcomes);
  await writeFile('docs/bench.svg', drawBars(pages));
  await browser.close();
  return 0;
}

await runMain(bench);
