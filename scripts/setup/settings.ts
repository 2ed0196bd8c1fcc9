// The settings in .env, as the build reads them.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'pathe';
import { filledIn } from '../../src/settings';
import { findSettingLine, readEnv } from '../doctor/readEnv';
import type { Owner } from '../owner/google';
import { readUtf8 } from '../programs/readUtf8';
import { confirm, type Setup } from './step';

type Name =
  | 'VITE_FIREBASE_PROJECT_ID'
  | 'VITE_FIREBASE_API_KEY'
  | 'VITE_FIREBASE_AUTH_DOMAIN'
  | 'VITE_FIREBASE_APP_ID'
  | 'VITE_SITE_URL';

/** Settings by their names. */
export type Settings = Partial<Record<Name, string>>;

/** Reads a setting; undefined if it is not filled in. */
export const readSetting = ({ folder }: Owner, name: Name): string | undefined =>
  filledIn(readEnv(folder)(name).value);

/** The project in .env; '' if there is none. */
export const readProject = (owner: Owner): string =>
  readSetting(owner, 'VITE_FIREBASE_PROJECT_ID') ?? '';

/** Sets a variable in the text of a file, in its line if it has one. */
function setLine(text: string, name: string, value: string): string {
  const end = text.includes('\r\n') ? '\r\n' : '\n';
  const lines = text === '' ? [''] : text.split(/\r?\n/);
  const index = findSettingLine(lines, name);
  if (index >= 0) lines[index] = `${name}=${value}`;
  else lines.splice(lines.at(-1) === '' ? -1 : lines.length, 0, `${name}=${value}`);
  return lines.join(end);
}

/** Whether a setting may be written. Asks before it replaces another value. Throws if .env doesn't decide. */
async function mayWrite(setup: Setup, name: Name, value: string): Promise<boolean> {
  const { value: old, place } = readEnv(setup.folder)(name);
  if (old === value) return false;
  if (!filledIn(old)) return true;
  if (!place.startsWith('.env, '))
    throw new Error(`${place} is ${old} instead of ${value}. Change or remove it there.`);
  return confirm(setup, `${place} is ${old}. Replace it with ${value}?`, false);
}

/** Writes settings into .env, made from .env.example if there is none. Keeps all other lines, and asks before it replaces a value. */
export async function writeSettings(setup: Setup, settings: Settings): Promise<void> {
  const file = join(setup.folder, '.env');
  const [source] = [file, `${file}.example`].filter(existsSync);
  let text = source ? readUtf8(source) : '';
  for (const [name, value] of Object.entries(settings) as [Name, string][])
    if (await mayWrite(setup, name, value)) text = setLine(text, name, value);
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}
