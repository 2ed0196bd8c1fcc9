// `npm run test:browser`, `test:emulator` and `test:vendor`: runs a package's command on the test emulators, with `--sites`
// before it also with the sites of the browser tests.
import { readdirSync } from 'node:fs';
import { normalize } from 'pathe';
import { prepareFirestore } from './emulators/prepareFirestore';
import type { Emulator } from './emulators/startEmulators';
import { findTool } from './programs/findTool';
import { runInTerminal } from './programs/program';
import { runMain } from './programs/runMain';
import { step } from './programs/step';
import { prepareChromium } from './browser/prepareChromium';
import { buildTestSites, startTestEmulators } from './testing/testSites';

/** Finds the emulators that the tests need which Vitest selects by words of their paths: those of the rules need no sign-in. */
function findNeeded([, ...options]: string[]): Emulator[] | undefined {
  const words = options.filter(
    (one, at) => !/^-/.test(one) && !/^-[^=]*$/.test(options[at - 1] ?? ''),
  );
  const select = (folder: string) =>
    readdirSync(folder, { recursive: true })
      .map((name) => `${folder}/${normalize(String(name))}`)
      .some((path) => words.some((word) => path.includes(word)));
  return select('tests/rules') && !select('tests/emulator') ? ['firestore'] : undefined;
}

async function main(): Promise<number> {
  const args = process.argv.slice(2);
  const needsSites = args[0] === '--sites';
  const [command, ...options] = needsSites ? args.slice(1) : args;
  // First, so that a missing browser is reported at once.
  if (needsSites) await prepareChromium();
  const prepared = await prepareFirestore();
  const needed = needsSites ? undefined : findNeeded(options);
  const env = await step('Emulators', () => startTestEmulators(prepared, needed));
  if (needsSites) await step('Sites under test', (report) => buildTestSites(env, report));
  return runInTerminal(process.execPath, [findTool(command!), ...options], env);
}

await runMain(main);
