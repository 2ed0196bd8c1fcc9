// What the doctor asks Google, as a visitor and as the owner.
import { readFile } from 'node:fs/promises';
import { readFirebase } from '../programs/firebaseJson';
import { hasAdmin } from '../owner/admins';
import { runQuery } from '../owner/documents';
import { call, type Google, Refusal } from '../owner/google';
import { error, type Finding, ok, warning } from './finding';

const RULES_API = 'https://firebaserules.googleapis.com/v1';
const SIGN_IN = 'gcloud auth application-default login';

const toRefusal = (cause: unknown) => (cause instanceof Refusal ? cause : undefined);
/** Nothing else can be checked without a connection. */
export const noAnswer = error('Google does not answer.', 'Check your connection.');

/** Why visitors can't read posts: the status of the refusal, or no answer. Undefined if they can. */
export async function findRefusal(google: Google): Promise<Refusal | 'offline' | undefined> {
  try {
    await runQuery(google, { from: [{ collectionId: 'blogs' }], limit: 1 });
    return undefined;
  } catch (cause) {
    return toRefusal(cause) ?? 'offline';
  }
}

async function checkReading(google: Google): Promise<Finding> {
  const refusal = await findRefusal(google);
  if (!refusal) return ok('The database answers, and visitors can read posts.');
  if (refusal === 'offline') return noAnswer;
  if (refusal.status === 403)
    return error('The rules keep visitors from reading posts.', 'Run: npm run deploy');
  if (refusal.status === 404)
    return error(
      `The project ${google.project} has no database.`,
      `Run npm run deploy, which creates it in ${readFirebase().firestore.location}.`,
    );
  const what = `The database answers with status ${refusal.status}: ${refusal.message}`;
  return error(what, 'Check the project ID.');
}

async function checkSignIn(google: Google, apiKey: string): Promise<Finding> {
  const url = `${google.identity}/accounts:createAuthUri?key=${apiKey}`;
  try {
    await call(google, 'POST', url, { providerId: 'google.com', continueUri: 'http://localhost' });
    return ok('Google sign-in is on.');
  } catch (cause) {
    const refusal = toRefusal(cause);
    if (!refusal) return noAnswer;
    return /OPERATION_NOT_ALLOWED|CONFIGURATION_NOT_FOUND/.test(refusal.message)
      ? error(
          'Google sign-in is off.',
          'Turn it on in the Firebase console: Authentication, Sign-in method, Google.',
        )
      : error(`The API key is refused: ${refusal.message}`, 'Copy it from the console again.');
  }
}

/** Checks the project as its visitors reach it. */
export async function checkForVisitors(google: Google, apiKey: string): Promise<Finding[]> {
  const reading = await checkReading(google);
  return reading === noAnswer ? [noAnswer] : [reading, await checkSignIn(google, apiKey)];
}

/** Judges where the database is: in Europe, or where firebase.json says. */
export function judgeLocation(location: string): Finding {
  if (/^eur\d|^europe-/.test(location)) return ok(`The database is in Europe: ${location}`);
  const what = `The database is not in Europe, but in ${location}.`;
  const how = 'It can’t be moved. For one in Europe, create another project.';
  return location === readFirebase().firestore.location
    ? warning(what, how)
    : error(what, `${how} To keep it there, write "${location}" into firebase.json.`);
}

async function checkLocation(google: Google): Promise<Finding> {
  const url = `${google.firestore}/projects/${google.project}/databases/(default)`;
  const { locationId } = await call<{ locationId: string }>(google, 'GET', url);
  return judgeLocation(locationId);
}

interface Ruleset {
  source: { files: { content: string }[] };
}

async function checkRules(google: Google, api: string): Promise<Finding> {
  const file = readFirebase().firestore.rules;
  const release = `${api}/projects/${google.project}/releases/cloud.firestore`;
  const { rulesetName } = await call<{ rulesetName: string }>(google, 'GET', release);
  const { source } = await call<Ruleset>(google, 'GET', `${api}/${rulesetName}`);
  const deployed = source.files.map(({ content }) => content).join('\n');
  // Git and editors may change line endings.
  const normalize = (text: string) => text.trimEnd().replaceAll('\r\n', '\n');
  return normalize(deployed) === normalize(await readFile(file, 'utf8'))
    ? ok(`The deployed rules are those in ${file}.`)
    : error(`The deployed rules differ from ${file}.`, 'Run: npm run deploy');
}

const checkAdmin = async (google: Google): Promise<Finding> =>
  (await hasAdmin(google))
    ? ok('There is an administrator.')
    : error(
        'There is no administrator, so nobody can publish.',
        'Sign in on the site once, then run: npm run grant-admin -- you@example.com',
      );

/** Reports a check that failed. */
const failed = (what: string) => (cause: Error) => {
  // Google's messages may have several lines.
  const message = cause.message.replace(/\s+/g, ' ');
  const status = toRefusal(cause)?.status;
  if (status === 403)
    return warning(
      `${what} could not be checked, because Google refuses your account: ${message}`,
      `Do what it says, or sign in as an owner of the project: ${SIGN_IN}`,
    );
  return status === 404
    ? error(`${what} could not be found: ${message}`, 'Run: npm run deploy')
    : warning(`${what} could not be checked: ${message}`, 'Try again later.');
};

/** Checks what only an owner of the project can see. `signIn` throws without credentials. */
export async function checkForOwner(
  signIn: () => Promise<Google>,
  rulesApi = RULES_API,
): Promise<Finding[]> {
  const google = await signIn().catch(() => undefined);
  if (!google) {
    const unchecked = 'The location, the deployed rules and the administrators were not checked';
    return [warning(`${unchecked}: there are no credentials.`, `Run: ${SIGN_IN}`)];
  }
  return Promise.all([
    checkLocation(google).catch(failed('The database’s location')),
    checkRules(google, rulesApi).catch(failed('The deployed rules')),
    checkAdmin(google).catch(failed('An administrator')),
  ]);
}
