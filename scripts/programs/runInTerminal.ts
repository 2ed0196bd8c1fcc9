import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Runs a program in this terminal. Returns its exit code, 1 if it was killed. */
export async function runInTerminal(
  file: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<number> {
  const child = spawn(file, args, { env: { ...process.env, ...env }, stdio: 'inherit' });
  const [code] = (await once(child, 'exit')) as [number | null];
  return code ?? 1;
}
