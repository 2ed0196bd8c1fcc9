// What the doctor asks Google with the API key, as every visitor can.
import { provider } from '../../src/auth/provider';
import { call, type Google, Refusal } from '../owner/google';
import { origins } from '../owner/origins';
import { error, type Finding, hint, ok, warning } from './finding';

const RESTRICT = 'Run npm run setup, or see “Restrict the API key” in docs/set-up.md.';

/** What a browser sends with the key. */
export interface Key {
  apiKey: string;
  appId: string;
  /** The address of the site. */
  site: string;
}

const SERVICE_BLOCKED = 'API_KEY_SERVICE_BLOCKED';
const REFERRER_BLOCKED = 'API_KEY_HTTP_REFERRER_BLOCKED';

/** Sends a request with the key, as a page of a site does. Returns the refusal; undefined if there is none. */
async function send(
  google: Google,
  { apiKey }: Key,
  site: string,
  ...[method, url, body]: ['GET' | 'POST', string, object?]
): Promise<Refusal | undefined> {
  const headers = { Referer: new URL('/', site).href, 'X-Goog-Api-Key': apiKey };
  try {
    await call({ ...google, headers }, method, url, body);
    return undefined;
  } catch (cause) {
    if (cause instanceof Refusal) return cause;
    throw cause;
  }
}

const askToSignIn = (google: Google, key: Key, site: string) =>
  send(google, key, site, 'POST', `${google.identity}/accounts:createAuthUri`, {
    providerId: provider.id,
    continueUri: 'http://localhost',
  });

/** Asks whether the sign-in provider is on. Returns the refusal if the key itself is refused. */
export async function askForProvider(google: Google, key: Key): Promise<'on' | 'off' | Refusal> {
  const refusal = await askToSignIn(google, key, key.site);
  if (!refusal) return 'on';
  const isOff =
    // Until somebody opens Authentication in the console, its API is off, too.
    refusal.reason === 'SERVICE_DISABLED' ||
    /OPERATION_NOT_ALLOWED|CONFIGURATION_NOT_FOUND/.test(refusal.message);
  return isOff ? 'off' : refusal;
}

/** Says why the key is refused where the site needs it. */
export function explainRefusal({ reason, message }: Refusal, site: string): Finding {
  if (reason === REFERRER_BLOCKED)
    return error(
      `The API key is refused at ${site}: ${message}`,
      `Allow this address. ${RESTRICT}`,
    );
  if (reason === SERVICE_BLOCKED)
    return error(`The API key is refused for sign-in: ${message}`, `Allow its APIs. ${RESTRICT}`);
  return error(`The API key is refused: ${message}`, 'Copy it from the console again.');
}

/** Asks an API that every Firebase project has and the site doesn’t use. */
async function checkServices(google: Google, key: Key, management: string): Promise<Finding> {
  const url = `${management}/v1alpha/projects/-/apps/${key.appId}/webConfig`;
  const refusal = await send(google, key, key.site, 'GET', url);
  return refusal?.reason === SERVICE_BLOCKED
    ? ok('The API key opens only certain APIs.')
    : warning(
        'The API key opens APIs that the site doesn’t use.',
        `The rules don’t guard them, and some cost money. ${RESTRICT}`,
      );
}

/** Asks as a page of another site does. */
async function checkReferrers(google: Google, key: Key): Promise<Finding> {
  const refusal = await askToSignIn(google, key, 'https://example.com');
  return refusal?.reason === REFERRER_BLOCKED
    ? ok('The API key works only on certain sites.')
    : hint('The API key works on every site.', RESTRICT);
}

/** Checks whether the key allows sign-in at the site, and what else it opens. Throws if Google does not answer. */
export async function checkKey(
  google: Google,
  key: Key,
  management = origins.firebase,
): Promise<Finding[]> {
  const { label } = provider;
  const answer = await askForProvider(google, key);
  // A key that is refused here says nothing about its restrictions.
  if (answer instanceof Refusal) return [explainRefusal(answer, key.site)];
  const how = `Run npm run setup, or turn it on in the Firebase console: Authentication, Sign-in method, ${label}.`;
  return [
    answer === 'off' ? error(`${label} sign-in is off.`, how) : ok(`${label} sign-in is on.`),
    await checkServices(google, key, management),
    await checkReferrers(google, key),
  ];
}
