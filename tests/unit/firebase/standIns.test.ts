import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test, vi } from 'vitest';
import * as noIdb from '../../../src/firebase/noIdb';
import * as noRe2js from '../../../src/firebase/noRe2js';

/** The names that a package's code for browsers imports from a module. */
async function listImports(name: string, module: string) {
  const dist = dirname(createRequire(import.meta.url).resolve(name));
  const files = (await readdir(dist, { recursive: true })).filter((one) => one.endsWith('.esm.js'));
  const codes = await Promise.all(files.map((file) => readFile(join(dist, file), 'utf8')));
  const imported = new RegExp(`import \\{([^}]*)\\} from ['"]${module}['"]`, 'g');
  const names = codes
    .flatMap((code) => [...code.matchAll(imported)])
    .flatMap(([, list]) => list!.split(','));
  return [...new Set(names.map((one) => one.trim()))];
}

test.each([
  ['idb', '@firebase/app', noIdb],
  ['re2js', '@firebase/firestore', noRe2js],
])(
  '%s is replaced, and the replacement exports what %s imports from it',
  async (module, sdk, standIn) => {
    expect(await import(/* @vite-ignore */ module)).toMatchObject({ ...standIn });
    const names = await listImports(sdk, module);
    expect(names).not.toEqual([]);
    expect(Object.keys(standIn)).toEqual(expect.arrayContaining(names));
  },
);

test('a pipeline query with a regular expression says what it needs, although the SDK catches the error', () => {
  const report = vi.fn();
  vi.stubGlobal('reportError', report);
  expect(() => noRe2js.RE2JS.compile()).toThrow('need re2js');
  expect(report).toHaveBeenCalledOnce();
});
