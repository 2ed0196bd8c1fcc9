// `node scripts/checkFresh.mjs`: compares the posts that the deployed site was built from with the database. Exits with 0
// if they are the same, with 2 if they differ, and with 1 if they can't be compared. Needs no installed packages.
import { loadSettings, setting, siteAddress } from './pages/commit.mjs';
import { FINGERPRINT_FILE, readFingerprint, request } from './pages/fingerprint.mjs';

/** Compares the two, says the result, and returns whether they are the same. */
async function isFresh() {
  const projectId = setting('VITE_FIREBASE_PROJECT_ID');
  if (!projectId) throw new Error('VITE_FIREBASE_PROJECT_ID is not filled in.');
  const site = siteAddress();
  const { href } = new URL(`/${FINGERPRINT_FILE}`, site);
  const response = await request(href);
  if (response.status === 404) {
    console.log(`${site} was built without posts.`);
    return false;
  }
  if (!response.ok) throw new Error(`${href} answers with status ${response.status}.`);
  const isSame = (await response.text()) === JSON.stringify(await readFingerprint(projectId));
  if (isSame) console.log(`${site} has the posts of the database.`);
  else console.log(`The posts in the database have changed since ${site} was built.`);
  return isSame;
}

loadSettings();
try {
  process.exitCode = (await isFresh()) ? 0 : 2;
} catch (error) {
  console.error(`✗ ${error.message}`);
  if (error.cause) console.error(error.cause);
  process.exitCode = 1;
}
