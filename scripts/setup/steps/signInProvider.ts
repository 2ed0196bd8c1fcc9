import { provider } from '../../../src/auth/provider';
import { error, type Finding, ok, open } from '../../doctor/finding';
import { call, type Owner, Refusal, visitor } from '../../owner/google';
import { waitFor } from '../operations';
import { readProject, readSetting } from '../settings';
import type { Step } from '../step';
import { findUrl } from './site';

const { id, label } = provider;

/** What to do about the API key. */
export const RESTRICT = 'Run npm run setup, or see “Restrict the API key” in docs/set-up.md.';

/** Google's reasons for refusing a key that is restricted. */
export const BLOCKED = {
  service: 'API_KEY_SERVICE_BLOCKED',
  referrer: 'API_KEY_HTTP_REFERRER_BLOCKED',
};

/** The address at which visitors find the site. */
export const readSite = (owner: Owner): string =>
  readSetting(owner, 'VITE_SITE_URL') ?? `https://${readProject(owner)}.web.app`;

/** Sends a request with the API key, as a page of a site does. Returns the refusal; undefined if there is none. */
export async function sendAsPage(
  owner: Owner,
  site: string,
  ...[method, url, body]: ['GET' | 'POST', string, object?]
): Promise<Refusal | undefined> {
  const apiKey = readSetting(owner, 'VITE_FIREBASE_API_KEY') ?? '';
  const headers = { Referer: new URL('/', site).href, 'X-Goog-Api-Key': apiKey };
  try {
    await call({ ...visitor(owner), headers }, method, url, body);
    return undefined;
  } catch (cause) {
    if (cause instanceof Refusal) return cause;
    throw cause;
  }
}

/** Asks whether the sign-in provider is on. Returns the refusal if the key itself is refused. */
export async function askForProvider(owner: Owner, site: string): Promise<'on' | 'off' | Refusal> {
  const url = `${visitor(owner).identity}/accounts:createAuthUri`;
  const body = { providerId: id, continueUri: 'http://localhost' };
  const refusal = await sendAsPage(owner, site, 'POST', url, body);
  if (!refusal) return 'on';
  const isOff =
    // Until somebody opens Authentication in the console, its API is off, too.
    refusal.reason === 'SERVICE_DISABLED' ||
    /OPERATION_NOT_ALLOWED|CONFIGURATION_NOT_FOUND/.test(refusal.message);
  return isOff ? 'off' : refusal;
}

/** Says why the key is refused where the site needs it. */
function explain({ reason, message }: Refusal, site: string): Finding {
  if (reason === BLOCKED.referrer)
    return error(
      `The API key is refused at ${site}: ${message}`,
      `Allow this address. ${RESTRICT}`,
    );
  if (reason === BLOCKED.service)
    return error(`The API key is refused for sign-in: ${message}`, `Allow its APIs. ${RESTRICT}`);
  return error(`The API key is refused: ${message}`, 'Copy it from the console again.');
}

const on = ok(`${label} sign-in is on.`);
const off = open(
  error(
    `${label} sign-in is off.`,
    `Run npm run setup, or turn it on in the Firebase console: Authentication, Sign-in method, ${label}.`,
  ),
);

async function checkAt(owner: Owner, site: string): Promise<Finding> {
  const answer = await askForProvider(owner, site);
  if (answer instanceof Refusal) return open(explain(answer, site));
  return answer === 'on' ? on : off;
}

/** Asks at the address that the key has allowed from the beginning. */
const check = async (owner: Owner) => checkAt(owner, (await findUrl(owner)) ?? readSite(owner));

/** Has the owner turn the sign-in provider on, which Firebase asks a person to do. */
export const signInProvider: Step = {
  name: `Turn ${label} sign-in on`,
  says: `Opens a page of the Firebase console: choose Get started, then ${label} → Enable, a support e-mail, and Save.`,
  costs: 'nothing',
  checkAsVisitor: async (owner) => [await checkAt(owner, readSite(owner))],
  check: async (owner) => [await check(owner)],
  async run(setup) {
    await setup.open(
      `https://console.firebase.google.com/project/${readProject(setup)}/authentication/providers`,
    );
    setup.say('This goes on by itself once you have saved.');
    let said = off.what;
    await waitFor(setup, `${label} sign-in is still off.`, async () => {
      const { what } = await check(setup);
      // A key that is new, or was just restricted, may be refused for some minutes.
      if (what !== said && what !== on.what) setup.say(what);
      said = what;
      return what === on.what;
    });
  },
};
