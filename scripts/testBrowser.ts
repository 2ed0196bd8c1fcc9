// `npm run test:browser -- [FILE …] [-g WORDS] […]`: browser tests alone, with the options of `playwright test`.
import { runInTerminal } from './programs/program';
import { runMain } from './programs/runMain';
import { step } from './programs/step';
import { findChromium } from './testing/findChromium';
import { buildTestSites, startTestEmulators } from './testing/testSites';

async function main(): Promise<number> {
  const chromium = await findChromium();
  const emulators = await step('Emulators', startTestEmulators);
  await step('Sites under test', () => buildTestSites(emulators));
  const args = ['test', '--reporter=list', ...process.argv.slice(2)];
  const env = { ...emulators, CHROME_PATH: chromium };
  return runInTerminal('node_modules/.bin/playwright', args, env);
}

await runMain(main);
