// How the steps reach Google's APIs.
import { requireAccess } from '../owner/access';
import { type Google, reach } from '../owner/google';
import { readProject } from './settings';
import type { Owner } from './step';

/** Reaches the project in .env as a visitor. */
export const asVisitor = (owner: Owner): Google => reach(readProject(owner));

/** Reaches the project in .env as its owner. */
export const asOwner = async (owner: Owner): Promise<Google> =>
  reach(readProject(owner), await requireAccess(owner.findAccess));

/** Reaches Google as a person, who needs no project for that. */
export const asPerson = async ({ findAccess }: Owner): Promise<Google> =>
  reach('', await requireAccess(findAccess));
