import { provider } from '../../../src/auth/provider';
import { askForProvider, explainRefusal } from '../../doctor/checkKey';
import { asVisitor } from '../apis';
import { waitFor } from '../operations';
import { readSetting } from '../settings';
import type { Setup, Step } from '../step';
import { findSite } from './site';

const { label } = provider;

/** Asks as a page of the site does, at the address that the key has allowed from the beginning. */
async function askAsPage(setup: Setup) {
  const apiKey = readSetting(setup, 'VITE_FIREBASE_API_KEY') ?? '';
  const appId = readSetting(setup, 'VITE_FIREBASE_APP_ID') ?? '';
  return askForProvider(asVisitor(setup), { apiKey, appId, site: (await findSite(setup))! });
}

/** Has the owner turn the sign-in provider on, which Firebase asks a person to do. */
export const signInProvider: Step = {
  name: `Turn ${label} sign-in on`,
  says: `Opens a page of the Firebase console: choose Get started, then ${label} → Enable, a support e-mail, and Save.`,
  costs: 'nothing',
  isDone: async (setup) =>
    (await askAsPage(setup)) === 'on' ? `${label} sign-in is on.` : undefined,
  async do(setup) {
    const { project } = asVisitor(setup);
    await setup.open(
      `https://console.firebase.google.com/project/${project}/authentication/providers`,
    );
    setup.say('This goes on by itself once you have saved.');
    let said = '';
    await waitFor(setup, `${label} sign-in is still off.`, async () => {
      const answer = await askAsPage(setup);
      if (answer === 'on') return true;
      // A key that is new, or was just restricted, may be refused for some minutes.
      const what = answer === 'off' ? '' : explainRefusal(answer, 'this site').what;
      if (what !== said) setup.say(what);
      said = what;
      return undefined;
    });
  },
};
