// `npm run test:rules:random [-- SEED [PATH]]`: compares the rules with an oracle on random requests.
import fc from 'fast-check';
import { startEmulators } from '../../../scripts/emulators/startEmulators';
import { runMain } from '../../../scripts/programs/runMain';
import { openHarness } from '../harness';
import * as rest from '../rest';
import { actor, request } from './generate';
import { mayDo } from './oracle';
import type { Request, Write } from './request';

const RUNS = 5_000;

function toRestWrite({ path, fields, times = [], mask }: Write) {
  if (!fields) return { delete: rest.nameOf(path) };
  const updateMask = mask && { fieldPaths: mask };
  return rest.write(path, fields, { updateMask, ...rest.serverTime(...times) });
}

function toRestCall(random: Request) {
  if (random.kind === 'commit') return rest.commit(...random.writes.map(toRestWrite));
  const parts = random.path.split('/').map(encodeURIComponent);
  if (random.kind === 'get') return rest.call(`/${parts.join('/')}`);
  const { limit, offset } = random;
  const from = [{ collectionId: parts.at(-1) }];
  const parent = parts.slice(0, -1).map((part) => `/${part}`);
  return rest.call(`${parent.join('')}:runQuery`, { structuredQuery: { from, limit, offset } });
}

async function main(): Promise<number> {
  const [given, path] = process.argv.slice(2);
  const seed = given === undefined ? Math.floor(Math.random() * 1e9) : Number(given);
  const { firestore } = await startEmulators('demo-random');
  process.env.FIRESTORE_EMULATOR_HOST = await firestore;
  const { close, reset, sendAs } = await openHarness('demo-random');

  let allowed = 0;
  const sameAsOracle = fc.asyncProperty(actor, request, async (who, random) => {
    await reset();
    const outcome = await sendAs(who, toRestCall(random));
    const expected = mayDo(who, random) ? ['ok', 'not-found'] : ['permission-denied'];
    if (!expected.includes(outcome))
      throw new Error(`${outcome}, expected ${expected.join(' or ')}`);
    if (outcome !== 'permission-denied') allowed++;
  });
  const result = await fc.check(sameAsOracle, { seed, path, numRuns: RUNS });
  await close();
  if (result.failed) {
    console.log(await fc.asyncDefaultReportMessage(result));
    console.log(`npm run test:rules:random -- ${seed} ${result.counterexamplePath}`);
    return 1;
  }
  console.log(`Seed ${seed}: ${result.numRuns} requests as the oracle says, ${allowed} allowed.`);
  return 0;
}

await runMain(main);
