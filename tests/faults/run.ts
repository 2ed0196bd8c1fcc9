// `npm run test:faults [-- SEED …]`: plays random sequences of faults against the form, in Chromium on the emulators.
import { rm } from 'node:fs/promises';
import { errorMessage, runMain } from '../../scripts/programs/runMain';
import { step } from '../../scripts/programs/step';
import { chromiumFlags, findChromium } from '../../scripts/testing/findChromium';
import { startSamples } from '../../scripts/testing/startSamples';
import { buildSite } from '../../scripts/testing/buildSite';
import { DeployedSite } from '../e2e/support/deployedSite';
import { project } from '../e2e/support/emulators';
import { FirestoreProxy, launchBehind } from '../e2e/support/proxy';
import { check } from './check';
import { randomOf, oneOf, shrink } from './random';
import { steps } from './steps';
import { World } from './world';

const LENGTH = 200;
const SEEDS = 3;
const outDir = 'dist-faults';

/** A step's name and the seed of its choices, such as `type:17`. */
type Taken = `${string}:${number}`;

const newSeed = () => Math.floor(Math.random() * 1e6);

// Holds each name as often as its weight says.
const bag = Object.entries(steps).flatMap(([name, [often]]) => Array<string>(often).fill(name));

function createSequence(seed: number): Taken[] {
  const random = randomOf(seed);
  return Array.from({ length: LENGTH }, () => {
    return `${oneOf(random, bag)!}:${Math.floor(random() * 1e6)}` as const;
  });
}

/** A broken promise, and how many steps it took. */
class Failure extends Error {
  constructor(
    readonly taken: number,
    cause: unknown,
  ) {
    super(errorMessage(cause));
  }
}

/** Plays the steps in a new browser. Throws a Failure if something broke; returns a summary. */
async function play(executablePath: string, url: string, sequence: Taken[]): Promise<string> {
  const proxy = new FirestoreProxy();
  await proxy.restore();
  const browser = await launchBehind(proxy, { executablePath, args: chromiumFlags });
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

/** Returns the sequences on the command line, given as seeds or as the steps of one; by default, new ones. */
function chooseSequences(): Map<string, Taken[]> {
  const asked = process.argv.slice(2);
  if (asked[0]?.includes(':')) return new Map([['Replay', asked as Taken[]]]);
  const seeds = asked.length > 0 ? asked.map(Number) : Array.from({ length: SEEDS }, newSeed);
  return new Map(seeds.map((seed) => [`Seed ${seed}`, createSequence(seed)]));
}

async function main(): Promise<number> {
  const executablePath = await findChromium();
  const host = await startSamples(project);
  await step('Build', () => buildSite(host, project, outDir));
  const site = new DeployedSite(outDir);
  await site.goUp();

  let failed = 0;
  for (const [name, sequence] of chooseSequences()) {
    const run = (taken: Taken[]) => play(executablePath, site.url, taken);
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
  await rm(outDir, { recursive: true });
  return failed > 0 ? 1 : 0;
}

await runMain(main);
