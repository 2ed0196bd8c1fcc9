import { readdir, readFile, stat } from 'node:fs/promises';
import { dirname, join } from 'pathe';
import { fromBuffer } from '@capsizecss/unpack';
import { compile } from 'sass';
import { expect, test } from 'vitest';
import { writeHeadingsFace } from '../../../../scripts/theme/headingsFace';
import { createFolder } from '../../../fixtures/createFolder';

const bold = { face: '@fontsource/zilla-slab', weight: 700 };

test('a face becomes a stylesheet with small files of its letters and a fallback as wide as the face', async () => {
  const cache = await createFolder();
  const stylesheet = await writeHeadingsFace(bold, cache);
  const css = await readFile(stylesheet, 'utf8');
  const files = [...css.matchAll(/url\('\.\/([\w-]+\.woff2)'\)/g)].map(([, file]) => file!);
  expect(files).toEqual(['basic.woff2', 'latin1.woff2', 'latin-ext.woff2']);
  for (const file of files) {
    const path = join(dirname(stylesheet), file);
    const { familyName } = await fromBuffer(await readFile(path));
    expect(familyName).toMatch(/^Zilla Slab/);
    expect((await stat(path)).size).toBeLessThan(10_000);
  }
  expect(css).toMatch(/local\('Georgia Bold'\);[^}]*size-adjust: 8\d\.\d+%/);
  expect(await readdir(cache), 'nothing else').toEqual([dirname(stylesheet).split('/').at(-1)]);
  const { mtimeMs } = await stat(stylesheet);
  expect(await writeHeadingsFace(bold, cache)).toBe(stylesheet);
  expect((await stat(stylesheet)).mtimeMs, 'written once').toBe(mtimeMs);
});

test('the first build of a new owner has no warning of Sass', () => {
  const warnings: string[] = [];
  compile('src/bootstrap.scss', {
    loadPaths: ['node_modules'],
    // As in vite.config.ts.
    quietDeps: true,
    silenceDeprecations: ['import'],
    logger: { warn: (message) => void warnings.push(message) },
  });
  expect(warnings).toEqual([]);
});
