import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import {
  copyFile,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  writeFile,
} from 'node:fs/promises';
import { join } from 'pathe';
import { fileURLToPath } from 'node:url';
import { createFontStack } from '@capsizecss/core';
import { fromBuffer } from '@capsizecss/unpack';
import subsetFont from 'subset-font';
import { findFace, listCharacters } from './findFace.ts';
import { type Face, readTheme } from './readTheme.ts';

// Which letters a file has. A page contains the first file, and most texts need no other.
const latin = [
  {
    name: 'basic',
    from: 'latin',
    range: 'U+20-7E, U+A0, U+A9, U+B7, U+2013-2014, U+2018-2019, U+201C-201D, U+2026',
  },
  { name: 'latin1', from: 'latin', range: 'U+A1-A8, U+AA-B6, U+B8-FF' },
  { name: 'latin-ext', from: 'latin-ext', range: 'U+100-17F' },
];

// Faces that systems have, with the average width of their letters, as measured by @capsizecss/unpack.
const system = (familyName: string, ascent: number, descent: number, xWidthAvg: number) => ({
  familyName,
  ascent,
  descent,
  xWidthAvg,
  lineGap: 0,
  unitsPerEm: 2048,
});
const fallbacks = {
  serif: [system('Georgia Bold', 1878, -449, 1060), system('DejaVu Serif Bold', 1923, -483, 1168)],
  'sans-serif': [
    system('Arial Bold', 1854, -434, 983),
    system('Liberation Sans Bold', 1854, -434, 983),
    system('DejaVu Sans Bold', 1901, -483, 1176),
  ],
};

const OWN = 'src/site/fonts';

// Kerning, ligatures and forms by language. Without the others and without hints, a face is half as large.
const keepFeatures = ['kern', 'liga', 'locl'];

const shrink = (face: Buffer, range: string) =>
  subsetFont(face, listCharacters(range).join(''), {
    targetFormat: 'woff2',
    keepFeatures,
    noHinting: true,
  });

/**
 * Writes the headings’ face into a folder as a stylesheet with the files that it needs, unless they are there from an earlier
 * time. Files of the same name in src/site/fonts are taken as they are. Returns the stylesheet’s path.
 */
export async function writeHeadingsFace(theme: Face = readTheme(), cache = '.cache/headings') {
  const { id, version, unicode, isSerif, toFile } = findFace(theme);
  const key = createHash('sha256').update(`${id} ${version} ${theme.weight}`);
  const sources = (await readdir(OWN)).map((name) => join(OWN, name));
  for (const file of [fileURLToPath(import.meta.url), ...sources]) key.update(await readFile(file));
  const folder = join(cache, key.digest('hex').slice(0, 16));
  const stylesheet = join(folder, 'headings.css');
  if (existsSync(stylesheet)) return stylesheet;

  await mkdir(cache, { recursive: true });
  const next = await mkdtemp(join(cache, 'next-'));
  // A face for Japanese comes in a hundred numbered files, whose ranges would fill every page.
  const others = Object.entries(unicode)
    .filter(([name]) => !/^latin|\[/.test(name))
    .map(([name, range]) => ({ name, from: name, range }));
  const parts = [...latin.filter(({ from }) => from in unicode), ...others];
  const rules = parts.map(async ({ name, from, range }) => {
    const to = join(next, `${name}.woff2`);
    const own = join(OWN, `${id}-${theme.weight}-${name}.woff2`);
    if (existsSync(own)) await copyFile(own, to);
    else if (latin.some((one) => one.name === name))
      await writeFile(to, await shrink(await readFile(toFile(from, 'woff2')), range));
    else await copyFile(toFile(from, 'woff2'), to);
    // Beyond the first file, a face that is late would move the text.
    return `@font-face {
  font-display: ${name === 'basic' ? 'block' : 'optional'};
  font-family: Headings;
  font-weight: ${theme.weight};
  src: url('./${name}.woff2') format('woff2');
  unicode-range: ${range};
}
`;
  });
  const face = {
    ...(await fromBuffer(await readFile(toFile('latin', 'woff2')))),
    familyName: 'Headings',
  };
  const generic = isSerif ? 'serif' : 'sans-serif';
  const { fontFamily, fontFaces } = createFontStack([face, ...fallbacks[generic]]);
  const css = [
    ...(await Promise.all(rules)),
    fontFaces,
    `:root {\n  --headings: ${fontFamily}, ${generic};\n}\n`,
  ];
  await writeFile(join(next, 'headings.css'), css.join('\n'));
  // Another build may have written it meanwhile.
  await rename(next, folder).catch(() => rm(next, { recursive: true }));
  return stylesheet;
}
