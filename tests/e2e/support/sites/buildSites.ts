// Seeds the Firestore emulator and builds the sites under test from its posts: all, or those that are named.
import { doc, setDoc } from 'firebase/firestore/lite';
import { adminFirestore } from '../../../../scripts/emulators/adminFirestore';
import posts from '../../../../scripts/emulators/samplePosts.json' with { type: 'json' };
import { firestoreHost } from '../../../../scripts/emulators/hosts';
import { seedFirestore } from '../../../../scripts/emulators/seed';
import { toProgressLine } from '../../../../scripts/testing/progressLine';
import { sampleAccounts } from '../../../../src/auth/sampleAccounts';
import { clear, post, project } from '../emulators';
import { diagramPost } from '../diagramPost';
import { galleryPost } from '../galleryPost';
import { hostilePost } from '../hostilePosts';
import { markedPost } from '../markedPost';
import { buildSiteOf } from './buildSiteOf';
import { editionPosts } from './editionPosts';
import { scheduledPosts } from './scheduledPosts';
import { below, demo, editions, portfolio, projects, scheduling, sites } from './sites';

const DatePosted = '2025-01-01T00:00:00Z';
const DateUpdated = '2025-11-25T00:00:00Z';
// One test changes it.
const changed = { ...post('to-be-read'), id: 'to-be-read', DatePosted, DateUpdated };
// No test changes them.
const oldest = Array.from({ length: 40 }, (_, index) => {
  const id = `long-ago-${index}`;
  return { ...post(id), id, DatePosted: new Date(Date.UTC(1990 - index, 0, 1)).toISOString() };
});
const hostile = { ...hostilePost, DatePosted };

// Posts left behind by an earlier run would push these out of the newest 20.
await clear();
await seedFirestore(
  { host: firestoreHost(), project },
  [...posts, changed, ...oldest, hostile, markedPost, galleryPost, diagramPost],
  sampleAccounts,
);

await seedFirestore(
  { host: firestoreHost(), project: editions.env.VITE_FIREBASE_PROJECT_ID },
  editionPosts,
  sampleAccounts,
);

const schedulingProject = scheduling.env.VITE_FIREBASE_PROJECT_ID;
await seedFirestore({ host: firestoreHost(), project: schedulingProject }, [], sampleAccounts);
const db = adminFirestore(firestoreHost(), schedulingProject);
for (const [path, data] of Object.entries(scheduledPosts)) await setDoc(doc(db, path), data);

const every = { ...sites, below, portfolio, demo, projects, editions, scheduling };
type Site = (typeof every)[keyof typeof every];
const named = process.argv.slice(2);
const all = Object.entries(every).filter(([name]) => named.length === 0 || named.includes(name));
let built = 0;

async function build(site: Site) {
  await buildSiteOf(site, firestoreHost());
  console.log(toProgressLine(++built, all.length, 'sites'));
}

// Two at a time, for machines with two cores.
const waiting = all.map(([, site]) => site);
async function buildRest() {
  for (let site = waiting.shift(); site; site = waiting.shift()) await build(site);
}
await Promise.all([buildRest(), buildRest()]);
