import { stopPrograms } from './program';

/** The message of whatever was thrown. */
export const errorMessage = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/** Calls `stop` once, and no earlier listener, on Ctrl-C, SIGTERM or a closed terminal. */
export function onShutdown(stop: () => void): void {
  // Writing to a terminal that has been closed must not throw while we stop.
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

/** Runs a command's main function, stops the programs it has started, and exits with its code, 1 if it throws. */
export async function runMain(main: () => Promise<number>): Promise<void> {
  const exit = (code: number) => void stopPrograms().then(() => process.exit(code));
  onShutdown(() => exit(130));
  await main().then(exit, (error: unknown) => {
    console.error(`\n✗ ${errorMessage(error)}`);
    exit(1);
  });
}
