import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse as parseToml } from 'smol-toml';
import { parse as parseYaml } from 'yaml';
import { type Entry, firstText } from './entry';
import { listFolders } from './listFolders';

const NAMES = [
  '_config.yml',
  'config.yml',
  'config.yaml',
  'hugo.yaml',
  'hugo.yml',
  'hugo.toml',
  'config.toml',
];

const known = new Map<string, Entry['data']>();

function read(folder: string): Entry['data'] {
  const file = NAMES.map((name) => join(folder, name)).find(existsSync);
  if (!file) return {};
  try {
    const text = readFileSync(file, 'utf8');
    return (file.endsWith('.toml') ? parseToml(text) : parseYaml(text)) as Entry['data'];
  } catch {
    return {};
  }
}

/** Reads the settings of the site that a file is in: those of the nearest folder with some. */
export function readSettings(file: string): Entry['data'] {
  for (const folder of listFolders(file)) {
    const settings = known.get(folder) ?? read(folder);
    known.set(folder, settings);
    if (Object.keys(settings).length > 0) return settings;
  }
  return {};
}

/** Reads the time zone that a site's settings name. */
export const readTimeZone = (file: string): string | undefined =>
  firstText(readSettings(file), 'timezone', 'timeZone', 'time_zone') || undefined;
