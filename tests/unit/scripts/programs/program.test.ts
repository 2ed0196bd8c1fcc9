import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { expect, test, vi } from 'vitest';
import { findTool } from '../../../../scripts/programs/findTool';
import { onShutdown } from '../../../../scripts/programs/runMain';
import { createFolder } from '../../../fixtures/createFolder';

const isWindows = process.platform === 'win32';

const toUrl = (file: string) => pathToFileURL(file).href;

// A command that starts a program with a child, and prints the process ids of both.
const wait = 'setInterval(() => {}, 1000);';
const program = (child: string) => `
  const { spawn } = require('node:child_process');
  const child = spawn(process.execPath, ['-e', ${JSON.stringify(child + " console.log('ready');" + wait)}], { stdio: 'inherit' });
  console.log(process.pid, child.pid);
  ${wait}
`;
const imports = `
  import { runInTerminal, runShown, startProgram } from '${toUrl('scripts/programs/program.ts')}';
  import { runMain } from '${toUrl('scripts/programs/runMain.ts')}';
`;
const command = (main: string, child: string) => `
  ${imports}
  runMain(async () => {
    const program = startProgram(process.execPath, ['-e', ${JSON.stringify(program(child))}]);
    while (!program.output().includes('ready')) await new Promise((done) => setTimeout(done, 20));
    console.log(program.output());
    ${main}
  });
`;

async function launchCode(code: string) {
  const tsx = ['--import', 'tsx', '--input-type=module', '-e', code];
  const running = spawn(process.execPath, tsx, { stdio: ['ignore', 'pipe', 'inherit'] });
  const exited = once(running, 'exit').then(([code]) => code as number);
  return { running, ids: await readIds(running), exited };
}

const launch = (main: string, child = '') => launchCode(command(main, child));

async function readIds(running: ChildProcess) {
  const [line] = (await once(running.stdout!, 'data')) as [Buffer];
  const ids = line.toString().match(/\d+/g)!.map(Number);
  expect(ids).toHaveLength(2);
  return ids as [number, number];
}

function isRunning(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch {
    return false;
  }
}

const expectNoneLeft = (ids: number[]) =>
  vi.waitFor(() => expect(ids.filter(isRunning)).toEqual([]), 15_000);

// On Windows, SIGINT from another program kills at once.
test
  .skipIf(isWindows)
  .concurrent(
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

test
  .skipIf(isWindows)
  .concurrent('SIGTERM to npm, which only its shell gets, stops everything', async () => {
    const file = `${await createFolder()}/command.ts`;
    await writeFile(file, command('return program.exited;', ''));
    const line = `"${process.execPath}" scripts/programs/typescript.mjs "${file}"; exit`;
    const shell = spawn('sh', ['-c', line], { stdio: ['ignore', 'pipe', 'inherit'] });
    const ids = await readIds(shell);
    shell.kill('SIGTERM');
    await expectNoneLeft(ids);
  });

test.skipIf(isWindows).concurrent.each([
  ['in its terminal', 'runInTerminal'],
  ['and shows', 'runShown'],
])('SIGTERM to a command stops what it runs %s', async (_, runIt) => {
  const shown = JSON.stringify(`console.log(process.ppid, process.pid); ${wait}`);
  const run = `runMain(() => ${runIt}(process.execPath, ['-e', ${shown}]).then(() => 0));`;
  const { running, ids, exited } = await launchCode(imports + run);
  running.kill('SIGTERM');
  expect(await exited).toBe(143);
  await expectNoneLeft(ids);
});

test.concurrent('a command that ends stops what it has started', async () => {
  const { ids, exited } = await launch('return 3;');
  expect(await exited).toBe(3);
  await expectNoneLeft(ids);
});

test.each(['vitest', 'playwright', 'oxlint', 'eslint', 'prettier'])(
  'the command %s is found as a file for Node',
  (name) => {
    expect(readFileSync(findTool(name), 'utf8')).toMatch(/^#!.*node/);
  },
);

test.concurrent('a crash of the program stops its children and fails the command', async () => {
  const { ids, exited } = await launch(`
    const code = await program.exited;
    throw new Error('The program stopped with ' + code);
  `);
  process.kill(ids[0], 'SIGKILL');
  expect(await exited).toBe(1);
  await expectNoneLeft(ids);
});

test('SIGTERM and a closed terminal stop a command like Ctrl-C', () => {
  const stop = vi.fn();
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  for (const signal of signals) {
    onShutdown(stop);
    process.emit(signal);
    process.emit(signal);
  }
  for (const signal of signals) process.removeAllListeners(signal);
  expect(stop.mock.calls).toEqual([[130], [143], [129]]);
});
