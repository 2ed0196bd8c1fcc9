import { stopPrograms } from './program';

/** Returns the message of anything thrown. */
export const errorMessage = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/** Replaces all listeners for Ctrl-C, SIGTERM and a closed terminal with one call of `stop`. */
export function onShutdown(stop: () => void): void {
  // Ignores errors of a closed terminal, so that stopping can finish.
  process.stdout.on('error', () => undefined);
  process.stderr.on('error', () => undefined);

  let isStopping = false;
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.removeAllListeners(name).on(name, () => {
      if (!isStopping) stop();
      isStopping = true;
    });
  }
}

/** Runs a command, stops the programs it has started, and exits with its code, or with 1 if it throws. */
export async function runMain(main: () => Promise<number>): Promise<void> {
  const exit = (code: number) => void stopPrograms().then(() => process.exit(code));
  onShutdown(() => exit(130));
  await main().then(exit, (error: unknown) => {
    console.error(`\n✗ ${errorMessage(error)}`);
    exit(1);
  });
}
