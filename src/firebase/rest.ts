// What the REST API of the database has, where the SDK doesn't serve.
import { firebaseConfig } from './config';

const ORIGIN = __EMULATORS__
  ? `http://${__EMULATORS__.firestore.host}:${__EMULATORS__.firestore.port}`
  : 'https://firestore.googleapis.com';

/** The name of the database's root, with which those of its documents begin. */
export const ROOT = `projects/${firebaseConfig?.projectId}/databases/(default)/documents`;

/** The address of the database's root. */
export const ROOT_URL = `${ORIGIN}/v1/${ROOT}`;
