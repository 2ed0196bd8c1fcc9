// `npm run bench`: measures the site against a hand-written page, a client-rendered app and its goals.
import { readFile, rm } from 'node:fs/promises';
import { cpus } from 'node:os';
import { type Browser, chromium } from '@playwright/test';
import { readOptions } from '../../scripts/programs/readOptions';
import { runMain } from '../../scripts/programs/runMain';
import { step } from '../../scripts/programs/step';
import { chromiumFlags } from '../../scripts/browser/findChromium';
import { prepareChromium } from '../../scripts/browser/prepareChromium';
import { startSamples } from '../../scripts/testing/startSamples';
import { measureBuilds } from './build';
import { measureEditions } from './editions';
import { measureFull } from './full';
import { measureGrowth } from './growth/growth';
import { growthTable, listQuadratic, writeGrowth } from './growth/report';
import {
  editPosts,
  loadPages,
  MARK,
  measureOutage,
  pagePaths,
  toMedians,
  toOutcomes,
} from './pages';
import { measureReads } from './reads';
import type { Outcome } from './outcome';
import { goalTable, isMet, type PageMedians, pageTable, writeReport } from './report';
import { serveSites } from './sites';
import { measureWriting } from './writing';

const project = 'demo-portfolio';
const parts = ['pages', 'outage', 'reads', 'writing', 'build', 'editions', 'full', 'growth'];

const { values } = readOptions({
  options: {
    rounds: { type: 'string', default: '5' },
    only: { type: 'string' },
    scale: { type: 'boolean', default: false },
  },
});
const { only, scale } = values;
const rounds = Number(values.rounds);

const wants = (part: string) => only === undefined || only === part;

async function readSettings(browser: Browser) {
  const versions: Record<string, string> = { Node: process.version, Chromium: browser.version() };
  for (const name of ['react', 'firebase', 'bootstrap', 'vite']) {
    const text = await readFile(`node_modules/${name}/package.json`, 'utf8');
    versions[name] = (JSON.parse(text) as { version: string }).version;
  }
  const date = new Date().toISOString().slice(0, 10);
  const processors = `${cpus().length} × ${cpus()[0]?.model}`;
  return { date, rounds, processors, versions };
}

async function main(): Promise<number> {
  if (only !== undefined && !parts.includes(only))
    throw new Error(`--only is one of ${parts.join(', ')}, not “${only}”.`);
  if (process.platform === 'win32')
    throw new Error(
      'The benchmark runs on Linux and macOS only: it reads the memory of a build with ps.',
    );
  if (!(rounds >= 1)) throw new Error('--rounds is a number from 1 on.');

  const executablePath = await prepareChromium();
  const browser = await chromium.launch({ executablePath, args: chromiumFlags });
  const host = await startSamples(project);
  let pages: PageMedians[] = [];
  const outcomes: Outcome[] = [];
  if (!['build', 'editions', 'full', 'reads', 'growth'].includes(only ?? '')) {
    await editPosts(host, project);
    const urls = await step('Building the sites', () => serveSites(host, project, pagePaths));
    if (wants('pages')) {
      await editPosts(host, project, MARK);
      const loads = await loadPages(browser, urls, rounds);
      pages = toMedians(loads);
      outcomes.push(...toOutcomes(loads));
    }
    if (wants('outage'))
      outcomes.push(await step('Outage', () => measureOutage(browser, urls.site)));
    if (wants('writing'))
      outcomes.push(...(await measureWriting(browser, urls.site, host, project)));
  }
  if (wants('reads')) outcomes.push(...(await measureReads(host, scale)));
  if (wants('build')) outcomes.push(...(await measureBuilds(host, scale)));
  if (wants('editions')) outcomes.push(...(await measureEditions(host)));
  if (wants('full')) outcomes.push(...(await measureFull(browser, host, rounds)));

  const growth = wants('growth') ? await measureGrowth(browser, host, project) : {};

  if (pages.length > 0) console.log(`\n${pageTable(pages)}`);
  if (wants('growth')) console.log(`\n${growthTable(growth)}`);
  if (only !== 'growth') console.log(`\n${goalTable(outcomes)}\n`);
  const settings = await readSettings(browser);
  if (!only) await writeReport(settings, pages, outcomes);
  if (wants('growth')) await writeGrowth(growth, settings.date);
  await browser.close();
  await rm('dist-bench', { recursive: true, force: true });
  const missed = outcomes.filter((outcome) => !isMet(outcome)).map(({ goal }) => goal);
  missed.push(...listQuadratic(growth).map((flow) => `${flow} grows faster than the post`));
  for (const goal of missed) console.log(`✗ The goal is missed: ${goal}`);
  return missed.length > 0 ? 1 : 0;
}

await runMain(main);
