import { readFirebase } from '../programs/firebaseJson.ts';

const find = (name: 'auth' | 'firestore', fromEnvironment: string | undefined): string => {
  if (fromEnvironment) return fromEnvironment;
  const { host, port } = readFirebase().emulators[name];
  return `${host}:${port}`;
};

/** The `host:port` of the Auth emulator, from the environment or else from firebase.json. */
export const authHost = () => find('auth', process.env.FIREBASE_AUTH_EMULATOR_HOST);

/** The `host:port` of the Firestore emulator, from the environment or else from firebase.json. */
export const firestoreHost = () => find('firestore', process.env.FIRESTORE_EMULATOR_HOST);

/** Vite's mode for a development server without the blog and its emulators, and the option of `npm start` for it. */
export const PORTFOLIO = 'portfolio';
