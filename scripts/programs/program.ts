import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** A program that was started, and that ends with us at the latest. */
export interface Program {
  name: string;
  /** What it has printed, or the end of it if that is very long. */
  output: () => string;
  /** Its exit code, 1 if it was killed or could not be started; stays pending once stopPrograms() was called. */
  exited: Promise<number>;
  /** Tells the reaper to look again: the program has now started its own children. */
  settled: () => void;
}

const longest = 1_000_000;
let reaper: ChildProcess | undefined;
let stopping = false;

function startReaper() {
  const script = fileURLToPath(new URL('reaper.ts', import.meta.url));
  const child = spawn(process.execPath, ['--import', import.meta.resolve('tsx'), script], {
    detached: true,
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  child.stdin?.on('error', () => undefined);
  return child;
}

/** Starts a program in a process group of its own, which the reaper stops when we end for any reason. */
export function startProgram(
  name: string,
  command: string,
  args: string[],
  env: Record<string, string> = {},
): Program {
  reaper ??= startReaper();
  const child = spawn(command, args, {
    detached: true,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const settled = () => reaper?.stdin?.write(`${child.pid}\n`);
  if (child.pid) settled();

  let output = '';
  const keep = (chunk: string) => {
    output = (output + chunk).slice(-longest);
  };
  child.stdout.setEncoding('utf8').on('data', keep);
  child.stderr.setEncoding('utf8').on('data', keep);

  const exited = new Promise<number>((resolve) => {
    const end = (code: number | null) => stopping || resolve(code ?? 1);
    child.on('error', (error) => {
      keep(String(error));
      end(1);
    });
    child.on('close', end);
    // A child of its own that lives on keeps the output open: a moment for the last lines, and no more.
    child.on('exit', (code) => setTimeout(end, 300, code));
  });
  return { name, output: () => output, exited, settled };
}

/** Runs a program to its end and gives what it printed. Throws that if the program fails. */
export async function runProgram(...program: Parameters<typeof startProgram>): Promise<string> {
  const running = startProgram(...program);
  if ((await running.exited) !== 0) throw new Error(running.output());
  return running.output();
}

/** Stops everything that startProgram() has started, and waits until it is gone. */
export async function stopPrograms(): Promise<void> {
  stopping = true;
  if (!reaper || reaper.exitCode !== null || reaper.signalCode !== null) return;
  reaper.stdin?.end();
  await once(reaper, 'exit');
}

/** Calls `stop`, and no earlier listener, once we are asked to end: Ctrl-C, SIGTERM, a closed terminal, the end of npm. */
export function onShutdown(stop: () => void): void {
  // Writing to a terminal that has been closed must not throw while we stop.
  process.stdout.on('error', () => undefined);
  process.stderr.on('error', () => undefined);

  let asked = false;
  const ask = () => {
    if (!asked) stop();
    asked = true;
  };
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.removeAllListeners(name).on(name, ask);
  }
  // npm passes a signal to the shell between us, which ends without telling us.
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && ask(), 500).unref();
}
