import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'pathe';
import { languages, WORDS } from '../../scripts/content/languages';
import { removeLine } from './removeLines';
import { removeWord } from './removeWord';
import type { Part } from './parts';

/** Takes a part out of the project in a folder. Returns how many paths it deleted and how many files it changed. Throws if its list is out of date. */
export function takeOut(part: Part, folder: string) {
  const changed = new Set<string>();

  /** Edits a file once for each entry of a list. */
  function change<T>(file: string, entries: T[], edit: (text: string, entry: T) => string) {
    const path = join(folder, file);
    try {
      writeFileSync(path, entries.reduce(edit, readFileSync(path, 'utf8')));
    } catch (error) {
      throw new Error(`${file}: ${(error as Error).message}`, { cause: error });
    }
    if (entries.length > 0) changed.add(file);
  }

  for (const [file, lines] of Object.entries(part.lines)) change(file, lines, removeLine);
  for (const language of languages) change(`${WORDS}/${language}.ts`, part.words, removeWord);
  for (const path of part.delete) {
    const target = join(folder, path);
    if (!existsSync(target)) throw new Error(`There is no ${path}.`);
    rmSync(target, { recursive: true });
  }
  return { deleted: part.delete.length, changed: changed.size };
}
