import { existsSync } from 'node:fs';
import { join } from 'pathe';
import { parseEnv } from 'node:util';
import { loadEnv } from 'vite';
import { readUtf8 } from '../programs/readUtf8';

// The first that has a setting decides; a variable of the environment comes before all of them.
const FILES = ['.env.production.local', '.env.production', '.env.local', '.env'];

/** A setting as the build reads it. */
export interface Setting {
  value: string | undefined;
  /** Names the setting with the file and line, or the environment, that really set it. */
  place: string;
}

/** Lists the files in a folder that the build reads settings from. */
export const listEnvFiles = (folder: string) =>
  FILES.filter((file) => existsSync(join(folder, file)));

/** Finds the line that sets a setting, the last of several; -1 if there is none. */
export function findSettingLine(lines: string[], name: string): number {
  const pattern = new RegExp(`^\\s*(export\\s+)?${name}\\s*=`);
  return lines.findLastIndex((line) => pattern.test(line));
}

/** Returns a function that looks a setting up by its name. Throws if a file is not UTF-8. */
export function readEnv(folder: string): (name: string) => Setting {
  const values = loadEnv('production', folder);
  const files = listEnvFiles(folder).map((file) => {
    const text = readUtf8(join(folder, file), file);
    return { file, text, names: Object.keys(parseEnv(text)) };
  });
  return (name) => {
    const value = values[name];
    const isFirst = files.length > 0 ? ', which wins over .env,' : '';
    if (process.env[name] !== undefined)
      return { value, place: `${name} of the environment${isFirst}` };
    const source = files.find(({ names }) => names.includes(name));
    if (!source) return { value, place: name };
    const line = findSettingLine(source.text.split('\n'), name) + 1;
    const wins = source.file === '.env' ? '' : ', which wins over .env,';
    return { value, place: `${source.file}, line ${line}: ${name}${wins}` };
  };
}
