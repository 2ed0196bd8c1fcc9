import { call, type Google } from '../../owner/google';
import { asOwner } from '../apis';
import { orNothing, run } from '../operations';
import { readSetting } from '../settings';
import { confirm, type Setup, type Step } from '../step';
import { findSite } from './site';
import { listApps } from './webApp';

// Sign-in and the database. docs/set-up.md has the same list.
const SERVICES = ['identitytoolkit', 'securetoken', 'firestore'].map(
  (name) => `${name}.googleapis.com`,
);

interface Key {
  name: string;
  restrictions?: {
    browserKeyRestrictions?: { allowedReferrers?: string[] };
    apiTargets?: { service: string }[];
  };
}

/** Lists the addresses that the key is for: the site's own, that of the sign-in window, and a domain of the owner's. */
async function listSites(setup: Setup): Promise<string[]> {
  const site = (await findSite(setup))!;
  const own = readSetting(setup, 'VITE_SITE_URL') ?? site;
  const domain = readSetting(setup, 'VITE_FIREBASE_AUTH_DOMAIN') ?? '';
  const hosts = new Set([new URL(site).host, domain, new URL(own).host].filter(Boolean));
  return [...hosts].map((host) => `https://${host}/*`);
}

async function findKey(setup: Setup, google: Google): Promise<Key> {
  const api = `${setup.apis.keys}/v2`;
  const key = encodeURIComponent(readSetting(setup, 'VITE_FIREBASE_API_KEY')!);
  const { name } = await call<Key>(google, 'GET', `${api}/keys:lookupKey?keyString=${key}`);
  return call<Key>(google, 'GET', `${api}/${name}`);
}

const listReferrers = ({ restrictions }: Key) =>
  restrictions?.browserKeyRestrictions?.allowedReferrers ?? [];

/** Keeps the API key from opening what the site doesn't use. */
export const apiKey: Step = {
  name: 'Restrict the API key',
  says: 'Leaves it the three APIs that the site uses, on the site’s own addresses. Works within five minutes.',
  costs: 'nothing, and keeps others from using what would cost you',
  async isDone(setup) {
    const google = await asOwner(setup);
    const key = await findKey(setup, google).catch(orNothing);
    if (!key) return undefined;
    const services = key.restrictions?.apiTargets?.map(({ service }) => service) ?? [];
    const isRestricted =
      SERVICES.every((one) => services.includes(one)) && services.length === SERVICES.length;
    const referrers = listReferrers(key);
    return isRestricted && (await listSites(setup)).every((one) => referrers.includes(one))
      ? 'The API key opens three APIs, on the site’s own addresses.'
      : undefined;
  },
  async do(setup) {
    const google = await asOwner(setup);
    const key = await findKey(setup, google);
    const { length } = await listApps(setup, google);
    const question = `The project has ${length} web apps, which may share this key. Restrict it to this site?`;
    if (length > 1 && !(await confirm(setup, question, false)))
      return 'The API key stays as it is. docs/set-up.md says what it opens.';
    const sites = [...new Set([...listReferrers(key), ...(await listSites(setup))])];
    const restrictions = {
      browserKeyRestrictions: { allowedReferrers: sites },
      apiTargets: SERVICES.map((service) => ({ service })),
    };
    const path = `${key.name}?updateMask=restrictions`;
    await run(setup, google, `${setup.apis.keys}/v2`, 'PATCH', path, { restrictions });
    return undefined;
  },
};
