// `npm run test:browser`, `test:emulator` and `test:vendor`: runs a command of node_modules/.bin on the test emulators,
// with `--sites` before it also with the sites of the browser tests.
import { prepareFirestore } from './emulators/prepareFirestore';
import { runInTerminal } from './programs/program';
import { runMain } from './programs/runMain';
import { step } from './programs/step';
import { findChromium } from './testing/findChromium';
import { buildTestSites, startTestEmulators } from './testing/testSites';

async function main(): Promise<number> {
  const args = process.argv.slice(2);
  const needsSites = args[0] === '--sites';
  const [command, ...options] = needsSites ? args.slice(1) : args;
  // First, so that a missing browser is reported at once.
  if (needsSites) await findChromium();
  const prepared = await prepareFirestore();
  const env = await step('Emulators', () => startTestEmulators(prepared));
  if (needsSites) await step('Sites under test', (report) => buildTestSites(env, report));
  return runInTerminal(`node_modules/.bin/${command}`, options, env);
}

await runMain(main);
