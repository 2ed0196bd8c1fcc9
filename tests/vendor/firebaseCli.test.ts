import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import firebase from '../../firebase.json' with { type: 'json' };
import { firebaseCli } from '../../scripts/emulators/startEmulators';
import { startProgram, stopPrograms } from '../../scripts/programs/program';
import { createFolder } from '../fixtures/createFolder';
import { unusedPort } from '../fixtures/unusedPort';

// Runs in the CLI: takes the default ports of its hub and its log as soon as the CLI has found them free.
const otherProject = `
import { createServer, Server } from 'node:net';
const { close } = Server.prototype;
Server.prototype.close = function (closed) {
  const port = this.address()?.port;
  return close.call(this, (error) => {
    if (port !== 4400 && port !== 4500) return closed?.(error);
    createServer().listen(port, '127.0.0.1', closed).on('error', closed).unref();
  });
};`;

test('the emulators start while another project takes the default ports', async () => {
  const dir = await createFolder();
  const emulators = structuredClone(firebase.emulators);
  for (const one of Object.values(emulators))
    if (typeof one === 'object' && 'port' in one) one.port = await unusedPort();
  await writeFile(join(dir, 'firebase.json'), JSON.stringify({ emulators }));

  const { args, env } = firebaseCli(['auth'], 'demo-ports');
  const [cli = '', ...command] = args;
  const race = ['--import', `data:text/javascript,${encodeURIComponent(otherProject)}`];
  onTestFinished(stopPrograms);
  const all = [...race, resolve(cli), ...command];
  const { output, exited } = startProgram(process.execPath, all, env, { cwd: dir });
  const ready = vi.waitUntil(() => output().includes('All emulators ready'), 200_000);
  await Promise.race([exited, ready]).catch(() => undefined);
  expect(output()).toContain('All emulators ready');
});
