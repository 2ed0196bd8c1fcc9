// `npm run test:faults [-- SEED …]`: plays random faults against the form, in Chromium on the emulators. The same seed plays the same steps.
import { rm } from 'node:fs/promises';
import { errorMessage, runMain } from '../../scripts/programs/runMain';
import { print, step } from '../../scripts/programs/step';
import { prepareChromium } from '../../scripts/browser/prepareChromium';
import { startSamples } from '../../scripts/testing/startSamples';
import { buildSite } from '../../scripts/testing/buildSite';
import { DeployedSite } from '../../tests/e2e/support/sites/deployedSite';
import { project } from '../../tests/e2e/support/emulators';
import { check } from './check';
import { elsewhere } from './elsewhere';
import { former } from './former';
import { leaving } from './leaving';
import { pasting } from './pasting';
import { oneOf, randomOf, seedOf } from '../random';
import type { Steps } from './step';
import { World } from './world';
import { writing } from './writing';

const PLAYS = 10;
const STEPS = 200;
const outDir = 'dist-faults';

const steps: Steps = { ...writing, ...pasting, ...leaving, ...elsewhere, ...former };
// Each as often as its weight.
const names = Object.entries(steps).flatMap(([name, [weight]]) => Array<string>(weight).fill(name));

/** Plays a seed's steps in a new browser. Throws if something broke; returns a summary. */
async function play(world: World, seed: number, report: (progress: string) => void) {
  const random = randomOf(seed);
  await world.open();
  for (let number = 1; number <= STEPS; number++) {
    const name = oneOf(random, names)!;
    // Its own, as how much a step chooses depends on what it finds.
    const choices = randomOf(seedOf(random));
    report(`step ${number} (${name})`);
    try {
      await steps[name]![1](world, choices);
      await check(world);
    } catch (error) {
      print(`✗ Step ${number} (${name})`);
      for (const tab of await world.describe()) print(tab);
      throw error;
    }
  }
  return `${world.typed} words, ${world.published} times published, nothing broken`;
}

async function main(): Promise<number> {
  const numbers = process.argv.slice(2).map(Number);
  const seeds =
    numbers.length > 0 ? numbers : Array.from({ length: PLAYS }, () => seedOf(Math.random));
  const executablePath = await prepareChromium();
  const host = await startSamples(project);
  await step('Build', () => buildSite(host, project, outDir));
  const site = new DeployedSite(outDir);
  await site.goUp();

  const broken: number[] = [];
  for (const seed of seeds) {
    const world = new World(executablePath, site.url);
    // Printed first: a play that is killed can be repeated.
    const name = `${STEPS} steps of \`npm run test:faults -- ${seed}\``;
    try {
      await step(name, (report) => play(world, seed, report), String);
    } catch (error) {
      print(errorMessage(error));
      broken.push(seed);
    } finally {
      await world.close();
    }
  }
  await rm(outDir, { recursive: true });
  if (broken.length > 0) print(`npm run test:faults -- ${broken.join(' ')}`);
  return broken.length > 0 ? 1 : 0;
}

await runMain(main);
