import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'pathe';
import { expect, test } from 'vitest';

const FROM = /(?:^|\n)(?:import|export) (?!type )(?:[^;(]*? from )?'([.#][^']*)'/g;
const LATER = /\bimport\(\s*'([^']+)'\s*\)/g;
// Functions whose text has all that they import.
const PART = /\b(?:part|shownPart)\(\s*\(\) => import\('([^']+)'\),?\s*\)/g;
const NAMED = /\b(?:part|shownPart)\((\w+)\)/g;

function toFile(path: string, from: string) {
  const base = path.startsWith('#') ? `packages/${path.slice(1)}/index` : join(dirname(from), path);
  const found = ['', '.ts', '.tsx'].find(
    (end) => existsSync(base + end) && /\.\w+$/.test(base + end),
  );
  return found === undefined ? path : base + found;
}

/** Lists what the form may load later, by the module that imports it, and which of it are parts. */
function listImports() {
  const later = new Map<string, string>();
  const parts = new Set<string>();
  const names = new Set<string>();
  const files = new Map<string, string>();
  const next = ['src/form/CreatePostPage.tsx', 'src/form/EditPostPage.tsx'];
  for (const file of next) {
    if (files.has(file) || !/\.tsx?$/.test(file)) continue;
    const text = readFileSync(file, 'utf8').replaceAll('typeof import(', '');
    files.set(file, text);
    for (const [, path] of text.matchAll(PART)) parts.add(toFile(path!, file));
    for (const [, name] of text.matchAll(NAMED)) names.add(name!);
    for (const [, path] of text.matchAll(FROM)) next.push(toFile(path!, file));
    for (const [, path] of text.matchAll(LATER)) {
      const found = toFile(path!, file);
      later.set(found, file);
      next.push(found);
    }
  }
  for (const [file, text] of files)
    for (const name of names)
      for (const [block] of text.matchAll(new RegExp(`export const ${name} = [^;]*;`, 'g')))
        for (const [, path] of block.matchAll(LATER)) parts.add(toFile(path!, file));
  return { later, parts };
}

test('all that the form loads later is a part of it, which is loaded when it is idle', () => {
  const { later, parts } = listImports();
  // Nobody signs in without a connection.
  const others = [...later].filter(([one]) => !parts.has(one) && !one.startsWith('src/auth/'));
  expect(Object.fromEntries(others)).toEqual({});
});
