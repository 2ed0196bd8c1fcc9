import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { THEME_FILE, type Theme } from './readTheme.ts';

interface Metadata {
  id: string;
  category: string;
  weights: number[];
}

/** A package of Fontsource, and one of its weights. */
export type Face = Pick<Theme, 'face' | 'weight'>;

async function readJson<Type>(file: string): Promise<Type> {
  return JSON.parse(await readFile(file, 'utf8')) as Type;
}

/** Finds the files of a face in its package. Throws an error that says what to do if there are none. */
export async function findFace({ face, weight }: Face) {
  const folder = join('node_modules', face);
  const has = (file: string) => existsSync(join(folder, file));
  if (!has('unicode.json'))
    throw new Error(
      has('package.json')
        ? `${THEME_FILE}: ${face} is not a package of Fontsource.`
        : `${THEME_FILE}: ${face} is not installed. Run: npm install --save-dev ${face}`,
    );
  const { id, category, weights } = await readJson<Metadata>(join(folder, 'metadata.json'));
  const unicode = await readJson<Record<string, string>>(join(folder, 'unicode.json'));
  const { version } = await readJson<{ version: string }>(join(folder, 'package.json'));
  if (!weights.includes(weight))
    throw new Error(
      `${THEME_FILE}: ${face} has no weight ${weight}. Set $headings-font-weight to one of ${weights.join(', ')}.`,
    );
  const toFile = (subset: string, type: 'woff' | 'woff2') =>
    join(folder, 'files', `${id}-${subset}-${weight}-normal.${type}`);
  return { id, version, unicode, isSerif: category === 'serif', toFile };
}
