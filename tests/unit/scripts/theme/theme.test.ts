import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fromBuffer } from '@capsizecss/unpack';
import { expect, test } from 'vitest';
import { checkContrast } from '../../../../scripts/theme/checkContrast';
import { writeHeadingsFace } from '../../../../scripts/theme/headingsFace';
import { readTheme } from '../../../../scripts/theme/readTheme';
import { createFolder } from '../../../fixtures/createFolder';

const texts = ['ink', 'quiet', 'control', 'danger', 'line', 'field-edge', 'rule'];
const all = ['paper', 'surface', ...texts].flatMap((name) => [name, `${name}-dark`]);

/** Reads a theme with these colours, and black on white or grey for the others. */
async function readWith(colors: Record<string, string>) {
  const folder = await createFolder();
  const grounds = { paper: '#fff', 'paper-dark': '#fff', surface: '#eee', 'surface-dark': '#eee' };
  const toColor = (name: string) => ({ ...grounds, ...colors })[name] ?? '#000';
  const face = `$headings-face: 'a'; $headings-font-weight: 600; $other-faces: ();`;
  const scss = all.map((name) => `$${name}: ${toColor(name)};`).join('\n') + face;
  await writeFile(join(folder, 'theme.scss'), scss);
  return readTheme(folder);
}

// The ratios as computed by https://webaim.org/resources/contrastchecker/.
test.each([
  ['quiet', '#777', 'surface', 3.8, 4.5],
  ['control', '#2e9e5b', 'surface', 2.9, 4.5],
  ['line-dark', '#959595', 'surface-dark', 2.5, 3],
])('$%s: %s on $%s is named with its ratio of %f', async (name, color, ground, ratio, least) => {
  const warnings = checkContrast(await readWith({ [name]: color }));
  expect(warnings).toEqual([
    expect.stringContaining(
      `src/theme.scss: $${name} on $${ground} has a contrast of ${ratio} and needs ${least}.`,
    ),
  ]);
});

test('the colour that is suggested has enough contrast, and the same hue', async () => {
  const theme = await readWith({ control: '#2e9e5b' });
  const nearest = /#[\da-f]{6}/.exec(checkContrast(theme)[0]!)![0];
  const better = await readWith({ control: nearest });
  expect(checkContrast(better)).toEqual([]);
  const [one, other] = [theme, better].map(({ colors }) =>
    colors.control.toSpace('oklch').channel('hue'),
  );
  expect(Math.abs(one! - other!)).toBeLessThan(3);
});

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
