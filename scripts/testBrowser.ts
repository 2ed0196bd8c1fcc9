// `npm run test:browser -- [FILE …] [-g WORDS] […]`: some browser tests alone, with the options of `playwright test`.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { runMain } from './programs/runMain';
import { step } from './programs/step';
import { findChromium } from './testing/findChromium';
import { startTestEmulators } from './testing/startTestEmulators';

async function main(): Promise<number> {
  const emulators = await step('Emulators', startTestEmulators);
  const args = ['test', '--reporter=list', ...process.argv.slice(2)];
  const env = { ...process.env, ...emulators, CHROME_PATH: await findChromium() };
  const tests = spawn('node_modules/.bin/playwright', args, { env, stdio: 'inherit' });
  const [code] = (await once(tests, 'exit')) as [number | null];
  return code ?? 1;
}

await runMain(main);
