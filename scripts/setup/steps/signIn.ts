import { ok, open, warning } from '../../doctor/finding';
import { SIGN_IN } from '../../owner/access';
import type { Step } from '../step';

/** Signs in with the Firebase CLI, which keeps the sign-in for later commands. */
export const signIn: Step = {
  name: 'Sign in to Firebase',
  says: 'Opens Google’s page for the Firebase CLI. Its sign-in stays on this computer, for this and later commands.',
  costs: 'nothing',
  async check({ findAccess }) {
    const access = await findAccess();
    if (access)
      return [
        ok(
          `You are signed in${access.email ? ` as ${access.email}` : ', without the Firebase CLI'}.`,
        ),
      ];
    const unchecked = 'The database, the deployed rules and the administrators were not checked';
    return [open(warning(`${unchecked}: there are no credentials.`, `Run: ${SIGN_IN}`))];
  },
  async run({ signIn: start }) {
    if ((await start()) !== 0) throw new Error('The sign-in was not completed.');
  },
};
