/** What this computer offers. */
export interface Environment {
  /** Whether FIRESTORE_EMULATOR_HOST and FIREBASE_AUTH_EMULATOR_HOST name emulators that answer. */
  firestoreRuns: boolean;
  authRuns: boolean;
  /** The major version of `java`, undefined if there is none. */
  java: number | undefined;
  /** Whether `gcloud` has the component cloud-firestore-emulator. */
  gcloudEmulator: boolean;
}

/** What starts each emulator: `none` where one runs already. */
export interface Choice {
  firestore: 'none' | 'firebase' | 'gcloud';
  auth: 'none' | 'firebase';
}

const NO_FIRESTORE_EMULATOR = [
  'No Firestore emulator can be started. Install one of these two:',
  '  - Java 21 or newer (https://adoptium.net): the Firebase CLI then downloads the emulator itself;',
  '  - the Google Cloud SDK (https://cloud.google.com/sdk) with Java 11 or newer, and run',
  '    `gcloud components install cloud-firestore-emulator`.',
].join('\n');

function chooseFirestore({
  firestoreRuns,
  java,
  gcloudEmulator,
}: Environment): Choice['firestore'] {
  if (firestoreRuns) return 'none';
  if (java && java >= 21) return 'firebase';
  if (java && java >= 11 && gcloudEmulator) return 'gcloud';
  throw new Error(NO_FIRESTORE_EMULATOR);
}

/** Chooses how to start the emulators. Throws an error that says what to install if that is impossible. */
export function chooseEmulators(environment: Environment): Choice {
  return {
    firestore: chooseFirestore(environment),
    auth: environment.authRuns ? 'none' : 'firebase',
  };
}
