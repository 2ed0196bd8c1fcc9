// What the doctor asks Google, as a visitor and as the owner.
import { readFile } from 'node:fs/promises';
import { readFirebase } from '../programs/firebaseJson';
import { findAdmins } from '../owner/admins';
import { runQuery } from '../owner/documents';
import { SIGN_IN } from '../owner/access';
import { call, type Google, Refusal } from '../owner/google';
import { origins } from '../owner/origins';
import { checkKey, type Key } from './checkKey';
import { error, type Finding, ok, warning } from './finding';

const RULES_API = `${origins.rules}/v1`;

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
      `Run npm run setup, which creates it in ${readFirebase().firestore.location}.`,
    );
  const what = `The database answers with status ${refusal.status}: ${refusal.message}`;
  return error(what, 'Check the project ID.');
}

/** Checks the project as its visitors reach it. */
export async function checkForVisitors(
  google: Google,
  key: Key,
  managementApi?: string,
): Promise<Finding[]> {
  const reading = await checkReading(google);
  if (reading === noAnswer) return [noAnswer];
  return [reading, ...(await checkKey(google, key, managementApi))];
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

interface Database {
  locationId: string;
  pointInTimeRecoveryEnablement?: string;
}

function judgeRecovery({ pointInTimeRecoveryEnablement }: Database): Finding {
  return pointInTimeRecoveryEnablement === 'POINT_IN_TIME_RECOVERY_ENABLED'
    ? warning(
        'Point-in-time recovery is on, so what is deleted may be readable for seven days.',
        'SECURITY.md says to whom. To turn it off: gcloud firestore databases update --database="(default)" --no-enable-pitr',
      )
    : ok('Point-in-time recovery is off.');
}

async function checkDatabase(google: Google): Promise<Finding[]> {
  const url = `${google.firestore}/projects/${google.project}/databases/(default)`;
  const database = await call<Database>(google, 'GET', url);
  return [judgeLocation(database.locationId), judgeRecovery(database)];
}

interface Ruleset {
  source: { files: { content: string }[] };
}

/** Compares the deployed rules with those of the project. */
export async function checkRules(google: Google, api: string): Promise<Finding[]> {
  const file = readFirebase().firestore.rules;
  const release = `${api}/projects/${google.project}/releases/cloud.firestore`;
  const { rulesetName } = await call<{ rulesetName: string }>(google, 'GET', release);
  const { source } = await call<Ruleset>(google, 'GET', `${api}/${rulesetName}`);
  const deployed = source.files.map(({ content }) => content).join('\n');
  // Git and editors may change line endings.
  const normalize = (text: string) => text.trimEnd().replaceAll('\r\n', '\n');
  const isSame = normalize(deployed) === normalize(await readFile(file, 'utf8'));
  return [
    isSame
      ? ok(`The deployed rules are those in ${file}.`)
      : error(`The deployed rules differ from ${file}.`, 'Run: npm run deploy'),
  ];
}

const admins = {
  some: ok('There is an administrator.'),
  unverified: error(
    'No administrator has a verified e-mail, so nobody can publish.',
    'See “Use another sign-in provider” in docs/extending.md.',
  ),
  none: error(
    'There is no administrator, so nobody can publish.',
    'Run npm run setup, or sign in on the site once, then run: npm run grant-admin -- you@example.com',
  ),
};

const checkAdmins = async (google: Google): Promise<Finding[]> => [
  admins[await findAdmins(google)],
];

/** Reports a check that failed. */
const failed = (what: string) => (cause: Error) => [explainFailure(what, cause)];

function explainFailure(what: string, cause: Error): Finding {
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
}

/** Checks what only an owner of the project can see. `signIn` throws without credentials. */
export async function checkForOwner(
  signIn: () => Promise<Google>,
  rulesApi = RULES_API,
): Promise<Finding[]> {
  const google = await signIn().catch(() => undefined);
  if (!google) {
    const unchecked = 'The database, the deployed rules and the administrators were not checked';
    return [warning(`${unchecked}: there are no credentials.`, `Run: ${SIGN_IN}`)];
  }
  const findings = await Promise.all([
    checkDatabase(google).catch(failed('The database')),
    checkRules(google, rulesApi).catch(failed('The deployed rules')),
    checkAdmins(google).catch(failed('An administrator')),
  ]);
  return findings.flat();
}
