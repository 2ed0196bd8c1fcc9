import type { Step } from '../step';

/** Signs in with the Firebase CLI, which keeps the sign-in for later commands. */
export const signIn: Step = {
  name: 'Sign in to Firebase',
  says: 'Opens Google’s page for the Firebase CLI. Its sign-in stays on this computer, for this and later commands.',
  costs: 'nothing',
  async isDone({ findAccess }) {
    const access = await findAccess();
    const who = access?.email ? ` as ${access.email}` : ', without the Firebase CLI';
    return access && `You are signed in${who}.`;
  },
  async do({ signIn }) {
    if ((await signIn()) !== 0) throw new Error('The sign-in was not completed.');
  },
};
