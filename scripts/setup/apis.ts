// Google's APIs as the owner reaches them.
import { requireAccess, toHeaders } from '../owner/access';
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

/** Reaches Google as the owner, who needs no project for that. */
export async function asPerson(setup: Setup): Promise<Google> {
  const { token } = await requireAccess(setup.findAccess);
  return { ...asVisitor(setup), headers: { Authorization: `Bearer ${token}` } };
}

/** Reaches the project in .env as its owner. */
export async function asOwner(setup: Setup): Promise<Google> {
  const visitor = asVisitor(setup);
  return { ...visitor, headers: toHeaders(await requireAccess(setup.findAccess), visitor.project) };
}
