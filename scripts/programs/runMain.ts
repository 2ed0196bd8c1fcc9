import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { dirname, relative } from 'pathe';
import { stopPrograms } from './program';

const OPEN =
  'is open in another program, such as an editor or a terminal: close it there, and try again.';
const NO_RIGHTS = 'may not be used: your account lacks the rights.';

// What Node's codes of errors mean for a path.
const reasons: Record<string, string> = {
  ENOENT: 'does not exist.',
  ENOTDIR: 'is within a file instead of a folder.',
  EISDIR: 'is a folder, not a file.',
  EACCES: NO_RIGHTS,
  // So Windows refuses to rename or delete what is open.
  EPERM: process.platform === 'win32' ? OPEN : NO_RIGHTS,
  EBUSY: OPEN,
  ENOTEMPTY: OPEN,
  EROFS: 'can’t be written: the disk is read-only.',
  ENOSPC: 'can’t be written: the disk is full.',
};

/** Returns the message of anything thrown, in a sentence if a file or folder is the cause. */
export function errorMessage(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code = '', path, message } = error as NodeJS.ErrnoException;
  const reason = reasons[code];
  if (!reason) return message;
  if (!path) return `What you named ${reason}`;
  // Of a file to be written, its folder is what is missing.
  const missing = code === 'ENOENT' && !existsSync(dirname(path)) ? dirname(path) : path;
  const fromHere = relative('.', missing);
  return `${fromHere.startsWith('..') ? missing : fromHere} ${reason}`;
}

/** Replaces all listeners for Ctrl-C, SIGTERM and a closed terminal with one call of `stop`, which gets the exit code of the signal. */
export function onShutdown(stop: (code: number) => void): void {
  // Ignores errors of a closed terminal, so that stopping can finish.
  process.stdout.on('error', () => undefined);
  process.stderr.on('error', () => undefined);

  let isStopping = false;
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.removeAllListeners(name).on(name, () => {
      if (!isStopping) stop(128 + constants.signals[name]);
      isStopping = true;
    });
  }
}

/** Runs a command, stops the programs it has started, and exits with its code, or with 1 if it throws. */
export async function runMain(main: () => Promise<number>): Promise<void> {
  let first: number | undefined;
  // A program that a signal stops ends its command, too.
  const exit = (code: number) => {
    first ??= code;
    void stopPrograms().then(() => process.exit(first));
  };
  onShutdown(exit);
  await main().then(exit, (error: unknown) => {
    console.error(`\n✗ ${errorMessage(error)}`);
    exit(1);
  });
}
