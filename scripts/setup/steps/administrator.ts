import { findAdmins, findUser, setAdmin } from '../../owner/admins';
import { asOwner } from '../apis';
import { waitFor } from '../operations';
import type { Step } from '../step';
import { findSite } from './site';

/** Makes the owner an administrator, once they have signed in. */
export const administrator: Step = {
  name: 'Make you an administrator',
  says: 'Opens the site. Sign in there, and this account gets the flag that lets it write posts.',
  costs: 'nothing',
  async isDone(setup) {
    const state = await findAdmins(await asOwner(setup));
    return state === 'some' ? 'The site has an administrator.' : undefined;
  },
  async do(setup) {
    const { email: own } = (await setup.findAccess()) ?? {};
    const question = `The e-mail address that you sign in with${own ? ` [${own}]` : ''}: `;
    const email = (await setup.ask(question)) || own;
    if (!email) throw new Error('You named no e-mail address.');
    // Not at a domain of their own, which may not lead there yet.
    await setup.open((await findSite(setup))!);
    setup.say(`Choose “Sign in” there, as ${email}. This goes on by itself then.`);
    const sentence = `Nobody has signed in as ${email}.`;
    await waitFor(setup, sentence, async () => findUser(await asOwner(setup), email));
    await setAdmin(await asOwner(setup), email, true);
    return `${email} is an administrator.`;
  },
};
