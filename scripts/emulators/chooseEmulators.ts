/** What this machine has to offer. */
export interface Environment {
  /** Whether FIRESTORE_EMULATOR_HOST, FIREBASE_AUTH_EMULATOR_HOST name emulators that answer. */
  firestoreRuns: boolean;
  authRuns: boolean;
  /** The major version of `java`, undefined if there is none. */
  java: number | undefined;
  /** Whether `gcloud` has the component cloud-firestore-emulator. */
  gcloudEmulator: boolean;
}

/** Who starts which emulator: `none` where one runs already. */
export interface Choice {
  firestore: 'none' | 'firebase' | 'gcloud';
  auth: 'none' | 'firebase';
}

const noFirestoreEmulator = [
  'No Firestore emulator can be started. Install one of these two:',
  '  - Java 21 or newer (https://adoptium.net): the Firebase CLI then brings the emulator itself;',
  '  - the Google Cloud SDK (https://cloud.google.com/sdk) with any Java 11 or newer, and run',
  '    `gcloud components install cloud-firestore-emulator`.',
].join('\n');

function chooseFirestore({
  firestoreRuns,
  java,
  gcloudEmulator,
}: Environment): Choice['firestore'] {
  if (firestoreRuns) return 'none';
  if (java && java >= 21) return 'firebase';
  if (java && gcloudEmulator) return 'gcloud';
  throw new Error(noFirestoreEmulator);
}

/** Chooses the emulators for this machine, or throws an error that says what to install. */
export function chooseEmulators(machine: Environment): Choice {
  return { firestore: chooseFirestore(machine), auth: machine.authRuns ? 'none' : 'firebase' };
}
