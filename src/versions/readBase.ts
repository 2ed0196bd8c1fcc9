import { getDocFromServer } from 'firebase/firestore';
import { withTimeout } from '../firebase/app';
import type { PostContent } from '../post/post';
import {
  type Basis,
  isBasedOn,
  type Published,
  TIMEOUT_MS,
  toVersion,
  versionRef,
} from '../post/stored';
import { toContent } from '../post/toPost';

/** Reads the version that a draft began with: the one that the form `opened`, or a former one. Undefined if it isn't stored, as after a change in the Firebase console. Rejects offline. */
export async function readBase(
  address: string,
  basedOn: Basis,
  opened?: Published,
): Promise<PostContent | undefined> {
  if (basedOn.kind !== 'version') return undefined;
  if (opened && isBasedOn(basedOn, opened)) return toContent(opened.stored);
  // The name begins with the revision.
  const ref = versionRef(address, Number.parseInt(basedOn.name));
  const stored = (await withTimeout(TIMEOUT_MS, getDocFromServer(ref))).data();
  return stored && (await toVersion(stored)) === basedOn.name ? toContent(stored) : undefined;
}
