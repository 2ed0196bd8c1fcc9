// `npm run test:vendor`: tests of the services that this site relies on, with the options of `vitest run`.
import { startEmulators } from './emulators/startEmulators';
import { runInTerminal } from './programs/program';
import { runMain } from './programs/runMain';
import { step } from './programs/step';

async function main(): Promise<number> {
  const { firestore } = await startEmulators('demo-vendor');
  const host = await step('Firestore emulator', () => firestore);
  const args = ['run', '--project', 'vendor', ...process.argv.slice(2)];
  return runInTerminal('node_modules/.bin/vitest', args, { FIRESTORE_EMULATOR_HOST: host });
}

await runMain(main);
