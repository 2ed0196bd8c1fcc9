import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkContrast } from '../../../../scripts/theme/checkContrast';
import { readTheme, toHex } from '../../../../scripts/theme/readTheme';
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

test('a colour may be written in any way that Sass knows', async () => {
  const { colors } = await readWith({ ink: 'hsl(120deg 100% 25%)', quiet: 'navy' });
  expect([toHex(colors.ink), toHex(colors.quiet)]).toEqual(['#008000', '#000080']);
});
