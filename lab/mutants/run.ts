// `npm run test:rules:mutants`: mutation testing of firestore.rules. The cases must kill every mutant.
import { readFile } from 'node:fs/promises';
import { startEmulators } from '../../scripts/emulators/startEmulators';
import { runMain } from '../../scripts/programs/runMain';
import { openHarness, type Harness } from '../../tests/rules/harness';
import { suites, titleOf } from '../../tests/rules/suites';
import { mutate, type Mutant } from './mutate';

// Each worker mostly waits for the emulator, so more workers than processors are faster.
const CONCURRENCY = 6;

/** The first case with an unexpected outcome, which kills a mutant. */
async function findKiller({ attempt, reset }: Harness): Promise<string | undefined> {
  for (const { cases, expected } of suites)
    for (const one of cases) {
      const [actor, request] = one;
      await reset();
      const outcome = await attempt(actor, request);
      if (outcome !== expected) return `${titleOf(one)}, yet ${outcome}`;
    }
}

/** Tries mutants until none is waiting. Returns those that no case has killed. */
async function findSurvivors(project: string, waiting: Mutant[]): Promise<string[]> {
  const survivors: string[] = [];
  const harness = await openHarness(project);
  for (let mutant = waiting.shift(); mutant; mutant = waiting.shift()) {
    await harness.replaceRules(mutant.rules);
    const killer = await findKiller(harness);
    if (!killer) survivors.push(mutant.name);
    console.log(`${mutant.name}\n    ${killer ? `killed by ${killer}` : 'SURVIVED'}`);
  }
  await harness.close();
  return survivors;
}

async function main(): Promise<number> {
  const mutants = mutate(await readFile('firestore.rules', 'utf8'));
  const { firestore } = await startEmulators('demo-mutants', undefined, ['firestore']);
  process.env.FIRESTORE_EMULATOR_HOST = await firestore;

  const original = await openHarness('demo-mutants');
  const failure = await findKiller(original);
  if (failure) throw new Error(`The rules themselves fail: ${failure}`);
  await original.close();

  const waiting = [...mutants];
  const projects = Array.from({ length: CONCURRENCY }, (_, index) => `demo-mutants-${index}`);
  const lists = await Promise.all(projects.map((project) => findSurvivors(project, waiting)));
  const survivors = lists.flat();
  const killed = mutants.length - survivors.length;
  const cases = suites.reduce((sum, suite) => sum + suite.cases.length, 0);
  console.log(`\n${killed} mutants killed by ${cases} cases, ${survivors.length} survivors`);
  for (const name of survivors) console.log(`  survived: ${name}`);
  return survivors.length > 0 ? 1 : 0;
}

await runMain(main);
