import { readFile } from 'node:fs/promises';
import firebase from '../../firebase.json' with { type: 'json' };
import { hasAdmin } from '../owner/admins';
import { call, type Google, Refusal } from '../owner/google';
import { error, type Finding, ok, warning } from './finding';

const RULES_API = 'https://firebaserules.googleapis.com/v1';
const SIGN_IN = 'gcloud auth application-default login';

async function checkLocation(google: Google): Promise<Finding> {
  const url = `${google.firestore}/projects/${google.project}/databases/(default)`;
  const { locationId } = await call<{ locationId: string }>(google, 'GET', url);
  return /^eur\d|^europe-/.test(locationId)
    ? ok(`The database is in Europe: ${locationId}`)
    : warning(
        `The database is not in Europe, but in ${locationId}.`,
        'It can’t be moved. If it should be in Europe, create another project before there are posts.',
      );
}

// Git and editors may change how lines end.
const toLines = (text: string) => text.trimEnd().replaceAll('\r\n', '\n');

interface Ruleset {
  source: { files: { content: string }[] };
}

async function checkRules(google: Google, api: string): Promise<Finding> {
  const file = firebase.firestore.rules;
  const release = `${api}/projects/${google.project}/releases/cloud.firestore`;
  const { rulesetName } = await call<{ rulesetName: string }>(google, 'GET', release);
  const { source } = await call<Ruleset>(google, 'GET', `${api}/${rulesetName}`);
  const deployed = source.files.map(({ content }) => content).join('\n');
  return toLines(deployed) === toLines(await readFile(file, 'utf8'))
    ? ok(`The rules that are deployed are those in ${file}.`)
    : error(`The rules that are deployed are not those in ${file}.`, 'Run: npm run deploy');
}

const checkAdmin = async (google: Google): Promise<Finding> =>
  (await hasAdmin(google))
    ? ok('There is an administrator.')
    : error(
        'There is no administrator, so nobody can publish.',
        'Sign in on the site once, then run: npm run grant-admin -- you@example.com',
      );

/** What is found if a check fails. `what` is what it looks for. */
const unchecked = (what: string) => (cause: unknown) => {
  // Google's messages may have several lines.
  const message = (cause as Error).message.replace(/\s+/g, ' ');
  const status = cause instanceof Refusal ? cause.status : 0;
  if (status === 403)
    return warning(
      `${what} could not be checked, as Google refuses your account: ${message}`,
      `Do what it says, or sign in as an owner of the project: ${SIGN_IN}`,
    );
  return status === 404
    ? error(`${what} could not be found: ${message}`, 'Run: npm run deploy')
    : warning(`${what} could not be checked: ${message}`, 'Run this again later.');
};

/** Checks what only an owner of the project can see. `signIn` throws without credentials. */
export async function checkProject(
  signIn: () => Promise<Google>,
  rulesApi = RULES_API,
): Promise<Finding[]> {
  const google = await signIn().catch(() => undefined);
  if (!google)
    return [
      warning(
        'The database’s location, the deployed rules and the administrators were not checked: there are no credentials.',
        `Run: ${SIGN_IN}`,
      ),
    ];
  return Promise.all([
    checkLocation(google).catch(unchecked('The database’s location')),
    checkRules(google, rulesApi).catch(unchecked('The deployed rules')),
    checkAdmin(google).catch(unchecked('An administrator')),
  ]);
}
