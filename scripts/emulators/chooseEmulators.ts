/** The emulators that are running, and the programs that could start others. */
export interface Environment {
  /** The emulators in FIRESTORE_EMULATOR_HOST and FIREBASE_AUTH_EMULATOR_HOST answer. */
  firestoreRuns: boolean;
  authRuns: boolean;
  /** The major version of `java` on the PATH. */
  java: number | undefined;
  /** `gcloud` has the component cloud-firestore-emulator. */
  gcloudEmulator: boolean;
}

/** The program that starts each emulator: `none` if the emulator is running. */
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

/** Chooses how to start the emulators. Throws an error that says what to install. */
export function chooseEmulators(environment: Environment): Choice {
  return {
    firestore: chooseFirestore(environment),
    auth: environment.authRuns ? 'none' : 'firebase',
  };
}
