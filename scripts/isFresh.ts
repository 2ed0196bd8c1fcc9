// `npm run check:fresh`: compares the posts that the deployed site was built from with the database. Exits with 0 if
// they are the same, with 2 if they differ, and with 1, as after a crash, if they could not be compared.
import { loadEnv } from 'vite';
import { readResume } from '../src/content/readResume';
import { filledIn, siteUrl } from '../src/settings';
import { fetchFingerprint, isUnchanged } from './pages/fingerprint';
import { openFirestore } from './pages/readBlogs';
import { runMain } from './programs/runMain';

async function main(): Promise<number> {
  const env = loadEnv('production', '.');
  const projectId = filledIn(env.VITE_FIREBASE_PROJECT_ID);
  if (!projectId) throw new Error('VITE_FIREBASE_PROJECT_ID is not filled in.');
  // The same site as in src/layout/absoluteUrl.ts, which only a build can import.
  const site = siteUrl(env.VITE_SITE_URL) ?? readResume().resume.basics.url;
  if (!site) throw new Error('VITE_SITE_URL is not filled in.');

  const fingerprint = await fetchFingerprint(site);
  if (fingerprint && (await isUnchanged(openFirestore(projectId), fingerprint))) {
    console.log(`${site} has the posts of the database.`);
    return 0;
  }
  console.log(
    fingerprint
      ? `The posts in the database have changed since ${site} was built.`
      : `${site} was built without posts, or by an earlier version.`,
  );
  return 2;
}

await runMain(main);
