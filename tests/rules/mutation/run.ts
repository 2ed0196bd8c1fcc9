// `npm run test:rules:mutants`: mutation testing of firestore.rules. The cases must kill every mutant.
import { readFile } from 'node:fs/promises';
import firebase from '../../../firebase.json' with { type: 'json' };
import { startEmulators } from '../../../scripts/emulators/startEmulators';
import { runMain } from '../../../scripts/programs/runMain';
import { openHarness, type Harness } from '../harness';
import { suites, titleOf } from '../suites';
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

async function findSurvivors(rules: string, mutants: Mutant[]): Promise<Mutant[]> {
  const waiting = [...mutants];
  const survivors: Mutant[] = [];
  const work = async (project: string) => {
    const harness = await openHarness(project, rules);
    for (let mutant = waiting.shift(); mutant; mutant = waiting.shift()) {
      await harness.replaceRules(mutant.rules);
      const killer = await findKiller(harness);
      if (!killer) survivors.push(mutant);
      console.log(`${mutant.name}\n    ${killer ? `killed by ${killer}` : 'SURVIVED'}`);
    }
    await harness.close();
  };
  await Promise.all(
    Array.from({ length: CONCURRENCY }, (_, index) => work(`demo-mutants-${index}`)),
  );
  return survivors;
}

async function main(): Promise<number> {
  const rules = await readFile(process.argv[2] ?? firebase.firestore.rules, 'utf8');
  const mutants = mutate(rules);
  const { firestore } = await startEmulators('demo-mutants', false);
  process.env.FIRESTORE_EMULATOR_HOST = await firestore;

  const original = await openHarness('demo-mutants', rules);
  const failure = await findKiller(original);
  if (failure) throw new Error(`The rules themselves fail: ${failure}`);
  await original.close();

  const survivors = await findSurvivors(rules, mutants);
  const killed = mutants.length - survivors.length;
  const cases = suites.reduce((sum, suite) => sum + suite.cases.length, 0);
  console.log(`\n${killed} mutants killed by ${cases} cases, ${survivors.length} survivors`);
  for (const { name } of survivors) console.log(`  survived: ${name}`);
  return survivors.length > 0 ? 1 : 0;
}

await runMain(main);
