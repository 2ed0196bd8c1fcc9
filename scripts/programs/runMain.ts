import { onShutdown, stopPrograms } from './program';

/** What an error says. */
export const errorMessage = (error: unknown) =>
  error instanceof Error ? error.message : String(error);

/** Runs the work of a command and ends with its exit code, 1 if it throws; stops first what it has started. */
export async function runMain(work: () => Promise<number>): Promise<void> {
  const end = (code: number) => void stopPrograms().then(() => process.exit(code));
  onShutdown(() => end(130));
  await work().then(end, (error: unknown) => {
    console.error(`\n✗ ${errorMessage(error)}`);
    end(1);
  });
}
