import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

const LIST = 'lab/breaks/breaks.yaml';
const breaks = parse(readFileSync(LIST, 'utf8')) as {
  file: string;
  from: string;
  tests: string[];
}[];

test('every break can be made: its file has the text once, and its tests exist', () => {
  const missing = breaks
    .flatMap(({ file, tests }) => [file, ...tests])
    .filter((path) => !existsSync(path));
  expect(missing).toEqual([]);
  const count = ({ file, from }: (typeof breaks)[0]) =>
    readFileSync(file, 'utf8').split(from).length - 1;
  expect(breaks.filter((one) => count(one) !== 1)).toEqual([]);
});
