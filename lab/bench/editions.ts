import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'pathe';
import { runProgram } from '../../scripts/programs/program';
import { step } from '../../scripts/programs/step';
import { copyProject } from '../../tests/fixtures/copyProject';
import { weighFiles } from '../../tests/fixtures/weighFiles';
import { storePosts } from './build';
import type { Outcome } from './outcome';
import { medianOf } from './pages';

const OWNER = 'tests/fixtures/owners/editions';
const PROJECT = 'demo-bench-editions';
const SIZE = 100;
const ROUNDS = 3;

/** The files of the owner that each site does without. */
const sites = {
  one: ['resume.ar.json', 'resume.de.json', 'imprint.de.md'],
  two: ['resume.ar.json'],
};

/** Makes a project of an owner. Returns its folder. */
async function openProject(without: string[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'portfolio-bench-'));
  await copyProject(folder, OWNER);
  for (const name of without) await rm(join(folder, 'src/content', name));
  return folder;
}

interface Cost {
  seconds: number;
  /** Of the processor, which other programs don't change. */
  cpu: number;
}

/** Builds a project's site; returns what that took. */
async function build(cwd: string, host: string): Promise<Cost> {
  const begin = performance.now();
  const cache = resolve('dist-bench/editions-cache');
  const args = ['scripts/build.ts', '--mode', 'emulators', '--cacheDir', cache];
  // Node doesn't know the times of the programs that it has started; the shell does.
  const output = await runProgram(
    'sh',
    ['-c', '"$@" && times', 'sh', process.execPath, '--import', 'tsx', ...args],
    { FIRESTORE_EMULATOR_HOST: host, VITE_FIREBASE_PROJECT_ID: PROJECT },
    { cwd },
  );
  const [ofPrograms = ''] = output.trim().split('\n').slice(-1);
  const times = Array.from(
    ofPrograms.matchAll(/(\d+)m([\d.]+)s/g),
    ([, minutes, seconds]) => Number(minutes) * 60 + Number(seconds),
  );
  return {
    seconds: (performance.now() - begin) / 1000,
    cpu: times.length === 2 ? times[0]! + times[1]! : NaN,
  };
}

/** Weighs Home of an edition, in kB: its HTML before compression, and its scripts after it. */
async function weighHome(dist: string, path = '') {
  const html = await readFile(join(dist, path, 'home.html'));
  const links = html.toString().matchAll(/ (?:src|href)="([^"]*\.js)"/g);
  const files = new Set(Array.from(links, ([, file]) => join(dist, file!)));
  return { html: html.length / 1000, js: await weighFiles(files) };
}

/** Measures a site in two languages, with half of the posts in each, beside the same in one. */
export async function measureEditions(host: string): Promise<Outcome[]> {
  const toGerman = (i: number) => (i % 2 === 1 ? { Language: 'de' } : {});
  await step(`Storing ${SIZE} posts`, () => storePosts(host, PROJECT, SIZE, toGerman));
  const one = await openProject(sites.one);
  const two = await openProject(sites.two);
  const rounds: { one: Cost; two: Cost }[] = [];
  try {
    await step('Drawing the share images in one and two languages', async () => {
      for (const cwd of [one, two]) await build(cwd, host);
    });
    await step('Building in one and two languages', async (report) => {
      for (let round = 0; round < ROUNDS; round++) {
        report(`${round} of ${ROUNDS} rounds`);
        rounds.push({ one: await build(one, host), two: await build(two, host) });
      }
    });
    const alone = await weighHome(join(one, 'dist'));
    const english = await weighHome(join(two, 'dist'));
    const german = await weighHome(join(two, 'dist'), 'de');
    const name = `${SIZE} posts`;
    return [
      {
        goal: `Build of ${name}, s`,
        atMost: 20,
        values: {
          'in one language': medianOf(rounds.map((round) => round.one.seconds)),
          'in two': medianOf(rounds.map((round) => round.two.seconds)),
        },
      },
      {
        goal: 'CPU time of a build in two languages relative to one',
        atMost: 1.6,
        values: { [name]: medianOf(rounds.map((round) => round.two.cpu / round.one.cpu)) },
      },
      {
        goal: 'JavaScript of Home in two languages relative to one',
        atMost: 1.02,
        values: { English: english.js / alone.js, German: german.js / alone.js },
      },
      {
        goal: 'Home in two languages, kB before compression',
        atMost: 100,
        values: { 'one language': alone.html, English: english.html, German: german.html },
      },
    ];
  } finally {
    for (const folder of [one, two]) await rm(folder, { recursive: true });
  }
}
