import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';

test('Firebase’s code for browsers uses idb for its statistics only, and of it only what stands in for it', async () => {
  const entry = createRequire(import.meta.url).resolve('@firebase/app');
  const code = await readFile(entry.replace(/dist\/.*/, 'dist/esm/index.esm.js'), 'utf8');
  expect(code).toContain("import { openDB } from 'idb';");
  expect([...code.matchAll(/\bopenDB\(.*/g)].map(([use]) => use)).toEqual([
    'openDB(DB_NAME, DB_VERSION, {',
  ]);
  expect(code).toContain("const DB_NAME = 'firebase-heartbeat-database';");
  const uses = [...code.matchAll(/\b(?:tx|objectStore|db)\.(?:\w+\(.*?\)\.)?\w+/g)].map(
    ([use]) => use,
  );
  expect(new Set(uses)).toEqual(
    new Set([
      // While a database is upgraded, which never happens.
      'db.createObjectStore',
      'db.transaction',
      'tx.objectStore(STORE_NAME).get',
      'tx.objectStore',
      'objectStore.put',
      'tx.done',
    ]),
  );
});
