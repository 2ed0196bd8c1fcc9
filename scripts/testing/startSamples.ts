import { sampleAccounts } from '../../src/auth/sampleAccounts';
import posts from '../emulators/samplePosts.json' with { type: 'json' };
import { seedAuth, seedFirestore } from '../emulators/seed';
import { startEmulators } from '../emulators/startEmulators';
import { step } from '../programs/step';

/** Starts the emulators, fills them with the sample posts and accounts, and returns the Firestore emulator's host. */
export async function startSamples(project: string): Promise<string> {
  const emulators = await startEmulators(project);
  const host = await step('Emulators', () => emulators.firestore);
  await seedFirestore({ host, project }, posts, sampleAccounts);
  await seedAuth({ host: await emulators.auth, project }, sampleAccounts);
  return host;
}
