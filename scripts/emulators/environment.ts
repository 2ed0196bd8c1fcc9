import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { delimiter, join } from 'pathe';

/** Finds a program on the PATH, by its whole name. */
export function findProgram(name: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}

/** Returns whether an HTTP server answers at `host:port`. */
export const isUp = (host: string): Promise<boolean> =>
  fetch(`http://${host}/`, { signal: AbortSignal.timeout(2000) }).then(
    () => true,
    () => false,
  );

/** Throws an error that says what to do if a port is in use. `what` needs the port, and `file` names it. */
export async function assertPortFree(
  port: number,
  host: string,
  what: string,
  file: string,
): Promise<void> {
  const server = createServer().listen(port, host);
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    const message = `Port ${port}, needed for ${what}, is in use or reserved. Stop the program that uses it, or choose another port in ${file}.`;
    // Windows reserves ports: for Hyper-V, say.
    throw /^(EADDRINUSE|EACCES)$/.test(error.code!) ? new Error(message) : error;
  });
  await new Promise((resolve) => server.close(resolve));
}

/** Returns whether a variable names a running emulator. Throws if it names one that doesn't answer. */
export async function isGiven(variable: string): Promise<boolean> {
  const host = process.env[variable];
  if (host && !(await isUp(host)))
    throw new Error(`${variable} is ${host}, but no emulator answers there. Correct or unset it.`);
  return Boolean(host);
}
