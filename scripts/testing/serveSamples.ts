import { buildSite } from '../../bench/build';
import { serve } from '../../bench/serve';
import { sampleAccounts } from '../../src/auth/sampleAccounts';
import posts from '../emulators/samplePosts.json' with { type: 'json' };
import { seedAuth, seedFirestore } from '../emulators/seed';
import { startEmulators } from '../emulators/startEmulators';
import { step } from '../programs/step';

/**
 * Starts the emulators with the sample posts and accounts, builds the site into `outDir` and serves it. Returns its
 * URL, and the Firestore emulator's host.
 */
export async function serveSamples(project: string, outDir: string) {
  const emulators = await startEmulators(project);
  const host = await step('Emulators', () => emulators.firestore);
  await seedFirestore({ host, project }, posts, sampleAccounts);
  await seedAuth({ host: await emulators.auth, project }, sampleAccounts);
  await step('Build', () => buildSite(host, project, outDir));
  return { url: await serve(outDir), host };
}
