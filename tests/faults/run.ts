// `npm run test:faults [-- SEED [PATH]]`: plays random faults against the form, in Chromium on the emulators.
import { rm } from 'node:fs/promises';
import fc from 'fast-check';
import { errorMessage, runMain } from '../../scripts/programs/runMain';
import { step } from '../../scripts/programs/step';
import { findChromium } from '../../scripts/testing/findChromium';
import { startSamples } from '../../scripts/testing/startSamples';
import { buildSite } from '../../scripts/testing/buildSite';
import { DeployedSite } from '../e2e/support/sites/deployedSite';
import { project } from '../e2e/support/emulators';
import { check } from './check';
import { elsewhere } from './elsewhere';
import { former } from './former';
import { leaving } from './leaving';
import { pasting } from './pasting';
import { randomOf } from './random';
import type { Steps } from './step';
import { World } from './world';
import { writing } from './writing';

const RUNS = 4;
const MAX_STEPS = 300;
const outDir = 'dist-faults';

/** A step's name and the seed of its choices. */
type Taken = [name: string, seed: number];

const steps: Steps = { ...writing, ...pasting, ...leaving, ...elsewhere, ...former };
const weighted = Object.entries(steps).map(([name, [weight]]) => {
  return { weight, arbitrary: fc.tuple(fc.constant(name), fc.noShrink(fc.nat())) };
});
const sequences = fc.array(fc.oneof(...weighted), {
  minLength: 1,
  maxLength: MAX_STEPS,
  size: 'max',
});

/** Plays the steps in a new browser. Throws if something broke; returns a summary. */
async function play(executablePath: string, url: string, sequence: Taken[]): Promise<string> {
  const world = new World(executablePath, url);
  try {
    await world.open();
    for (const [index, [name, seed]] of sequence.entries()) {
      try {
        await steps[name]![1](world, randomOf(seed));
        await check(world);
      } catch (error) {
        // At once, as fast-check reports only after shrinking.
        console.log(`Step ${index + 1} (${name}): ${errorMessage(error)}`);
        throw error;
      }
    }
    return `${world.typed} words, ${world.published} times published, nothing broken`;
  } finally {
    await world.close();
  }
}

async function main(): Promise<number> {
  const [given, path] = process.argv.slice(2);
  const seed = given === undefined ? Math.floor(Math.random() * 1e9) : Number(given);
  const executablePath = await findChromium();
  const host = await startSamples(project);
  await step('Build', () => buildSite(host, project, outDir));
  const site = new DeployedSite(outDir);
  await site.goUp();

  const nothingBreaks = fc.asyncProperty(fc.noBias(sequences), async (sequence) => {
    await step(`${sequence.length} steps`, () => play(executablePath, site.url, sequence), String);
  });
  const result = await fc.check(nothingBreaks, { seed, path, numRuns: RUNS });
  await rm(outDir, { recursive: true });
  if (!result.failed) return 0;
  console.log(await fc.asyncDefaultReportMessage(result));
  console.log(`npm run test:faults -- ${seed} ${result.counterexamplePath}`);
  return 1;
}

await runMain(main);
