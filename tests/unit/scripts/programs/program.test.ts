import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test, vi } from 'vitest';
import { onShutdown } from '../../../../scripts/programs/runMain';

// A command that starts a program with a child, and prints the process ids of both.
const wait = 'setInterval(() => {}, 1000);';
const program = (child: string) => `
  const { spawn } = require('node:child_process');
  const child = spawn(process.execPath, ['-e', ${JSON.stringify(child + " console.log('ready');" + wait)}], { stdio: 'inherit' });
  console.log(process.pid, child.pid);
  ${wait}
`;
const command = (main: string, child: string) => `
  import { startProgram } from './scripts/programs/program';
  import { runMain } from './scripts/programs/runMain';
  runMain(async () => {
    const program = startProgram(process.execPath, ['-e', ${JSON.stringify(program(child))}]);
    while (!program.output().includes('ready')) await new Promise((done) => setTimeout(done, 20));
    console.log(program.output());
    ${main}
  });
`;

async function launch(main: string, child = '') {
  const tsx = ['--import', 'tsx', '--input-type=module', '-e', command(main, child)];
  const running = spawn(process.execPath, tsx, { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = (await once(running.stdout, 'data')) as [Buffer];
  const ids = line.toString().match(/\d+/g)!.map(Number);
  expect(ids).toHaveLength(2);
  const exited = once(running, 'exit').then(([code]) => code as number);
  return { running, ids: ids as [number, number], exited };
}

function isRunning(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch {
    return false;
  }
}

const expectNoneLeft = (ids: number[]) =>
  vi.waitFor(() => expect(ids.filter(isRunning)).toEqual([]), 5_000);

test.concurrent(
  'Ctrl-C stops the program and its children, even one that ignores it, and the command exits with 130',
  async () => {
    const { running, ids, exited } = await launch(
      'return program.exited;',
      `process.on('SIGINT', () => {});`,
    );
    running.kill('SIGINT');
    expect(await exited).toBe(130);
    await expectNoneLeft(ids);
  },
);

test('SIGTERM and a closed terminal stop a command like Ctrl-C', () => {
  const stop = vi.fn();
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  for (const signal of signals) {
    onShutdown(stop);
    process.emit(signal);
    process.emit(signal);
  }
  for (const signal of signals) process.removeAllListeners(signal);
  expect(stop).toHaveBeenCalledTimes(signals.length);
});
