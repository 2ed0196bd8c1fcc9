import { documentsPath, runQuery } from './documents';
import { call, type Google } from './google';

interface Found {
  users?: { localId: string; emailVerified?: boolean }[];
}

/** Grants or revokes the admin role by e-mail and returns the user's id. Throws if the user may not have the role. */
export async function setAdmin(google: Google, email: string, isAdmin: boolean): Promise<string> {
  const { identity, firestore, project } = google;
  const lookUp = `${identity}/projects/${project}/accounts:lookup`;
  const { users = [] } = await call<Found>(google, 'POST', lookUp, { email: [email] });
  const [user] = users;
  if (!user)
    throw new Error(`Nobody has signed in as ${email}. They must sign in on the site once first.`);
  if (isAdmin && !user.emailVerified)
    throw new Error(`The e-mail ${email} is not verified, so the rules would refuse their posts.`);
  const path = `${documentsPath(google)}/users/${user.localId}`;
  await call(google, 'PATCH', `${firestore}/${path}?updateMask.fieldPaths=admin`, {
    fields: { admin: { booleanValue: isAdmin } },
  });
  return user.localId;
}

/** Returns whether the project has an administrator. */
export async function hasAdmin(google: Google): Promise<boolean> {
  const where = { field: { fieldPath: 'admin' }, op: 'EQUAL', value: { booleanValue: true } };
  const from = [{ collectionId: 'users' }];
  const found = await runQuery(google, { from, where: { fieldFilter: where }, limit: 1 });
  return found.length > 0;
}
