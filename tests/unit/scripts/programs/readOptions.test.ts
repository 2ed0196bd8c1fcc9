import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import project from '../../../../package.json' with { type: 'json' };

/** Each command with the text of its program. */
const commands = Object.entries(project.scripts).flatMap(([name, line]) => {
  const file = /typescript\.mjs (scripts\/\S+\.ts)/.exec(line)?.[1];
  return file ? [[name, readFileSync(file, 'utf8')] as const] : [];
});

test.each(commands)(
  'npm run %s reads its options with readOptions, if it has any',
  (name, code) => {
    expect(code).not.toContain('parseArgs');
    if (/^(build|grant-admin|export|import|erase-pictures|deploy|rollback|doctor)$/.test(name))
      expect(code).toContain('readOptions(');
  },
);

test('a command does nothing if npm has kept an option for itself, and says what to type', async () => {
  const env = { ...process.env, npm_lifecycle_event: 'erase-pictures', npm_config_write: 'true' };
  const args = ['--import', './scripts/programs/typescript.mjs', 'scripts/erasePictures.ts', 'a'];
  const { code, output } = await new Promise<{ code: unknown; output: string }>((resolve) => {
    execFile(process.execPath, args, { env }, (error, out, err) =>
      resolve({ code: error?.code, output: out + err }),
    );
  });
  expect(output).toContain('npm run erase-pictures -- a --write');
  expect(code).toBe(1);
});
