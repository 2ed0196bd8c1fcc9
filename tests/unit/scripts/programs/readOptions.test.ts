import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import project from '../../../../package.json' with { type: 'json' };

/** The commands that have options, with their programs and options. */
const commands = Object.entries(project.scripts).flatMap(([name, line]) => {
  const file = /typescript\.mjs (\S+\.ts)/.exec(line)?.[1];
  const code = file ? readFileSync(file, 'utf8') : '';
  if (!code.includes('readOptions(')) return [];
  const options = [...code.matchAll(/([\w-]+)'?: \{ type: /g)].map(([, option]) => option!);
  return [[name, file!, options] as const];
});

test('every command that reads options is tested', () => {
  const names = commands.map(([name]) => name);
  expect(names).toEqual(
    expect.arrayContaining([
      'build',
      'grant-admin',
      'export',
      'import',
      'erase-pictures',
      'deploy',
    ]),
  );
});

test.concurrent.each(commands)(
  'npm run %s does nothing if npm has kept an option for itself, and says what to type',
  async (name, file, options) => {
    const env: NodeJS.ProcessEnv = { ...process.env, npm_lifecycle_event: name };
    for (const option of options)
      env[`npm_config_${option.toLowerCase().replaceAll('-', '_')}`] = 'true';
    const args = ['--import', './scripts/programs/typescript.mjs', file, 'a'];
    const { code, output } = await new Promise<{ code: unknown; output: string }>((resolve) => {
      execFile(process.execPath, args, { env }, (error, out, err) =>
        resolve({ code: error?.code, output: out + err }),
      );
    });
    expect(output).toContain(
      `npm run ${name} -- a ${options.map((option) => `--${option}`).join(' ')}`,
    );
    expect(code).toBe(1);
  },
);
