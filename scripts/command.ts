import { onStopRequest, stopAll } from './processes';

/** What an error says. */
export const messageOf = (error: unknown) =>
  error instanceof Error ? error.message : String(error);

/** Runs the work of a command and ends with its exit code, 1 if it throws; stops first what it has started. */
export async function command(work: () => Promise<number>): Promise<void> {
  const end = (code: number) => void stopAll().then(() => process.exit(code));
  onStopRequest(() => end(130));
  await work().then(end, (error: unknown) => {
    console.error(`\n✗ ${messageOf(error)}`);
    end(1);
  });
}
