import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { RE2JS } from '../../../src/firebase/noRe2js';

test('Firestore’s code for browsers has nothing of re2js but RE2JS.compile, in its pipeline functions', async () => {
  const entry = createRequire(import.meta.url).resolve('@firebase/firestore');
  const read = (name: string) => readFile(join(dirname(entry), name), 'utf8');
  const index = await read('index.esm.js');
  const [, common] = /from ['"]\.\/(common-[\w-]+\.esm\.js)['"]/.exec(index)!;
  const code = await read(common!);
  const withoutImport = code.replace(/^import \{ RE2JS \} from .*$/m, '');
  const uses = [...withoutImport.matchAll(/\bre2js\b.{0,9}/gi)].map(([use]) => use);
  expect(new Set(uses)).toEqual(new Set(['RE2JS.compile(']));
  const classes = code.split(/^class /m).filter((part) => part.includes('RE2JS.compile('));
  for (const one of classes) expect(one).toMatch(/^__PRIVATE_Core(Like|Regex\w+) extends/);
});

test('whoever asks for a regular expression nevertheless is told, also where the SDK catches it', () => {
  const report = vi.fn();
  vi.stubGlobal('reportError', report);
  expect(() => RE2JS.compile()).toThrow('need re2js');
  expect(report).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});
