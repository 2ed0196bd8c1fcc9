// @vitest-environment node
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runProcess } from '../../../../scripts/pages/process';

const { href } = new URL('../../../../scripts/pages/process.ts', import.meta.url);

/** Runs work, as JavaScript with an `input`, in a process of its own. */
async function run(work: string, input: unknown) {
  const dir = await mkdtemp(join(tmpdir(), 'process-'));
  onTestFinished(() => rm(dir, { recursive: true }));
  const file = join(dir, 'work.mts');
  await writeFile(
    file,
    `import { writeFile } from 'node:fs/promises';
import { serve } from '${href}';
await serve(async (input: any) => { ${work} });`,
  );
  await runProcess(file, input, { execArgv: ['--import', 'tsx'], env: { WORD: 'from outside' } });
}

test('a process does its work with the input and the environment that it is given', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'process-'));
  onTestFinished(() => rm(dir, { recursive: true }));
  await run('await writeFile(input.file, process.env.WORD!);', { file: join(dir, 'done') });
  expect(await readFile(join(dir, 'done'), 'utf8')).toBe('from outside');
});

test('what fails in a process is an error with its message and its cause', async () => {
  const failed = run(`throw new Error('It failed.', { cause: new Error('A bug.') });`, {});
  await expect(failed).rejects.toThrow('It failed.');
  await failed.catch(({ cause }: Error) => {
    expect(cause).toContain('A bug.');
  });
});

test.each([
  ['is killed', `process.kill(process.pid, 'SIGKILL'); await new Promise(() => {});`, 'SIGKILL'],
  ['ends before its work is done', 'process.exit();', 'exit code 1'],
])('a process that %s is an error that says so', async (_, work, reason) => {
  await expect(run(work, {})).rejects.toThrow(reason);
});
