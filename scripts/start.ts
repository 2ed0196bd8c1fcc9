// `npm start [-- --portfolio] [-- --yes]`: runs the site with sample data on local emulators; with --portfolio, or where they can't
// be had, without the blog.
import { createServer } from 'vite';
import { sampleAccounts } from '../src/auth/sampleAccounts';
import { assertPortFree } from './emulators/environment';
import { PORTFOLIO } from './emulators/hosts';
import { localProject } from './emulators/localProject';
import { prepareFirestore, type Starter } from './emulators/prepareFirestore';
import posts from './emulators/samplePosts.json' with { type: 'json' };
import { seedAuth, seedFirestore } from './emulators/seed';
import { startEditions } from './content/startEditions';
import { startEmulators } from './emulators/startEmulators';
import { checkContent } from './pages/checkContent';
import { stopPrograms } from './programs/program';
import { hasOption } from './programs/readOptions';
import { errorMessage, onShutdown, runMain } from './programs/runMain';
import { step } from './programs/step';

const abilities = {
  Admin: 'writes, edits and deletes posts',
  Reader: 'opens the form but can’t publish',
  Unverified: 'is redirected from the form to home, because the e-mail is not verified',
};

async function prepareSite(mode: string) {
  checkContent();
  const proxy = startEditions(mode);
  const logging = { clearScreen: false, logLevel: 'warn' } as const;
  const vite = await createServer({ mode, ...logging, server: { proxy } });
  const { port, host } = vite.config.server;
  await assertPortFree(port, String(host), 'the site', 'vite.config.ts');
  return vite;
}

function stop() {
  console.log('\nStopping …');
  void stopPrograms().then(() => process.exit(0));
}

/** Prepares the emulator of the blog; undefined where it can't be had, which is said. */
async function prepareBlog(): Promise<Starter | undefined> {
  try {
    return await prepareFirestore();
  } catch (error) {
    console.log(`! ${errorMessage(error)}`);
    console.log('\nUntil then, this is the site without its blog.');
    return undefined;
  }
}

/** Shows the site without a blog. Resolves never: Ctrl-C ends it. */
async function startPortfolio(): Promise<number> {
  // What .env says of a project is for the site with a blog.
  for (const name of ['PROJECT_ID', 'API_KEY']) process.env[`VITE_FIREBASE_${name}`] = '';
  const vite = await step('Settings', () => prepareSite(PORTFOLIO));
  onShutdown(stop);
  await step('Site', () => vite.listen());
  console.log(`\nSite without a blog: ${vite.resolvedUrls?.local[0]}`);
  console.log('Ctrl-C stops it. npm start shows the blog, too.');
  return new Promise<never>(() => undefined);
}

async function startAll(prepared: Starter): Promise<number> {
  const vite = await step('Settings', () => prepareSite('development'));
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

async function main(): Promise<number> {
  // First, because without an emulator there is no blog to show.
  const prepared = hasOption(PORTFOLIO) ? undefined : await prepareBlog();
  return prepared ? startAll(prepared) : startPortfolio();
}

await runMain(main);
