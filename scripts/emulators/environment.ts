import { execFile } from 'node:child_process';
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
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const message = `Port ${port}, needed for ${what}, is in use. Stop the program that uses it, or choose another port in ${file}.`;
      reject(error.code === 'EADDRINUSE' ? new Error(message) : error);
    });
    server.listen(port, host, () => server.close(() => resolve()));
  });
}

async function javaVersion(): Promise<number | undefined> {
  // Java prints its version to standard error.
  const text = await new Promise<string>((resolve) => {
    execFile('java', ['-version'], (_error, stdout, stderr) => resolve(stdout + stderr));
  });
  const major = /version "(\d+)/.exec(text)?.[1];
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
  const [firestoreRuns, authRuns, java] = await Promise.all([
    isUp(process.env.FIRESTORE_EMULATOR_HOST),
    isUp(process.env.FIREBASE_AUTH_EMULATOR_HOST),
    javaVersion(),
  ]);
  return { firestoreRuns, authRuns, java, gcloudEmulator: hasGcloudEmulator() };
}
