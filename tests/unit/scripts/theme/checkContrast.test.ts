import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkContrast } from '../../../../scripts/theme/checkContrast';
import { readTheme, toHex } from '../../../../scripts/theme/readTheme';
import { createFolder } from '../../../fixtures/createFolder';

/** Reads the theme with the values of some of its variables replaced. */
async function readWith(values: Record<string, string>) {
  const folder = await createFolder();
  let scss = await readFile('src/theme.scss', 'utf8');
  for (const [name, value] of Object.entries(values))
    scss = scss.replace(new RegExp(`^\\$${name}: [^;]*;`, 'm'), `$${name}: ${value};`);
  await writeFile(join(folder, 'theme.scss'), scss);
  return readTheme(folder);
}

const black = { paper: '#fff', surface: '#fff', ink: '#000', quiet: '#000' };
const light = { ...black, control: '#000', danger: '#000', line: '#000', 'field-edge': '#000' };
const names = Object.entries(light).flatMap(([name, color]) => [
  [name, color],
  [`${name}-dark`, color],
]);
const strong = Object.fromEntries(names) as Record<string, string>;

test('colours with enough contrast are not mentioned', async () => {
  expect(checkContrast(await readWith(strong))).toEqual([]);
});

// The ratios as computed by https://webaim.org/resources/contrastchecker/.
test.each([
  ['quiet', '#777', '#fff', 4.4, 4.5],
  ['control', '#2e9e5b', '#fff', 3.4, 4.5],
  ['line-dark', '#959595', '#fff', 2.9, 3],
])('$%s %s on %s is named with its ratio of %f', async (name, color, ground, ratio, least) => {
  const suffix = name.endsWith('-dark') ? '-dark' : '';
  const theme = await readWith({
    ...strong,
    [name]: color,
    [`paper${suffix}`]: ground,
    [`surface${suffix}`]: ground,
  });
  const [first] = checkContrast(theme);
  expect(first).toContain(
    `src/theme.scss: $${name} on $paper${suffix} has a contrast of ${ratio} and needs ${least}.`,
  );
});

test('the colour that is suggested has enough contrast, and the same hue', async () => {
  const [warning] = checkContrast(await readWith({ ...strong, control: '#2e9e5b' }));
  const nearest = /#[\da-f]{6}/.exec(warning!)![0];
  expect(checkContrast(await readWith({ ...strong, control: nearest }))).toEqual([]);
  const hue = async (color: string) =>
    (await readWith({ control: color })).colors.control.toSpace('oklch').channel('hue');
  expect(Math.abs((await hue(nearest)) - (await hue('#2e9e5b')))).toBeLessThan(3);
});

test('a colour may be written in any way that Sass knows', async () => {
  const { colors } = await readWith({ ink: 'hsl(120deg 100% 25%)', quiet: 'navy' });
  expect([toHex(colors.ink), toHex(colors.quiet)]).toEqual(['#008000', '#000080']);
});
