import firebase from '../../firebase.json' with { type: 'json' };

const { auth, firestore } = firebase.emulators;

/** Formats an emulator of firebase.json as `host:port`. */
export const address = ({ host, port }: { host: string; port: number }) => `${host}:${port}`;

/** The `host:port` of each emulator, from the environment or else from firebase.json. */
export const authHost = process.env.FIREBASE_AUTH_EMULATOR_HOST ?? address(auth);
export const firestoreHost = process.env.FIRESTORE_EMULATOR_HOST ?? address(firestore);
