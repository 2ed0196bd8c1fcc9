import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { expect, test, vi } from 'vitest';
import { readOptions } from '../../../../scripts/programs/readOptions';

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

test('an unknown option is refused with those that there are', () => {
  vi.stubEnv('npm_lifecycle_event', 'import');
  const options = { write: { type: 'boolean' } } as const;
  expect(() => readOptions({ options, args: ['--wirte'] })).toThrow(
    "Unknown option '--wirte'. npm run import has these options: --write.",
  );
});

const launcher = 'scripts/programs/typescript.mjs';

test('a Node older than package.json names is refused by one sentence', () => {
  const folder = mkdtempSync(`${tmpdir()}/old-node-`);
  cpSync(launcher, `${folder}/${launcher}`);
  writeFileSync(`${folder}/package.json`, '{ "engines": { "node": ">=99.1" } }');
  const { status, stderr } = spawnSync(process.execPath, [`${folder}/${launcher}`, 'a.ts']);
  const { node } = process.versions;
  expect(String(stderr)).toBe(`✗ Node ${node} is too old. Install Node 99.1 or newer.\n`);
  expect(status).toBe(1);
});
