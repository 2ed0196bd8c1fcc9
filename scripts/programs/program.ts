import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';

/** A program that was started, and that stopPrograms() stops. */
export interface Program {
  name: string;
  /** What it has printed, or the last part of it. */
  output: () => string;
  /** Its exit code, 1 if it was killed or could not be started. Never resolves once stopPrograms() was called. */
  exited: Promise<number>;
}

const MAX_OUTPUT = 1_000_000;
const KILL_AFTER_MS = 5_000;

// The process groups that were started, each named by the process id of its first process.
const groups = new Set<number>();
let isStopping = false;

/** Signals a process group; 0 only asks. Returns whether the group has any process left. */
function signal(group: number, name: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(-group, name);
  } catch {
    return false;
  }
}

/** Starts a program in a process group of its own, so that its children can be stopped with it. */
export function startProgram(
  name: string,
  file: string,
  args: string[],
  env: Record<string, string> = {},
): Program {
  const child = spawn(file, args, {
    detached: true,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const group = child.pid;
  if (group) groups.add(group);

  let output = '';
  const append = (chunk: string) => {
    output = (output + chunk).slice(-MAX_OUTPUT);
  };
  child.stdout.setEncoding('utf8').on('data', append);
  child.stderr.setEncoding('utf8').on('data', append);

  const exited = new Promise<number>((resolve) => {
    const end = (code: number | null) => {
      // The id of a group that has ended may soon be another program's.
      if (group && !signal(group, 0)) groups.delete(group);
      if (!isStopping) resolve(code ?? 1);
    };
    child.on('error', (error) => {
      append(String(error));
      end(1);
    });
    child.on('close', end);
    // Its own children may hold the output open after it has exited: wait briefly for the last lines.
    child.on('exit', (code) => setTimeout(end, 300, code));
  });
  return { name, output: () => output, exited };
}

/** Runs a program to its end and returns what it printed. If it fails, throws that as an error. */
export async function runProgram(...program: Parameters<typeof startProgram>): Promise<string> {
  const running = startProgram(...program);
  if ((await running.exited) !== 0) throw new Error(running.output());
  return running.output();
}

async function stopGroup(group: number) {
  signal(group, 'SIGINT');
  const deadline = Date.now() + KILL_AFTER_MS;
  while (signal(group, 0) && Date.now() < deadline) await sleep(50);
  signal(group, 'SIGKILL');
}

/** Stops every program that was started, with its children, and waits until they have ended. */
export async function stopPrograms(): Promise<void> {
  isStopping = true;
  await Promise.all([...groups].map(stopGroup));
}
