import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const IMPORT =
  /^(?:import|export) (?!type )[^;]*?from '([^'.]+)';|\bimport\('([^'.]+)'\)|^import '([^'.]+)';/gm;

/** The names of packages in code: of npm without what is in them, of this folder without their mark. */
const toName = (path: string) => /^(?:@[^/]+\/)?[^/]+/.exec(path.replace(/^#/, ''))![0];

/** Lists what the code of a package imports, but for its tests. */
function listImports(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true }).map((file) => `${folder}/${String(file)}`);
  const code = files.filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.|[\\/]tests[\\/]/.test(file),
  );
  const paths = code
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(IMPORT)])
    .map(([, from, later, only]) => (from ?? later ?? only)!);
  return [...new Set(paths.filter((path) => !path.startsWith('node:')).map(toName))].sort();
}

test.each(readdirSync('packages'))('the README of %s names what it depends on', (name) => {
  const readme = readFileSync(`packages/${name}/README.md`, 'utf8');
  const [, stated = ''] = /^## Dependencies\n([^]*?)(?:^#|(?![^]))/m.exec(readme) ?? [];
  const names = Array.from(stated.matchAll(/`([^`]+)`/g), ([, one]) => one!);
  expect(names.sort()).toEqual(listImports(`packages/${name}`));
});
