// `node scripts/checkFresh.mjs`: compares the posts that the deployed site was built from with the database. Exits with 0
// if they are the same, with 2 if they differ, and with 1 if they can't be compared. Needs no installed packages.
import { existsSync, readFileSync } from 'node:fs';
import { FINGERPRINT_FILE, readFingerprint, request } from './pages/fingerprint.mjs';

if (existsSync('.env')) process.loadEnvFile('.env');

/** An environment variable; undefined if it is empty or a placeholder of .env.example. */
function setting(name) {
  const value = process.env[name];
  return value && !value.startsWith('{') ? value : undefined;
}

/** Compares the two, says the result, and returns whether they are the same. */
async function isFresh() {
  const projectId = setting('VITE_FIREBASE_PROJECT_ID');
  if (!projectId) throw new Error('VITE_FIREBASE_PROJECT_ID is not filled in.');
  // The same site as in src/layout/absoluteUrl.ts.
  const { basics } = JSON.parse(readFileSync('src/content/resume.json', 'utf8'));
  const site = setting('VITE_SITE_URL') ?? basics?.url;
  if (!site) throw new Error('VITE_SITE_URL is not filled in.');

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

try {
  process.exitCode = (await isFresh()) ? 0 : 2;
} catch (error) {
  console.error(`✗ ${error.message}`);
  if (error.cause) console.error(error.cause);
  process.exitCode = 1;
}
