/** The programs on this computer that a Firestore emulator needs. */
export interface Environment {
  /** The major version of `java` on the PATH; 0 without Java. */
  java: number;
  /** `gcloud` has the component cloud-firestore-emulator. */
  gcloudEmulator: boolean;
}

/** The program that starts the Firestore emulator. */
export type Starter = 'firebase' | 'gcloud';

/** Chooses how to start the Firestore emulator. Throws an error that says what to install. */
export function chooseFirestore({ java, gcloudEmulator }: Environment): Starter {
  if (java >= 21) return 'firebase';
  if (java >= 11 && gcloudEmulator) return 'gcloud';
  throw new Error(
    [
      'No Firestore emulator can be started. Install one of these two:',
      '  - Java 21 or newer (https://adoptium.net): the Firebase CLI then downloads the emulator itself;',
      '  - the Google Cloud SDK (https://cloud.google.com/sdk) with Java 11 or newer, and run',
      '    `gcloud components install cloud-firestore-emulator`.',
    ].join('\n'),
  );
}
