import { filledIn } from '../settings';

// By their whole names, of which Vite puts only the values into the bundle.
const projectId =
  filledIn(import.meta.env.VITE_FIREBASE_PROJECT_ID) ?? (__EMULATORS__ && 'demo-portfolio');
const apiKey = filledIn(import.meta.env.VITE_FIREBASE_API_KEY) ?? (__EMULATORS__ && 'local');

/** The public client configuration of the Firebase project; null if .env isn't filled in: the site then has no blog. */
export const firebaseConfig =
  projectId && apiKey
    ? {
        projectId,
        apiKey,
        authDomain:
          filledIn(import.meta.env.VITE_FIREBASE_AUTH_DOMAIN) ?? `${projectId}.firebaseapp.com`,
        appId: filledIn(import.meta.env.VITE_FIREBASE_APP_ID),
      }
    : null;
