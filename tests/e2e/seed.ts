// Fills the emulators with the sample posts and accounts that `npm start` shows, before the site is built from them.
import posts from '../../scripts/sample/posts.json' with { type: 'json' };
import { seedAuth, seedFirestore } from '../../scripts/seed';
import { sampleAccounts } from '../../src/auth/sampleAccounts';
import { authHost, firestoreHost, post, project } from './emulators';
import { writtenBeforeTheBuild } from './written';

const older = writtenBeforeTheBuild.map((id) => ({
  ...post(id),
  id,
  DatePosted: '2025-01-01T00:00:00Z',
}));
await seedFirestore({ host: firestoreHost, project }, [...posts, ...older], sampleAccounts);
await seedAuth({ host: authHost, project }, sampleAccounts);
