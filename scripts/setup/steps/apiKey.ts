import { type Finding, hint, ok, warning } from '../../doctor/finding';
import { apis } from '../../owner/apis';
import { call, type Google, type Owner, realProject, Refusal } from '../../owner/google';
import { operate, orNothing } from '../operations';
import { readSetting } from '../settings';
import { confirm, type Step } from '../step';
import { askForProvider, BLOCKED, readSite, RESTRICT, sendAsPage } from './signInProvider';
import { findUrl } from './site';
import { listApps } from './webApp';

// Sign-in and the database. docs/set-up.md has the same list.
const SERVICES = ['identitytoolkit', 'securetoken', 'firestore'].map(
  (name) => `${name}.googleapis.com`,
);

// Of an API that every Firebase project has and the site doesn’t use.
const OTHER_API = 'https://firebase.googleapis.com/v1alpha/projects/-/apps';

/** Asks an API that the site doesn’t use, as a page of the site does. */
async function checkServices(owner: Owner): Promise<Finding> {
  const appId = readSetting(owner, 'VITE_FIREBASE_APP_ID') ?? '-';
  const url = `${OTHER_API}/${appId}/webConfig`;
  const refusal = await sendAsPage(owner, readSite(owner), 'GET', url);
  return refusal?.reason === BLOCKED.service
    ? ok('The API key opens only certain APIs.')
    : warning(
        'The API key opens APIs that the site doesn’t use.',
        `The rules don’t guard them, and some cost money. ${RESTRICT}`,
      );
}

/** Asks as a page of another site does. */
async function checkReferrers(owner: Owner): Promise<Finding> {
  const answer = await askForProvider(owner, 'https://example.com');
  return answer instanceof Refusal && answer.reason === BLOCKED.referrer
    ? ok('The API key works only on certain sites.')
    : hint('The API key works on every site.', RESTRICT);
}

interface Key {
  name: string;
  restrictions?: {
    browserKeyRestrictions?: { allowedReferrers?: string[] };
    apiTargets?: { service: string }[];
  };
}

/** Lists the addresses that the key is for: the site's own, that of the sign-in window, and a domain of the owner's. */
async function listSites(owner: Owner): Promise<string[]> {
  const site = (await findUrl(owner)) ?? readSite(owner);
  const own = readSetting(owner, 'VITE_SITE_URL') ?? site;
  const domain = readSetting(owner, 'VITE_FIREBASE_AUTH_DOMAIN') ?? '';
  const hosts = new Set([new URL(site).host, domain, new URL(own).host].filter(Boolean));
  return [...hosts].map((host) => `https://${host}/*`);
}

async function findKey(owner: Owner, google: Google): Promise<Key> {
  const key = encodeURIComponent(readSetting(owner, 'VITE_FIREBASE_API_KEY')!);
  const { name } = await call<Key>(google, 'GET', `${apis.keys}/keys:lookupKey?keyString=${key}`);
  return call<Key>(google, 'GET', `${apis.keys}/${name}`);
}

const listReferrers = ({ restrictions }: Key) =>
  restrictions?.browserKeyRestrictions?.allowedReferrers ?? [];

/** Whether a key opens what the site uses, there, and no other API. */
async function isRestricted(owner: Owner, key: Key): Promise<boolean> {
  const services = key.restrictions?.apiTargets?.map(({ service }) => service) ?? [];
  if (services.length !== SERVICES.length || SERVICES.some((name) => !services.includes(name)))
    return false;
  const referrers = listReferrers(key);
  return (await listSites(owner)).every((address) => referrers.includes(address));
}

/** Keeps the API key from opening what the site doesn't use. */
export const apiKey: Step = {
  name: 'Restrict the API key',
  says: 'Leaves it the three APIs that the site uses, on the site’s own addresses. Works within five minutes.',
  costs: 'nothing, and keeps others from using what would cost you',
  async checkAsVisitor(owner) {
    // A key that is refused at the site says nothing about its restrictions.
    if ((await askForProvider(owner, readSite(owner))) instanceof Refusal) return [];
    return [await checkServices(owner), await checkReferrers(owner)];
  },
  async check(owner) {
    const key = await findKey(owner, await realProject(owner)).catch(orNothing);
    return key && (await isRestricted(owner, key))
      ? [ok('The API key opens three APIs, on the site’s own addresses.')]
      : [];
  },
  async run(setup) {
    const google = await realProject(setup);
    const key = await findKey(setup, google);
    const { length } = await listApps(google);
    const question = `The project has ${length} web apps, which may share this key. Restrict it to this site?`;
    if (length > 1 && !(await confirm(setup, question, false)))
      return 'The API key stays as it is. docs/set-up.md says what it opens.';
    const sites = [...new Set([...listReferrers(key), ...(await listSites(setup))])];
    const restrictions = {
      browserKeyRestrictions: { allowedReferrers: sites },
      apiTargets: SERVICES.map((service) => ({ service })),
    };
    const path = `${key.name}?updateMask=restrictions`;
    await operate(setup, google, apis.keys, 'PATCH', path, { restrictions });
    return undefined;
  },
};
