// `npm run bench`: compares this site with a hand-written page and a client-rendered SPA of the same content.
import { readFile, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import type { Browser } from '@playwright/test';
import posts from '../scripts/emulators/samplePosts.json' with { type: 'json' };
import { seedAuth, seedFirestore } from '../scripts/emulators/seed';
import { startEmulators } from '../scripts/emulators/startEmulators';
import { runMain } from '../scripts/programs/runMain';
import { step } from '../scripts/programs/step';
import { sampleAccounts } from '../src/auth/sampleAccounts';
import { buildSite, runBuild } from './build';
import { evaluate } from './goals';
import { writeHandwritten } from './handwritten/writeHandwritten';
import { withLiveMark } from './liveMark';
import { measureLongReading } from './longReading';
import { conditions, openBrowser } from './measure';
import { measureOutage } from './outage';
import { toText, writeJson } from './report';
import { type Build, builds, type PageResult } from './results';
import { measureRepeated } from './repeat';
import { measureRounds, rounds } from './rounds';
import { serve } from './serve';
import { drawBars } from './svg';
import { measureWriting } from './writing';

const project = 'demo-portfolio';
const folder = (build: Build) => `dist-bench/${build}`;
const newestFirst = posts.toSorted((a, b) => b.DatePosted.localeCompare(a.DatePosted));

const page = (name: string, path: string, isBlog: boolean): PageResult => {
  return { name, path, isBlog, loads: { handwritten: [], site: [], spa: [] } };
};
const pages = [
  ...['home', 'cv', 'contact'].map((name) => page(name, `/${name}`, false)),
  page('blog list', '/blogs', true),
  page('post', `/blog/${newestFirst[0]?.id}`, true),
];

async function buildAll(host: string): Promise<void> {
  await buildSite(host, project, folder('site'));
  const vite = ['node_modules/vite/bin/vite.js', 'build', 'bench/spa', '--mode', 'emulators'];
  await runBuild(host, project, [...vite, '--outDir', `../../${folder('spa')}`]);
  await writeHandwritten(folder('site'), folder('handwritten'), newestFirst);
}

async function measureAll(browser: Browser): Promise<void> {
  const servers = await Promise.all(builds.map((build) => serve(folder(build))));
  const targets = pages.flatMap(({ path, isBlog, loads }) =>
    builds.map((build, at) => {
      const listens = isBlog && build !== 'handwritten';
      return { url: servers[at]! + path, listens, loads: loads[build] };
    }),
  );
  await measureRounds(browser, targets);
}

async function versionOf(name: string): Promise<string> {
  const text = await readFile(`node_modules/${name}/package.json`, 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}

async function settings(browser: Browser) {
  const versions: Record<string, string> = { node: process.version, chromium: browser.version() };
  for (const name of ['react', 'firebase', 'bootstrap', 'vite', 'web-vitals']) {
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

async function main(): Promise<number> {
  // First, as a computer without one need not wait for the builds.
  const browser = await openBrowser();
  const emulators = await startEmulators(project);
  const host = await step('Emulators', () => emulators.firestore);
  await seedFirestore({ host, project }, posts, sampleAccounts);
  await seedAuth({ host: await emulators.auth, project }, sampleAccounts);
  await step('Builds', () => buildAll(host));
  // The builds lack the mark, so it identifies a live answer.
  await seedFirestore({ host, project }, posts.map(withLiveMark), []);

  await measureAll(browser);
  const slow = await serve(folder('site'), conditions.latency);
  const repeated = await measureRepeated(browser, pages, slow);
  const server = await serve(folder('site'));
  const outages = await measureOutage(browser, pages, server);
  const writing = await step('Writing a long post', () => measureWriting(browser, server));
  const database = { host, project };
  const reading = await step('Reading for long', () =>
    measureLongReading(browser, server, database, newestFirst[0]!),
  );

  const measured = { pages, repeated, writing, outages, reading };
  const results = evaluate(measured);
  console.log(`\n${toText(measured, results)}`);
  await writeJson('docs/bench.json', await settings(browser), measured, results);
  await writeFile('docs/bench.svg', drawBars(pages));
  await browser.close();
  return results.every(({ met }) => met) ? 0 : 1;
}

await runMain(main);
