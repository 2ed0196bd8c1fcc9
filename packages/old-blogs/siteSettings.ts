import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'pathe';
import { parse as parseToml } from 'smol-toml';
import { parse as parseYaml } from 'yaml';
import { type Entry, firstText } from './entry';
import { isFile } from './isFile';
import { decodeText } from './sources/decodeText';

const NAMES = [
  '_config.yml',
  'config.yml',
  'config.yaml',
  'hugo.yaml',
  'hugo.yml',
  'hugo.toml',
  'config.toml',
];

/** Lists the folders that a file is in, the innermost first. */
export function listFolders(file: string): string[] {
  const folder = dirname(resolve(file));
  return folder === dirname(folder) ? [folder] : [folder, ...listFolders(folder)];
}

const cache = new Map<string, Entry['data']>();

function parse(folder: string): Entry['data'] {
  const file = NAMES.map((name) => join(folder, name)).find(isFile);
  if (!file) return {};
  try {
    const text = decodeText(readFileSync(file));
    // A file of nothing but comments is null.
    const settings: unknown = file.endsWith('.toml') ? parseToml(text) : parseYaml(text);
    return (settings ?? {}) as Entry['data'];
  } catch {
    return {};
  }
}

/** Reads the settings of a site in a folder, once; none if it has no file of settings, or one that can't be read. */
function settingsIn(folder: string): Entry['data'] {
  const settings = cache.get(folder) ?? parse(folder);
  cache.set(folder, settings);
  return settings;
}

/** Reads the settings of the site that a file is in: those of the nearest folder with some. */
export const readSettings = (file: string): Entry['data'] =>
  listFolders(file)
    .map(settingsIn)
    .find((settings) => Object.keys(settings).length > 0) ?? {};

/** Reads the host of the site that a file is in; undefined if its settings don't name it. */
export function readHost(file: string): string | undefined {
  const site = firstText(readSettings(file), 'url', 'baseURL', 'baseurl');
  return URL.canParse(site) ? new URL(site).host : undefined;
}

/** Whether the site that a file is in is made by Hexo: Jekyll has its posts in `source` only where its settings say so. */
export function isHexo(file: string): boolean {
  const settings = readSettings(file);
  const isInSource = /\/source\/_(?:posts|drafts)\//.test(resolve(file));
  return 'source_dir' in settings || (isInSource && !('source' in settings));
}

/** Whether one of the folders that a file is in has something of one of these names. */
export const isBelow = (file: string, ...names: string[]): boolean =>
  listFolders(file).some((folder) => names.some((name) => existsSync(join(folder, name))));

/** Reads the time zone that a site's settings name. */
export const readTimeZone = (file: string): string | undefined =>
  firstText(readSettings(file), 'timezone', 'timeZone', 'time_zone') || undefined;
