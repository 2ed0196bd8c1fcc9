// `npm run test:rules:mutants`: breaks firestore.rules in every way it knows, and wants each to be noticed.
import { readFile } from 'node:fs/promises';
import firebase from '../../../firebase.json' with { type: 'json' };
import { topics } from '../suites';
import { openWorld, type World } from '../harness';
import { runMain } from '../../../scripts/programs/runMain';
import { startEmulators } from '../../../scripts/emulators/startEmulators';
import { mutate, type Mutant } from './mutate';

// Requests wait for the emulator more than they work, so several mutants are tried at a time.
const atATime = 6;

/** How many cases end otherwise than they must, in the first topic where any does. */
async function noticed(world: World): Promise<[kills: number, topic: string]> {
  for (const { topic, cases, end } of topics) {
    let kills = 0;
    for (const [who, request] of cases) {
      await world.reset();
      if ((await world.outcome(who, request)) !== end) kills += 1;
    }
    if (kills > 0) return [kills, topic];
  }
  return [0, 'cases at all'];
}

async function tryAll(rules: string): Promise<Mutant[]> {
  const mutants = mutate(rules);
  const waiting = [{ name: 'the rules as they are', line: 0, rules }, ...mutants];
  const survivors: Mutant[] = [];

  const worker = async (project: string) => {
    const world = await openWorld(project, rules);
    for (let mutant = waiting.shift(); mutant; mutant = waiting.shift()) {
      await world.replaceRules(mutant.rules);
      const [kills, topic] = await noticed(world);
      if (mutant.line === 0 && kills > 0)
        throw new Error(`${kills} ${topic} fail on ${mutant.name}.`);
      if (mutant.line > 0 && kills === 0) survivors.push(mutant);
      if (mutant.line > 0) console.log(`${mutant.name}\n    noticed by ${kills} ${topic}`);
    }
    await world.close();
  };
  const workers = Array.from({ length: atATime }, (_, index) => worker(`demo-mutants-${index}`));
  await Promise.all(workers);

  const count = (end: string) =>
    topics.filter((topic) => topic.end === end).reduce((sum, { cases }) => sum + cases.length, 0);
  const cases = `${count('permission-denied')} requests to refuse, ${count('ok')} to allow`;
  console.log(`\n${mutants.length} mutants, ${cases}, ${survivors.length} survivors`);
  for (const { name } of survivors) console.log(`  survives: ${name}`);
  return survivors;
}

async function main(): Promise<number> {
  const { firestore } = await startEmulators('demo-mutants', false);
  process.env.FIRESTORE_EMULATOR_HOST = await firestore;
  const rules = await readFile(process.argv[2] ?? firebase.firestore.rules, 'utf8');
  return (await tryAll(rules)).length > 0 ? 1 : 0;
}

await runMain(main);
