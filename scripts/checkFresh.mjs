// `node scripts/checkFresh.mjs`: looks for posts published, edited, deleted or fallen due since the deployed site was built. Exits with 0
// if there are none, with 2 if there are, and with 1 if it can't find out. Needs no installed packages.
import { loadSettings, setting, siteAddress, toFileUrl } from './fresh/commit.mjs';
import { BUILT_FILE, hasChanged, fetchWithTimeout } from './fresh/changesSince.mjs';

/** Looks for changes, says the result, and returns whether there are none. */
async function isFresh() {
  const projectId = setting('VITE_FIREBASE_PROJECT_ID');
  if (!projectId) throw new Error('VITE_FIREBASE_PROJECT_ID is not filled in.');
  const site = siteAddress();
  const href = toFileUrl(site, BUILT_FILE);
  const response = await fetchWithTimeout(href);
  if (response.status === 404) {
    console.log(`${site} was built without posts.`);
    return false;
  }
  if (!response.ok) throw new Error(`${href} answers with status ${response.status}.`);
  const isSame = !(await hasChanged(projectId, await response.json()));
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
