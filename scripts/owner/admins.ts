import { isAdmin } from '../../src/auth/roles';
import { documentsPath, runQuery } from './documents';
import { call, type Google } from './google';

interface User {
  localId: string;
  emailVerified?: boolean;
}

/** Looks users up in Firebase Auth. Leaves out those that it doesn't know. */
async function lookUp(google: Google, by: { email: string[] } | { localId: string[] }) {
  const url = `${google.identity}/projects/${google.project}/accounts:lookup`;
  return (await call<{ users?: User[] }>(google, 'POST', url, by)).users ?? [];
}

/** Finds a user who has signed in once, by e-mail. */
export const findUser = async (google: Google, email: string): Promise<User | undefined> =>
  (await lookUp(google, { email: [email] }))[0];

/** Grants or revokes the admin role by e-mail, or only looks whether it can in a dry run, and returns the user's id. Throws if the user may not have the role. */
export async function setAdmin(
  google: Google,
  email: string,
  admin: boolean,
  isDryRun = false,
): Promise<string> {
  const user = await findUser(google, email);
  if (!user)
    throw new Error(`Nobody has signed in as ${email}. They must sign in on the site once first.`);
  if (admin && !isAdmin(user, { admin }))
    throw new Error(`The e-mail ${email} is not verified, so the rules would refuse their posts.`);
  if (isDryRun) return user.localId;
  const path = `${documentsPath(google)}/users/${user.localId}`;
  await call(google, 'PATCH', `${google.firestore}/${path}?updateMask.fieldPaths=admin`, {
    fields: { admin: { booleanValue: admin } },
  });
  return user.localId;
}

// As many as one look-up takes.
const MAX_ADMINS = 100;

/** Whether somebody may publish; or else whether somebody has the flag, but no verified e-mail. */
export async function findAdmins(google: Google): Promise<'some' | 'unverified' | 'none'> {
  const where = { field: { fieldPath: 'admin' }, op: 'EQUAL', value: { booleanValue: true } };
  const from = [{ collectionId: 'users' }];
  const answers = await runQuery(google, {
    from,
    where: { fieldFilter: where },
    limit: MAX_ADMINS,
  });
  if (answers.length === 0) return 'none';
  const localId = answers.map(({ name }) => name.split('/').at(-1)!);
  const users = await lookUp(google, { localId });
  return users.some((user) => isAdmin(user, { admin: true })) ? 'some' : 'unverified';
}
