import {
  browserPopupRedirectResolver,
  GoogleAuthProvider,
  onAuthStateChanged,
  signInWithCredential,
  signInWithPopup,
  signOut as endSession,
} from 'firebase/auth';
import { auth } from '../firebase/auth';
import type { SampleAccount } from './sampleAccounts';
import type { User } from './cachedUser';

/** Calls back with the signed-in user or null, now and on every change in any tab. */
export const watchUser = (onUser: (user: User | null) => void) =>
  onAuthStateChanged(auth, (user) =>
    onUser(
      user && {
        uid: user.uid,
        displayName: user.displayName,
        photoURL: user.photoURL,
        emailVerified: user.emailVerified,
      },
    ),
  );

/** Opens Google's popup. Call it in a click handler, or the browser may block the popup. */
export const signInWithGoogle = () =>
  signInWithPopup(auth, new GoogleAuthProvider(), browserPopupRedirectResolver);

/** Signs in as a sample account. Only the Auth emulator accepts an unsigned identity. */
export const signInAsSample = ({ sub, email, name, emailVerified }: SampleAccount) =>
  signInWithCredential(
    auth,
    GoogleAuthProvider.credential(
      JSON.stringify({ sub, email, name, email_verified: emailVerified }),
    ),
  );

/** Signs out in every tab. */
export const signOut = () => endSession(auth);
