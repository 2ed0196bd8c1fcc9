// `npm start`: runs the site with sample data on local emulators.
import { createServer } from 'vite';
import { sampleAccounts } from '../src/auth/sampleAccounts';
import { assertPortFree } from './emulators/environment';
import { localProject } from './emulators/localProject';
import { prepareFirestore } from './emulators/prepareFirestore';
import posts from './emulators/samplePosts.json' with { type: 'json' };
import { seedAuth, seedFirestore } from './emulators/seed';
import { startEditions } from './content/startEditions';
import { startEmulators } from './emulators/startEmulators';
import { checkContent } from './pages/checkContent';
import { stopPrograms } from './programs/program';
import { onShutdown, runMain } from './programs/runMain';
import { step } from './programs/step';

const abilities = {
  Admin: 'writes, edits and deletes posts',
  Reader: 'opens the form but can’t publish',
  Unverified: 'is redirected from the form to home, because the e-mail is not verified',
};

async function prepareSite() {
  checkContent();
  const proxy = startEditions();
  const vite = await createServer({ clearScreen: false, logLevel: 'warn', server: { proxy } });
  const { port, host } = vite.config.server;
  await assertPortFree(port, String(host), 'the site', 'vite.config.ts');
  return vite;
}

function stop() {
  console.log('\nStopping …');
  void stopPrograms().then(() => process.exit(0));
}

async function main(): Promise<number> {
  // First, because without an emulator there is nothing to show.
  const prepared = await prepareFirestore();
  const vite = await step('Settings', prepareSite);
  const project = localProject();
  // After Vite, whose SIGTERM handler would exit before the emulators have stopped.
  onShutdown(stop);
  const { firestore, auth, crashed } = await startEmulators(project, prepared);
  const ready = (host: string) => `ready on ${host}`;

  const startSite = async () => {
    const host = await step('Firestore emulator', () => firestore, ready);
    await step('Sample posts', () => seedFirestore({ host, project }, posts, sampleAccounts));
    await step('Site', () => vite.listen());
    console.log(`\nSite: ${vite.resolvedUrls?.local[0]} (sign-in works once Auth is ready)\n`);
  };
  const startAuth = async () => {
    const host = await step('Auth emulator', () => auth, ready);
    await step('Sample accounts', () => seedAuth({ host, project }, sampleAccounts));
  };
  await Promise.all([startSite(), startAuth()]);

  console.log(`\nSite: ${vite.resolvedUrls?.local[0]}`);
  console.log('Sign in with one of these accounts. Ctrl-C stops everything.\n');
  for (const { role, name, email } of sampleAccounts)
    console.log(`  ${role.padEnd(12)}${name.padEnd(20)}${email.padEnd(26)}${abilities[role]}`);
  return crashed;
}

await runMain(main);
