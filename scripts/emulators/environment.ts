import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, realpathSync } from 'node:fs';
import { createServer } from 'node:net';
import { delimiter, join } from 'node:path';

/** Finds a program on the PATH. */
export function findProgram(name: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}

/** Returns whether an HTTP server answers at `host:port`. */
export const isUp = (host: string): Promise<boolean> =>
  fetch(`http://${host}/`, { signal: AbortSignal.timeout(2000) }).then(
    () => true,
    () => false,
  );

/** Throws an error that says what to do if a port is in use. `what` needs the port, and `file` names it. */
export async function assertPortFree(
  port: number,
  host: string,
  what: string,
  file: string,
): Promise<void> {
  const server = createServer().listen(port, host);
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    const message = `Port ${port}, needed for ${what}, is in use. Stop the program that uses it, or choose another port in ${file}.`;
    throw error.code === 'EADDRINUSE' ? new Error(message) : error;
  });
  await new Promise((resolve) => server.close(resolve));
}

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

/** Finds the programs that can start a Firestore emulator. */
export function probeEnvironment(): Environment {
  // Java prints its version to standard error, which is null without Java.
  const { stderr } = spawnSync('java', ['-version'], { encoding: 'utf8' });
  const java = Number(/version "(\d+)/.exec(stderr)?.[1] ?? 0);
  const gcloud = findProgram('gcloud');
  // Running gcloud would take seconds, so look for the folder of the component.
  const component = gcloud && join(realpathSync(gcloud), '../../platform/cloud-firestore-emulator');
  return { java, gcloudEmulator: Boolean(component && existsSync(component)) };
}
