// `npm run test:faults [-- seed …]`: random sequences of faults against the form, in Chromium on the emulators.
import { rm } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import { errorMessage, runMain } from '../../scripts/programs/runMain';
import { step } from '../../scripts/programs/step';
import { chromiumFlags, findChromium } from '../../scripts/testing/findChromium';
import { serveSamples } from '../../scripts/testing/serveSamples';
import { project } from '../e2e/support/emulators';
import { FirestoreProxy } from '../e2e/support/proxy';
import { check } from './check';
import { oneOf, randomOf, shrink } from './random';
import { steps } from './steps';
import { World } from './world';

const LENGTH = 200;
const SEEDS = 3;
const site = 'dist-faults';

/** What decides a step: its name and the seed of its choices, such as `type:17`. */
type Taken = `${string}:${number}`;

const newSeed = () => Math.floor(Math.random() * 1e6);

// Each name as often as its step is to be taken.
const bag = Object.entries(steps).flatMap(([name, [often]]) => Array<string>(often).fill(name));

function sequenceOf(seed: number): Taken[] {
  const random = randomOf(seed);
  return Array.from({ length: LENGTH }, () => {
    return `${oneOf(random, bag)!}:${Math.floor(random() * 1e6)}` as const;
  });
}

/** What a run broke, and with which step. */
class Failure extends Error {
  constructor(
    readonly taken: number,
    cause: unknown,
  ) {
    super(errorMessage(cause));
  }
}

/** Takes the steps in a browser of its own. Throws a Failure if something broke; returns what was done. */
async function play(
  executablePath: string,
  host: string,
  url: string,
  sequence: Taken[],
): Promise<string> {
  const proxy = new FirestoreProxy();
  await proxy.restore();
  const rule = `--host-resolver-rules=MAP ${host} 127.0.0.1:${proxy.port}`;
  const browser = await chromium.launch({
    executablePath,
    args: [...chromiumFlags, rule],
  });
  const world = new World(browser, proxy, url);
  let taken = 0;
  try {
    await world.open();
    for (const one of sequence) {
      taken++;
      const [name, seed] = one.split(':') as [string, string];
      await steps[name]![1](world, randomOf(Number(seed)));
      await check(world);
    }
    const { typed, published } = world;
    return `${taken} steps, ${typed} words, ${published} times published, nothing broken`;
  } catch (error) {
    throw new Failure(taken, error);
  } finally {
    await world.close();
    await browser.close();
    await proxy.cut();
  }
}

/** The sequences that the command line asks for: by their seeds, or one by its steps; else of new seeds. */
function sequences(): Map<string, Taken[]> {
  const asked = process.argv.slice(2);
  if (asked[0]?.includes(':')) return new Map([['Replay', asked as Taken[]]]);
  const seeds = asked.length > 0 ? asked.map(Number) : Array.from({ length: SEEDS }, newSeed);
  return new Map(seeds.map((seed) => [`Seed ${seed}`, sequenceOf(seed)]));
}

async function main(): Promise<number> {
  const executablePath = await findChromium();
  const { url, host } = await serveSamples(project, site);

  let failed = 0;
  for (const [name, sequence] of sequences()) {
    const run = (taken: Taken[]) => play(executablePath, host, url, taken);
    const failure = await step(name, () => run(sequence), String).then(
      () => undefined,
      (error: unknown) => error as Failure,
    );
    if (!failure) continue;
    failed++;
    console.log(`Step ${failure.taken}: ${failure.message}\nShrinking it…`);
    const kind = failure.message.slice(0, 12);
    const isSame = (error: unknown) => (error as Failure).message.startsWith(kind);
    const shortest = await shrink(sequence.slice(0, failure.taken), (shorter) =>
      run(shorter).then(() => false, isSame),
    );
    console.log(`  npm run test:faults -- ${shortest.join(' ')}`);
  }
  await rm(site, { recursive: true });
  return failed > 0 ? 1 : 0;
}

await runMain(main);
