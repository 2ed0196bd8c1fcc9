import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, realpathSync } from 'node:fs';
import { createServer } from 'node:net';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Environment } from './chooseEmulators';

/** Finds a program on the PATH. */
export function findProgram(name: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}

async function isUp(host: string | undefined): Promise<boolean> {
  if (!host) return false;
  return fetch(`http://${host}/`, { signal: AbortSignal.timeout(2000) }).then(
    () => true,
    () => false,
  );
}

/** Waits until an HTTP server answers at `host:port`. */
export async function waitForHttp(host: string): Promise<void> {
  while (!(await isUp(host))) await sleep(100);
}

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

function javaVersion(): number | undefined {
  // Java prints its version to standard error, which is null without Java.
  const { stderr } = spawnSync('java', ['-version'], { encoding: 'utf8' });
  const major = /version "(\d+)/.exec(stderr)?.[1];
  return major ? Number(major) : undefined;
}

function hasGcloudEmulator(): boolean {
  const gcloud = findProgram('gcloud');
  if (!gcloud) return false;
  // Running gcloud would take seconds, so look for the folder of the component.
  return existsSync(join(realpathSync(gcloud), '../../platform/cloud-firestore-emulator'));
}

/** Finds the running emulators, and the programs that could start others. */
export async function probeEnvironment(): Promise<Environment> {
  const [firestoreRuns, authRuns] = await Promise.all([
    isUp(process.env.FIRESTORE_EMULATOR_HOST),
    isUp(process.env.FIREBASE_AUTH_EMULATOR_HOST),
  ]);
  return { firestoreRuns, authRuns, java: javaVersion(), gcloudEmulator: hasGcloudEmulator() };
}
