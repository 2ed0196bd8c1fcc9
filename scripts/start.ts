// `npm start`: the whole site on this computer, on local emulators, with sample data.
import { createServer } from 'vite';
import { sampleAccounts } from '../src/auth/sampleAccounts';
import { errorMessage } from './programs/runMain';
import { startEmulators, type Emulators } from './emulators/startEmulators';
import { assertPortFree } from './emulators/environment';
import { onShutdown, stopPrograms } from './programs/program';
import posts from './emulators/samplePosts.json' with { type: 'json' };
import { seedAuth, seedFirestore } from './emulators/seed';
import { step } from './programs/step';

const mayDo = {
  Admin: 'reads, and writes posts',
  Reader: 'reads, and opens the form, but submitting saves nothing',
  Unverified: 'reads; the form sends this one home, as its e-mail is not verified',
};

async function prepareSite() {
  const vite = await createServer({ clearScreen: false, logLevel: 'warn' });
  const { port, host } = vite.config.server;
  await assertPortFree(port, String(host), 'the site', 'vite.config.ts');
  const id = (vite.config.env as Record<string, string>).VITE_FIREBASE_PROJECT_ID;
  return { vite, project: id && !id.startsWith('{') ? id : 'demo-portfolio' };
}

async function firestore(emulators: Emulators, project: string) {
  const host = await step(
    'Firestore emulator',
    () => emulators.firestore,
    (at) => `ready on ${at}`,
  );
  const content = `${posts.length} posts`;
  await step(
    'Sample posts',
    () => seedFirestore({ host, project }, posts, sampleAccounts),
    () => content,
  );
}

async function auth(emulators: Emulators, project: string) {
  const host = await step(
    'Auth emulator',
    () => emulators.auth,
    (at) => `ready on ${at}`,
  );
  await step('Sample accounts', () => seedAuth({ host, project }, sampleAccounts));
}

function stop() {
  console.log('\nStopping everything …');
  void stopPrograms().then(() => process.exit(0));
}

async function start() {
  const { vite, project } = await prepareSite();
  // Only now: Vite has set a SIGTERM handler, which would exit before everything is stopped.
  onShutdown(stop);
  const emulators = await startEmulators(project);
  const signIn = auth(emulators, project);
  const site = async () => {
    await firestore(emulators, project);
    await step('Site', () => vite.listen());
    console.log(
      `\nSite: ${vite.resolvedUrls?.local[0]} (sign-in joins when the Auth emulator is ready)\n`,
    );
  };
  await Promise.all([signIn, site()]);

  console.log(
    `\nSite: ${vite.resolvedUrls?.local[0]}\nSign in there as one of these; Ctrl-C stops everything.\n`,
  );
  for (const { role, name, email } of sampleAccounts) {
    console.log(`  ${role.padEnd(12)}${name.padEnd(20)}${email.padEnd(26)}${mayDo[role]}`);
  }
  await emulators.crashed;
}

start().catch(async (error: unknown) => {
  console.error(`\n✗ ${errorMessage(error)}`);
  await stopPrograms();
  process.exit(1);
});
