const IN_TERMINAL_MS = 500;
const IN_LOG_MS = 30_000;

interface Running {
  begin: number;
  progress: string;
}

const { stdout } = process;
const running = new Map<string, Running>();
let timer: NodeJS.Timeout | undefined;

const secondsSince = (begin: number) => ((performance.now() - begin) / 1000).toFixed(0);

/** Shows how far all running steps are: on one line that changes in a terminal, else on a new line. */
function showProgress() {
  const all = [...running].map(
    ([name, { begin, progress }]) =>
      `${name}: ${[progress, `${secondsSince(begin)} s`].filter(Boolean).join(', ')}`,
  );
  const line = `… ${all.join(' · ')}`;
  if (stdout.isTTY) stdout.write(`\r\x1b[K${line.slice(0, stdout.columns - 1)}`);
  else console.log(line);
}

/** Prints a line above the one that shows the progress. */
export function print(line: string): void {
  if (timer && stdout.isTTY) stdout.write('\r\x1b[K');
  console.log(line);
}

/** Runs a step of a command, and prints its start, its progress every 30 s (in a terminal all the time), its result and its duration. */
export async function step<T>(
  name: string,
  work: (report: (progress: string) => void) => Promise<T>,
  result: (value: T) => string = () => 'done',
): Promise<T> {
  const begin = performance.now();
  const end = (line: string) => {
    running.delete(name);
    print(`${line} (${((performance.now() - begin) / 1000).toFixed(1)} s)`);
    if (running.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
  print(`… ${name}`);
  const state = { begin, progress: '' };
  running.set(name, state);
  timer ??= setInterval(showProgress, stdout.isTTY ? IN_TERMINAL_MS : IN_LOG_MS).unref();
  try {
    const value = await work((progress) => (state.progress = progress));
    end(`✓ ${name}: ${result(value)}`);
    return value;
  } catch (error) {
    end(`✗ ${name}: failed`);
    throw error;
  }
}
