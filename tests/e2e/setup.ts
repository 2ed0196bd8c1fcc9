import { sampleAccounts } from '../../src/auth/sampleAccounts';
import { seedAuth, seedFirestore } from '../../scripts/seed';
import posts from '../../scripts/sample/posts.json' with { type: 'json' };
import { authHost, firestoreHost, project } from './emulators';

/** Fills the emulators with the sample posts and accounts that `npm start` shows. */
export default async function setup() {
  await seedFirestore({ host: firestoreHost, project }, posts, sampleAccounts);
  await seedAuth({ host: authHost, project }, sampleAccounts);
}
