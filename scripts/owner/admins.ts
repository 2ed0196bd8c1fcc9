import { call, documentsOf, type Google, runQuery } from './google';

interface Found {
  users?: { localId: string; emailVerified?: boolean }[];
}

/**
 * Makes the user with this e-mail an administrator, or no longer one. Returns their user id. Throws if nobody has signed
 * in with it, or, when granting, if the e-mail is not verified.
 */
export async function setAdmin(google: Google, email: string, isAdmin: boolean): Promise<string> {
  const { identity, firestore, project } = google;
  const lookUp = `${identity}/projects/${project}/accounts:lookup`;
  const { users = [] } = await call<Found>(google, 'POST', lookUp, { email: [email] });
  const [user] = users;
  if (!user)
    throw new Error(`Nobody has signed in as ${email}. They must sign in on the site once before.`);
  if (isAdmin && !user.emailVerified)
    throw new Error(`The e-mail ${email} is not verified, so the rules would refuse its posts.`);
  const path = `${documentsOf(google)}/users/${user.localId}`;
  await call(google, 'PATCH', `${firestore}/${path}?updateMask.fieldPaths=admin`, {
    fields: { admin: { booleanValue: isAdmin } },
  });
  return user.localId;
}

/** Whether there is an administrator. */
export async function hasAdmin(google: Google): Promise<boolean> {
  const where = { field: { fieldPath: 'admin' }, op: 'EQUAL', value: { booleanValue: true } };
  const from = [{ collectionId: 'users' }];
  const found = await runQuery(google, { from, where: { fieldFilter: where }, limit: 1 });
  return found.length > 0;
}
