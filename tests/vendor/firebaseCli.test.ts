import { spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import firebase from '../../firebase.json' with { type: 'json' };
import { firebaseCli } from '../../scripts/emulators/startEmulators';
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
  const child = spawn(process.execPath, [...race, resolve(cli), ...command], {
    cwd: dir,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGINT'));
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (chunk: string) => (output += chunk));

  const ended = new Promise<string>((end) => child.once('exit', (code) => end(`exit ${code}`)));
  const ready = new Promise<string>((end) =>
    child.stdout.on('data', () => output.includes('All emulators ready') && end('ready')),
  );
  expect({ outcome: await Promise.race([ended, ready]), output }).toMatchObject({
    outcome: 'ready',
  });
});
