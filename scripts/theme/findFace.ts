import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'pathe';
import { type Face, readTheme, THEME_FILE } from './readTheme.ts';

interface Metadata {
  id: string;
  category: string;
  weights: number[];
}

const readJson = <Type>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as Type;

/** Lists the characters of a unicode-range. */
export function listCharacters(range: string): string[] {
  return [...range.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/gi)].flatMap(([, from, to]) => {
    const first = parseInt(from!, 16);
    const count = parseInt(to ?? from!, 16) - first + 1;
    return Array.from({ length: count }, (_, i) => String.fromCodePoint(first + i));
  });
}

/** Finds the files of a face in its package. Throws an error that says what to do if there are none. */
export function findFace({ face, weight }: Face) {
  const folder = join('node_modules', face);
  const has = (file: string) => existsSync(join(folder, file));
  if (!has('unicode.json'))
    throw new Error(
      has('package.json')
        ? `${THEME_FILE}: ${face} is not a package of Fontsource. Choose one at https://fontsource.org.`
        : `${THEME_FILE}: ${face} is not installed. Run: npm install --save-dev ${face}`,
    );
  const { id, category, weights } = readJson<Metadata>(join(folder, 'metadata.json'));
  const unicode = readJson<Record<string, string>>(join(folder, 'unicode.json'));
  const { version } = readJson<{ version: string }>(join(folder, 'package.json'));
  if (!weights.includes(weight))
    throw new Error(`${THEME_FILE}: ${face} has no weight ${weight}, only ${weights.join(', ')}.`);
  const toFile = (subset: string, type: 'woff' | 'woff2') =>
    join(folder, 'files', `${id}-${subset}-${weight}-normal.${type}`);
  return { id, version, unicode, isSerif: category === 'serif', toFile };
}

/** Throws an error with a line for each of the theme's faces that can't be found. */
export function checkFaces(folder = 'src'): void {
  const theme = readTheme(folder);
  const lines = readFileSync(join(folder, basename(THEME_FILE)), 'utf8').split('\n');
  const faults = [theme, ...theme.otherFaces].flatMap((one) => {
    try {
      findFace(one);
      return [];
    } catch (cause) {
      const line = lines.findIndex((text) => text.includes(one.face)) + 1;
      return (cause as Error).message.replace(THEME_FILE, `$&, line ${line}`);
    }
  });
  if (faults.length > 0) throw new Error(faults.join('\n'));
}
