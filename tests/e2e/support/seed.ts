// Fills the emulators with the sample posts and accounts that `npm start` shows, before the site is built from them.
import posts from '../../../scripts/emulators/samplePosts.json' with { type: 'json' };
import { seedAuth, seedFirestore } from '../../../scripts/emulators/seed';
import { sampleAccounts } from '../../../src/auth/sampleAccounts';
import { authHost, firestoreHost } from '../../../scripts/emulators/hosts';
import { clear, post, project } from './emulators';
import { hostilePost, postOf } from './hostilePosts';
import { longAgo, writtenBeforeTheBuild } from './seededPosts';

const DatePosted = '2025-01-01T00:00:00Z';
const older = writtenBeforeTheBuild.map((id) => ({ ...post(id), id, DatePosted }));
const oldest = longAgo.map((id, index) => {
  return { ...post(id), id, DatePosted: new Date(Date.UTC(1990 - index, 0, 1)).toISOString() };
});
const hostile = { ...postOf(hostilePost.text), id: hostilePost.id, DatePosted };

// What earlier runs have left behind would push these posts out of the newest 20.
await clear();
await seedFirestore(
  { host: firestoreHost, project },
  [...posts, ...older, ...oldest, hostile],
  sampleAccounts,
);
await seedAuth({ host: authHost, project }, sampleAccounts);
