// What Linux forgives and other systems don't.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { scripts } from '../../package.json';
import { isReservedName } from '../../src/fileNames';

const isClone = existsSync('.git');
const git = (...args: string[]) =>
  execFileSync('git', args, { encoding: 'utf8' }).trim().split('\n');

/** Finds texts that are equal without regard to case. */
function findTwins(texts: string[]): string[] {
  const first = new Map<string, string>();
  return texts.filter((text) => {
    const known = first.get(text.toLowerCase()) ?? text;
    first.set(text.toLowerCase(), known);
    return known !== text;
  });
}

test.skipIf(!isClone)('no two files differ only in case, as macOS and Windows ignore it', () => {
  const files = git('ls-files');
  expect(findTwins(files)).toEqual([]);
  // An import has no extension.
  const imports = files.map((file) => file.replace(/\.([cm]?[jt]sx?|json)$/, ''));
  expect(findTwins(imports)).toEqual([]);
});

test.skipIf(!isClone)('Windows can have every file by its name', () => {
  const parts = new Set(git('ls-files').flatMap((file) => file.split('/')));
  const isRefused = (part: string) =>
    isReservedName(part) || /[<>:"\\|?*]|[. ]$/.test(part) || part.length > 200;
  expect([...parts].filter(isRefused)).toEqual([]);
});

test.skipIf(!isClone)('lines end with LF; if not, run: npm run format', () => {
  const wrong = git('ls-files', '--eol').filter((line) => /w\/(?:crlf|mixed)/.test(line));
  // The owner's own words may end as their editor likes.
  const ours = wrong
    .map((line) => line.split('\t')[1]!)
    .filter((file) => !/\.(md|json)$/.test(file));
  expect(ours).toEqual([]);
});

test('sh and cmd read the scripts of package.json alike', () => {
  const wrong = Object.entries(scripts).filter(
    ([, line]) => !/^(node|vitest|oxlint|eslint|prettier)( [^'$;&|<>`\\%^!]+)?$/.test(line),
  );
  expect(wrong).toEqual([]);
});

test.skipIf(!isClone)('no file of the repository has a key', () => {
  const key =
    /-----BEGIN [A-Z ]*PRIVATE KEY-----(\n|\\n)|"private_key(_id)?": "[^"]|\bAIza[\w-]{35}\b/;
  const files = git('ls-files').filter((file) => existsSync(file));
  expect(files.filter((file) => key.test(readFileSync(file, 'latin1')))).toEqual([]);
  expect(git('check-ignore', '.env')).toEqual(['.env']);
});
