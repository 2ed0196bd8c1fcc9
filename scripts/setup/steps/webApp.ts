import { ok } from '../../doctor/finding';
import { apis } from '../../owner/apis';
import { call, type Google, realProject } from '../../owner/google';
import { operate, orNothing } from '../operations';
import { readSetting, type Settings, writeSettings } from '../settings';
import type { Setup, Step } from '../step';
import { findUrl } from './site';

const NAME = 'Portfolio';

interface App {
  appId: string;
  displayName?: string;
}

/** Lists the web apps of the project. */
export async function listApps(google: Google): Promise<App[]> {
  const url = `${apis.firebase}/projects/${google.project}/webApps`;
  return (await call<{ apps?: App[] }>(google, 'GET', url)).apps ?? [];
}

/** Finds the app of the site, or has the owner choose one; undefined if it must be registered. */
async function findApp(setup: Setup, apps: App[]): Promise<App | undefined> {
  const ownId = readSetting(setup, 'VITE_FIREBASE_APP_ID');
  const own =
    apps.find(({ appId }) => appId === ownId) ??
    apps.find(({ displayName }) => displayName === NAME);
  if (own || apps.length === 0) return own;
  for (const [i, { appId, displayName = '' }] of apps.entries())
    setup.say(`  ${i + 1}. ${displayName} ${appId}`);
  const answer = await setup.ask('The number of this site’s app [register a new one]: ');
  return apps[Number(answer) - 1];
}

/** Registers the web app, and returns it. */
async function register(setup: Setup, google: Google): Promise<App> {
  const path = `projects/${google.project}/webApps`;
  await operate(setup, google, apis.firebase, 'POST', path, { displayName: NAME });
  const app = (await listApps(google)).find(({ displayName }) => displayName === NAME);
  if (!app) throw new Error('Google has not registered the web app.');
  return app;
}

interface Config {
  apiKey: string;
  authDomain: string;
  appId: string;
}

/** Registers the site with Firebase, and writes what its pages need into .env. */
export const webApp: Step = {
  name: 'Register the web app, and write .env',
  says: 'Gives the site its API key and IDs. They are public: every visitor’s browser receives them.',
  costs: 'nothing',
  async check(owner) {
    const appId = readSetting(owner, 'VITE_FIREBASE_APP_ID');
    const isFilledIn = (['VITE_FIREBASE_API_KEY', 'VITE_SITE_URL'] as const).every((name) =>
      readSetting(owner, name),
    );
    if (!appId || !isFilledIn) return [];
    const apps = await listApps(await realProject(owner)).catch(orNothing);
    return apps?.some((app) => app.appId === appId)
      ? [ok(`.env has the settings of the web app ${appId}.`)]
      : [];
  },
  async run(setup) {
    const google = await realProject(setup);
    const apps = await listApps(google);
    const { appId } = (await findApp(setup, apps)) ?? (await register(setup, google));
    const url = `${apis.firebase}/projects/${google.project}/webApps/${appId}/config`;
    const { apiKey, authDomain } = await call<Config>(google, 'GET', url);
    const settings: Settings = {
      VITE_FIREBASE_API_KEY: apiKey,
      VITE_FIREBASE_AUTH_DOMAIN: authDomain,
      VITE_FIREBASE_APP_ID: appId,
    };
    // A domain of the owner's own is right, too.
    if (!readSetting(setup, 'VITE_SITE_URL')) settings.VITE_SITE_URL = await findUrl(setup);
    await writeSettings(setup, settings);
  },
};
