import {
  beforeAuthStateChanged,
  browserPopupRedirectResolver,
  GoogleAuthProvider,
  onAuthStateChanged,
  signInWithCredential,
  signInWithPopup,
  signOut as endSession,
} from 'firebase/auth';
import { auth } from '../firebase/auth';
import { explainSignInError } from './explainSignInError';
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

/** Opens Google's popup. Call it in a click handler, or the browser may block the popup. Rejects with a sentence for the user. */
export const signInWithGoogle = () =>
  withReason(signInWithPopup(auth, new GoogleAuthProvider(), browserPopupRedirectResolver));

/** Signs in as a sample account. Only the Auth emulator accepts an unsigned identity. Rejects with a sentence for the user. */
export const signInAsSample = ({ sub, email, name, emailVerified }: SampleAccount) =>
  withReason(
    signInWithCredential(
      auth,
      GoogleAuthProvider.credential(
        JSON.stringify({ sub, email, name, email_verified: emailVerified }),
      ),
    ),
  );

/** The id of the user whom Auth knows now; undefined if there is none. */
export const readUid = () => auth.currentUser?.uid;

/** Signs out in every tab. */
export const signOut = () => endSession(auth);
