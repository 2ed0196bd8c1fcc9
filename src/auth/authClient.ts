import {
  beforeAuthStateChanged,
  browserPopupRedirectResolver,
  OAuthProvider,
  onAuthStateChanged,
  signInWithCredential,
  signInWithPopup,
  signOut,
} from 'firebase/auth';
import { auth } from '../firebase/auth';
import { explainSignInError } from './explainSignInError';
import { provider, toSampleToken } from './provider';
import type { SampleAccount } from './sampleAccounts';
import type { User } from './cachedUser';

const toUser = ({ uid, displayName, photoURL, emailVerified }: User): User => ({
  uid,
  displayName,
  photoURL,
  emailVerified,
});

/** Calls back before a sign-in in this tab takes effect; and with the signed-in user or null, now and on every change in any tab. */
export function watchUser(onSignIn: (user: User) => void, onUser: (user: User | null) => void) {
  beforeAuthStateChanged(auth, (user) => {
    if (user) onSignIn(toUser(user));
  });
  onAuthStateChanged(auth, (user) => onUser(user && toUser(user)));
}

async function withReason(signIn: Promise<unknown>): Promise<void> {
  try {
    await signIn;
  } catch (cause) {
    // Not an error: a second click closes the first popup.
    if ((cause as { code?: string }).code === 'auth/cancelled-popup-request') return;
    throw new Error(explainSignInError(cause), { cause });
  }
}

const signInProvider = new OAuthProvider(provider.id);
for (const scope of provider.scopes) signInProvider.addScope(scope);

/** Opens the provider's popup. Call it in a click handler, or the browser may block the popup. Rejects with a sentence for the user. */
export const signInByPopup = () =>
  withReason(signInWithPopup(auth, signInProvider, browserPopupRedirectResolver));

/** Signs in as a sample account, at the Auth emulator. Rejects with a sentence for the user. */
export const signInAsSample = (account: SampleAccount) =>
  withReason(
    signInWithCredential(auth, signInProvider.credential({ idToken: toSampleToken(account) })),
  );

/** The id of the user whom Auth knows now; undefined if there is none. */
export const readUid = () => auth.currentUser?.uid;

/** Signs out in every tab. */
export const signOutOfAuth = () => signOut(auth);
