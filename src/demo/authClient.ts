// Replaces auth/authClient.ts in the demo (see scripts/demo/demoPlugin.ts): signs in as the sample administrator, without asking.
import { readCachedUser, type User } from '../auth/cachedUser';
import { sampleAccounts } from '../auth/sampleAccounts';

const { uid, name: displayName, emailVerified } = sampleAccounts[0]!;

let tell: (user: User | null) => void;

/** Calls back before a sign-in takes effect, and with the user or null, now and on every change. */
export function watchUser(onSignIn: (user: User) => void, onUser: (user: User | null) => void) {
  tell = (user) => {
    if (user) onSignIn(user);
    onUser(user);
  };
  onUser(readCachedUser());
}

/** Signs in at once. */
export const signInByPopup = () =>
  Promise.resolve(tell({ uid, displayName, emailVerified, photoURL: null }));

/** The id of the user, whom the session has cached. */
export const readUid = () => readCachedUser()?.uid;

/** Signs out in every tab, which see the session's cache. */
export const signOutOfAuth = () => Promise.resolve(tell(null));
