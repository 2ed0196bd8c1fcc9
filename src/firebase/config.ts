const env = import.meta.env;

// `{key}` is how .env.example marks what has not been filled in.
const given = (value: string | undefined) => (value && !value.startsWith('{') ? value : undefined);

const projectId = given(env.VITE_FIREBASE_PROJECT_ID) ?? (__EMULATORS__ && 'demo-portfolio');
const apiKey = given(env.VITE_FIREBASE_API_KEY) ?? (__EMULATORS__ && 'local');

/** The public client configuration of the Firebase project; null when .env has not been filled in. */
export const firebaseConfig =
  projectId && apiKey
    ? {
        projectId,
        apiKey,
        authDomain: given(env.VITE_FIREBASE_AUTH_DOMAIN) ?? `${projectId}.firebaseapp.com`,
        appId: given(env.VITE_FIREBASE_APP_ID),
      }
    : null;

/** What a page that needs the database says when there is none. */
export const NOT_CONFIGURED =
  'This site is not connected to its database yet. Its owner connects it by filling in .env, as .env.example shows.';
