import { error, ok, open } from '../../doctor/finding';
import { findAdmins, findUser, setAdmin } from '../../owner/admins';
import { realProject } from '../../owner/google';
import { waitFor } from '../operations';
import type { Step } from '../step';
import { findUrl } from './site';

const findings = {
  some: ok('There is an administrator.'),
  unverified: open(
    error(
      'No administrator has a verified e-mail, so nobody can publish.',
      'See “Use another sign-in provider” in docs/extending.md.',
    ),
  ),
  none: open(
    error(
      'There is no administrator, so nobody can publish.',
      'Run npm run setup, or sign in on the site once, then run: npm run grant-admin -- you@example.com',
    ),
  ),
};

/** Makes the owner an administrator, once they have signed in. */
export const administrator: Step = {
  name: 'Make you an administrator',
  says: 'Opens the site. Sign in there, and this account gets the flag that lets it write posts.',
  costs: 'nothing',
  check: async (owner) => [findings[await findAdmins(await realProject(owner))]],
  async run(setup) {
    const { email: own } = (await setup.findAccess()) ?? {};
    const question = `The e-mail address that you sign in with${own ? ` [${own}]` : ''}: `;
    const email = (await setup.ask(question)) || own;
    if (!email) throw new Error('You named no e-mail address.');
    // Not at a domain of their own, which may not lead there yet.
    await setup.open((await findUrl(setup))!);
    setup.say(`Choose “Sign in” there, as ${email}. This goes on by itself then.`);
    const sentence = `Nobody has signed in as ${email}.`;
    await waitFor(setup, sentence, async () => findUser(await realProject(setup), email));
    await setAdmin(await realProject(setup), email, true);
    return `${email} is an administrator.`;
  },
};
