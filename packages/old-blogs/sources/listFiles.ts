import { readdir, stat } from 'node:fs/promises';
import { join, normalize } from 'pathe';

/** Lists a folder's files, without hidden ones and packages; only the file itself if it is one. Throws if it can't be read. */
export async function listFiles(path: string): Promise<string[]> {
  if (!(await stat(path)).isDirectory()) return [normalize(path)];
  const items = await readdir(path, { withFileTypes: true });
  const names = items.map(({ name }) => name).filter((name) => !/^(\.|node_modules$)/.test(name));
  return (await Promise.all(names.sort().map((name) => listFiles(join(path, name))))).flat();
}
