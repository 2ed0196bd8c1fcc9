// `npm run test:rules:random [-- SEED] [-- --mutants]`: random requests, compared with an oracle. With --mutants, counts
// the mutants of the rules that they notice.
import { readFile } from 'node:fs/promises';
import fc from 'fast-check';
import { FirebaseError } from 'firebase/app';
import firebase from '../../../firebase.json' with { type: 'json' };
import { startEmulators } from '../../../scripts/emulators/startEmulators';
import { runMain } from '../../../scripts/programs/runMain';
import { callRest, type Harness, idToken, openHarness } from '../harness';
import { mutate } from '../mutation/mutate';
import { type Person, person, type Request, request, type Write } from './generate';
import { mayDo } from './oracle';

const RUNS = 5_000;

const escaped = (path: string) => path.split('/').map(encodeURIComponent).join('/');

/** A request as the REST API takes it: its path and its body, if it has one. */
function toCall(request: Request, database: string): [path: string, body?: object] {
  switch (request.kind) {
    case 'get':
      return [`/${escaped(request.path)}`];
    case 'page':
      return [
        `/${escaped(request.path)}${request.pageSize === undefined ? '' : `?pageSize=${request.pageSize}`}`,
      ];
    case 'commit': {
      const toWrite = (write: Write) => {
        const name = `${database}/documents/${write.path}`;
        if (write.kind === 'delete') return { delete: name };
        const { fields, mask, times } = write;
        const updateTransforms = times.map((fieldPath) => ({
          fieldPath,
          setToServerValue: 'REQUEST_TIME',
        }));
        const updateMask = mask && { fieldPaths: mask };
        return { update: { name, fields }, updateMask, updateTransforms };
      };
      return [':commit', { writes: request.writes.map(toWrite) }];
    }
    default: {
      const { kind, parent, collection, allDescendants, limit, offset } = request;
      const from = [{ collectionId: collection, allDescendants }];
      const query = { structuredQuery: { from, limit, offset } };
      const at = parent && `/${escaped(parent)}`;
      if (kind === 'query') return [`${at}:runQuery`, query];
      const aggregation = { ...query, aggregations: [{ count: {} }] };
      return [`${at}:runAggregationQuery`, { structuredAggregationQuery: aggregation }];
    }
  }
}

/** Sends a request: whether it is allowed. Throws what is neither an answer nor a refusal. */
async function isAllowed(harness: Harness, who: Person, sent: Request): Promise<boolean> {
  await harness.reset();
  const [path, body] = toCall(sent, harness.database);
  const token = idToken(who.uid, who.claims);
  try {
    await callRest(harness.url + path, token, body && JSON.stringify(body));
    if (sent.kind === 'commit') harness.markChanged();
    return true;
  } catch (error) {
    const code = error instanceof FirebaseError && error.code;
    if (code === 'not-found') return true;
    if (code === 'permission-denied') return false;
    throw error;
  }
}

async function main(): Promise<number> {
  const [asked, path] = process.argv.slice(2).filter((one) => !one.startsWith('--'));
  const seed = asked === undefined ? Math.floor(Math.random() * 1e9) : Number(asked);
  const rules = await readFile(firebase.firestore.rules, 'utf8');
  const { firestore } = await startEmulators('demo-random', false);
  process.env.FIRESTORE_EMULATOR_HOST = await firestore;
  const harness = await openHarness('demo-random', rules);

  let allowed = 0;
  const check = (endOnFailure: boolean) =>
    fc.check(
      fc.asyncProperty(person, request, async (who, sent) => {
        const isRight = await isAllowed(harness, who, sent);
        if (isRight) allowed++;
        if (isRight !== mayDo(who, sent))
          throw new Error(isRight ? 'allowed, and must be denied' : 'denied, and must be allowed');
      }),
      { seed, path, numRuns: RUNS, endOnFailure, includeErrorInReport: true },
    );

  const result = await check(false);
  if (result.failed) {
    console.log(await fc.asyncDefaultReportMessage(result));
    console.log(`npm run test:rules:random -- ${seed} ${result.counterexamplePath}`);
    return 1;
  }
  console.log(`Seed ${seed}: ${result.numRuns} requests as the oracle says, ${allowed} allowed.`);

  if (process.argv.includes('--mutants')) {
    const mutants = mutate(rules);
    let noticed = 0;
    for (const mutant of mutants) {
      await harness.replaceRules(mutant.rules);
      const { failed } = await check(true);
      if (failed) noticed++;
      else console.log(`Not noticed: ${mutant.name}`);
    }
    console.log(`${noticed} of ${mutants.length} mutants noticed.`);
  }
  await harness.close();
  return 0;
}

await runMain(main);
