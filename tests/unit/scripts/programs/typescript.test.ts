import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';

const file = 'scripts/programs/typescript.mjs';

test('a Node older than package.json names is refused by one sentence', () => {
  const folder = mkdtempSync(`${tmpdir()}/old-node-`);
  cpSync(file, `${folder}/${file}`);
  writeFileSync(`${folder}/package.json`, '{ "engines": { "node": ">=99.1" } }');
  const { status, stderr } = spawnSync(process.execPath, [`${folder}/${file}`, 'a.ts']);
  const { node } = process.versions;
  expect(String(stderr)).toBe(`✗ Node ${node} is too old. Install Node 99.1 or newer.\n`);
  expect(status).toBe(1);
});

test('Node 12, which some systems still install, can read that sentence’s file', () => {
  expect(readFileSync(file, 'utf8')).not.toMatch(/^(await|.*from 'node:)/m);
});
