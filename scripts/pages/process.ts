import { fork } from 'node:child_process';
import { once } from 'node:events';
import { inspect } from 'node:util';
import { errorMessage } from '../programs/runMain';

/** An error as it is sent between processes. */
interface Failure {
  message: string;
  cause?: string;
}

interface Options {
  /** Arguments for Node; by default those of this process. */
  execArgv?: string[];
  env?: Record<string, string>;
}

/** Runs a module that calls `serve` in a process of its own, with an input of JSON. Throws what it throws. */
export async function runProcess(
  file: string,
  input: unknown,
  { execArgv = process.execArgv, env }: Options = {},
): Promise<void> {
  const child = fork(file, [JSON.stringify(input)], { execArgv, env: { ...process.env, ...env } });
  let failure: Failure | undefined;
  child.on('message', (message) => (failure = message as Failure));
  const [code, signal] = (await once(child, 'exit')) as [number | null, string | null];
  if (code === 0) return;
  const message = failure?.message ?? `${file} stopped: ${signal ?? `exit code ${code}`}.`;
  throw new Error(message, { cause: failure?.cause });
}

/** Does the work that `runProcess` has started this process for. */
export async function serve<Input>(work: (input: Input) => Promise<void>): Promise<void> {
  process.exitCode = 1;
  // At the end, and also when whoever waits for the work has been stopped.
  process.once('disconnect', () => process.exit());
  try {
    await work(JSON.parse(process.argv[2]!) as Input);
    process.exitCode = 0;
    process.disconnect();
  } catch (error) {
    const cause = error instanceof Error && error.cause ? inspect(error.cause) : undefined;
    const failure: Failure = { message: errorMessage(error), cause };
    process.send!(failure, () => process.disconnect());
  }
}
