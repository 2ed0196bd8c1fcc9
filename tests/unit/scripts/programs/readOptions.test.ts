import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import project from '../../../../package.json' with { type: 'json' };
import { readOptions } from '../../../../scripts/programs/readOptions';

const fileOf = (command: keyof typeof project.scripts) =>
  /typescript\.mjs (\S+\.ts)/.exec(project.scripts[command])![1]!;

test.each(['build', 'grant-admin', 'export', 'import', 'deploy', 'doctor', 'bench'] as const)(
  'npm run %s reads its options by readOptions',
  (command) => {
    expect(readFileSync(fileOf(command), 'utf8')).toContain(' = readOptions({');
  },
);

test('options are refused if npm has kept some of them for itself', () => {
  vi.stubEnv('npm_lifecycle_event', 'build');
  const options = { outDir: { type: 'string' }, 'without-posts': { type: 'boolean' } } as const;
  const read = () => readOptions({ options, args: ['--outDir', 'site'] }).values;
  expect(read()).toEqual({ outDir: 'site' });
  vi.stubEnv('npm_config_outdir', 'site');
  expect(read).toThrow(/npm kept --outDir for itself.*npm run build -- .*--outDir$/);
  vi.stubEnv('npm_config_without_posts', 'true');
  expect(read).toThrow(/ --outDir --without-posts$/);
});

test.each([
  ['import', ['gone'], 'gone does not exist.'],
  [
    'import',
    ['src', '--wirte'],
    "Unknown option '--wirte'. npm run import has these options: --write",
  ],
  ['export', ['--erase-pictures', 'a.ndjson'], 'Usage: '],
  ['deploy', ['--rollback', '--write'], 'Usage: '],
] as const)('npm run %s -- %j ends with a sentence', (command, given, sentence) => {
  const emulator = command === 'deploy' ? [] : ['--emulator'];
  const args = ['--import', 'tsx', fileOf(command), ...given, ...emulator];
  const env = {
    ...process.env,
    npm_lifecycle_event: command,
    FIRESTORE_EMULATOR_HOST: '127.0.0.1:1',
  };
  const { status, stderr } = spawnSync(process.execPath, args, { env, encoding: 'utf8' });
  expect(stderr).toContain(sentence);
  expect(stderr).not.toMatch(/^ +at |ENOENT/m);
  expect(status).toBe(1);
});
