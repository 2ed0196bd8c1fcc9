import firebase from '../../firebase.json' with { type: 'json' };

const { auth, firestore } = firebase.emulators;

/** The `host:port` of an emulator in firebase.json. */
export const address = ({ host, port }: { host: string; port: number }) => `${host}:${port}`;

/** Where the emulators answer, as `host:port`: where the environment says, else where firebase.json does. */
export const authHost = process.env.FIREBASE_AUTH_EMULATOR_HOST ?? address(auth);
export const firestoreHost = process.env.FIRESTORE_EMULATOR_HOST ?? address(firestore);
