import { dirname, resolve } from 'node:path';

/** Lists the folders that a file is in, the innermost first. */
export function listFolders(file: string): string[] {
  const folder = dirname(resolve(file));
  return folder === dirname(folder) ? [folder] : [folder, ...listFolders(folder)];
}
