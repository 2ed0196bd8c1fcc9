// Google's APIs as the owner reaches them.
import { type Access, SIGN_IN, toHeaders } from '../owner/access';
import type { Google } from '../owner/google';
import { readProject } from './settings';
import type { Setup } from './step';

/** Reaches a project as a visitor. */
export const asVisitor = (setup: Setup): Google => ({
  project: readProject(setup),
  firestore: `${setup.apis.firestore}/v1`,
  identity: `${setup.apis.identity}/v1`,
  headers: {},
});

async function signedIn({ findAccess }: Setup): Promise<Access> {
  const access = await findAccess();
  if (!access) throw new Error(`You are not signed in. Run: ${SIGN_IN}`);
  return access;
}

/** Reaches Google as the owner, who needs no project for that. */
export async function asPerson(setup: Setup): Promise<Google> {
  const { token } = await signedIn(setup);
  return { ...asVisitor(setup), headers: { Authorization: `Bearer ${token}` } };
}

/** Reaches the project in .env as its owner. */
export async function asOwner(setup: Setup): Promise<Google> {
  const visitor = asVisitor(setup);
  return { ...visitor, headers: toHeaders(await signedIn(setup), visitor.project) };
}
