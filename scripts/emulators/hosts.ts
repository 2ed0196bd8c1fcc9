import { firebase } from '../programs/firebaseJson.ts';

const { auth, firestore } = firebase.emulators;

/** The `host:port` of each emulator, from the environment or else from firebase.json. */
export const authHost = process.env.FIREBASE_AUTH_EMULATOR_HOST ?? `${auth.host}:${auth.port}`;
export const firestoreHost =
  process.env.FIRESTORE_EMULATOR_HOST ?? `${firestore.host}:${firestore.port}`;
