import { error, type Finding, ok, open, warning } from '../../doctor/finding';
import { hasScheduledPosts } from '../../../src/settings';
import { POSTS } from '../../owner/backup';
import { dueAt, type Query, runQuery } from '../../owner/documents';
import { call, type Google, realProject, Refusal, visitor } from '../../owner/google';
import { readFirebase } from '../../programs/firebaseJson';
import { operate, orNothing, waitFor } from '../operations';
import type { Step } from '../step';

const { location } = readFirebase().firestore;

/** Nothing else can be checked without a connection. */
export const noAnswer = error('Google does not answer.', 'Check your connection.');

/** Why visitors can't read what a query asks for, by default posts: the refusal, or no answer. Undefined if they can. */
export async function findRefusal(
  google: Google,
  query: Query = POSTS,
): Promise<Refusal | 'offline' | undefined> {
  try {
    await runQuery(google, { ...query, limit: 1 });
    return undefined;
  } catch (cause) {
    return cause instanceof Refusal ? cause : 'offline';
  }
}

const missing = ({ project }: Google) =>
  open(
    error(
      `The project ${project} has no database.`,
      `Run npm run setup, which creates it in ${location}.`,
    ),
  );

async function checkReading(google: Google): Promise<Finding> {
  const refusal = await findRefusal(google);
  if (!refusal) return ok('The database answers, and visitors can read posts.');
  if (refusal === 'offline') return noAnswer;
  const { status, message } = refusal;
  if (status === 404) return missing(google);
  return status === 403
    ? error('The rules keep visitors from reading posts.', 'Run: npm run deploy')
    : error(`The database answers with status ${status}: ${message}`, 'Check the project ID.');
}

/** Checks whether the deployed rules know scheduled posts: only then do they answer what visitors' pages ask. */
async function checkScheduled(google: Google): Promise<Finding[]> {
  if (!hasScheduledPosts) return [];
  return [
    (await findRefusal(google, dueAt(new Date(0).toISOString())))
      ? error('The deployed rules know no scheduled posts.', 'Run: npm run deploy')
      : ok('Visitors can read scheduled posts that are due.'),
  ];
}

/** Judges where the database is: in Europe, or where firebase.json says. */
export function judgeLocation(found: string): Finding {
  if (/^eur\d|^europe-/.test(found)) return ok(`The database is in Europe: ${found}`);
  const what = `The database is not in Europe, but in ${found}.`;
  const how = 'It can’t be moved. For one in Europe, create another project.';
  return found === location
    ? warning(what, how)
    : error(what, `${how} To keep it there, write "${found}" into firebase.json.`);
}

interface Database {
  locationId: string;
  type: string;
  pointInTimeRecoveryEnablement?: string;
}

const judgeRecovery = ({ pointInTimeRecoveryEnablement }: Database): Finding =>
  pointInTimeRecoveryEnablement === 'POINT_IN_TIME_RECOVERY_ENABLED'
    ? warning(
        'Point-in-time recovery is on, so what is deleted may be readable for seven days.',
        'SECURITY.md says to whom. To turn it off: gcloud firestore databases update --database="(default)" --no-enable-pitr',
      )
    : ok('Point-in-time recovery is off.');

/** Creates the database where firebase.json says. */
export const database: Step = {
  name: `Create the database in ${location}`,
  says: 'Cloud Firestore holds the posts. Where it is can’t be changed later; firebase.json names the place.',
  costs: 'nothing: 1 GB and 50,000 reads a day are free',
  async checkAsVisitor(owner) {
    const reading = await checkReading(visitor(owner));
    return [reading, ...(reading.level === 'ok' ? await checkScheduled(visitor(owner)) : [])];
  },
  async check(owner) {
    const google = await realProject(owner);
    const url = `${google.firestore}/projects/${google.project}/databases/(default)`;
    const found = await call<Database>(google, 'GET', url).catch(orNothing);
    if (!found) return [missing(google)];
    if (found.type === 'DATASTORE_MODE')
      return [error('The database is in Datastore mode.', 'Choose another project.')];
    return [judgeLocation(found.locationId), judgeRecovery(found)];
  },
  async run(setup) {
    const google = await realProject(setup);
    const path = `projects/${google.project}/databases?databaseId=(default)`;
    const body = { type: 'FIRESTORE_NATIVE', locationId: location };
    await operate(setup, google, google.firestore, 'POST', path, body).catch((cause: unknown) => {
      // An interrupted run has created it.
      if (!(cause instanceof Refusal && cause.status === 409)) throw cause;
    });
    await waitFor(setup, 'Google is still creating the database.', async () => {
      const refusal = await findRefusal(visitor(setup));
      return refusal === 'offline' || refusal?.status !== 404;
    });
  },
};
