import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

/** A running program. stopPrograms() stops it. */
export interface Program {
  /** Returns the last megabyte of output. */
  output: () => string;
  /** How long it has printed nothing. */
  silentMs: () => number;
  /** The exit code, 1 if it was killed or could not start. Never resolves after stopPrograms(). */
  exited: Promise<number>;
}

const MAX_OUTPUT = 1_000_000;
const KILL_AFTER_MS = 5_000;

const isWindows = process.platform === 'win32';

// Process ids, as kill() takes them: those of process groups are negative. Windows has no groups: there, the trees of processes.
const started = new Set<number>();
let isStopping = false;

/** Signals a process or a group, or only checks it with 0. Returns whether there is a process left. */
function signal(id: number, name: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(id, name);
  } catch {
    return false;
  }
}

/** Starts a program in its own process group, in `cwd`, so that its children stop with it. `onOutput` gets what it prints. */
export function startProgram(
  file: string,
  args: string[],
  env: Record<string, string> = {},
  { onOutput, cwd = '.' }: { onOutput?: (text: string) => void; cwd?: string } = {},
): Program {
  const child = spawn(file, args, {
    cwd,
    // On Windows, a program that is detached gets a console of its own.
    detached: !isWindows,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const group = child.pid && -child.pid;
  if (group) started.add(group);

  let output = '';
  let printed = performance.now();
  const append = (chunk: string) => {
    output = (output + chunk).slice(-MAX_OUTPUT);
    printed = performance.now();
    onOutput?.(chunk);
  };
  child.stdout.setEncoding('utf8').on('data', append);
  child.stderr.setEncoding('utf8').on('data', append);

  const exited = new Promise<number>((resolve) => {
    const end = (code: number | null) => {
      // Another program may soon get the id of a group that has ended.
      if (group && !signal(group, 0)) started.delete(group);
      if (!isStopping) resolve(code ?? 1);
    };
    child.on('error', (error) => {
      append(String(error));
      end(1);
    });
    child.on('close', end);
    // Children may keep the output open after the exit, so wait only briefly for the last lines.
    child.on('exit', (code) => setTimeout(end, 300, code));
  });
  return { output: () => output, silentMs: () => performance.now() - printed, exited };
}

/** Runs a program and returns its output. Throws the output if the program fails. */
export async function runProgram(...program: Parameters<typeof startProgram>): Promise<string> {
  const running = startProgram(...program);
  if ((await running.exited) !== 0) throw new Error(running.output());
  return running.output();
}

/** Has stopPrograms() stop a program that shares this terminal: Ctrl-C reaches it too, but SIGTERM only this program. */
function inTerminal<Child extends ChildProcess>(child: Child): Child {
  const id = child.pid;
  if (id) {
    started.add(id);
    child.on('exit', () => started.delete(id));
  }
  return child;
}

/** Runs a program in this terminal. Returns its exit code, 1 if it was killed. */
export async function runInTerminal(
  file: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<number> {
  const options = { env: { ...process.env, ...env }, stdio: 'inherit' } as const;
  const child = inTerminal(spawn(file, args, options));
  const [code] = (await once(child, 'exit')) as [number | null];
  return code ?? 1;
}

/** Runs a program, shows its output, and returns it with the exit code, 1 if it was killed. */
export async function runShown(file: string, args: string[]) {
  const child = inTerminal(spawn(file, args, { stdio: ['inherit', 'pipe', 'pipe'] }));
  let output = '';
  for (const [from, to] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ] as const)
    from.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      to.write(text);
    });
  const [code] = (await once(child, 'close')) as [number | null];
  return { code: code ?? 1, output };
}

/** Kills a program of Windows with its children; the program alone where `taskkill` can't. */
function killTree(id: number) {
  const { status } = spawnSync('taskkill', ['/pid', String(id), '/T', '/F']);
  if (status === 0) return;
  try {
    process.kill(id);
  } catch {
    // It has ended.
  }
}

async function stop(id: number) {
  if (isWindows) return killTree(Math.abs(id));
  signal(id, 'SIGINT');
  const deadline = Date.now() + KILL_AFTER_MS;
  while (signal(id, 0) && Date.now() < deadline) await sleep(50);
  signal(id, 'SIGKILL');
}

/** Stops all programs with their children, and waits until they have ended. */
export async function stopPrograms(): Promise<void> {
  isStopping = true;
  await Promise.all([...started].map(stop));
}
