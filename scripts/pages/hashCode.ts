import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'pathe';

/**
 * Hashes all that draws pages: the bundled renderer, in which are the site's code, words, content and settings and the code of its
 * packages, and what Node adds to it: the names and formats of languages, the time zone and the year.
 */
export async function hashCode(folder: string): Promise<string> {
  const { versions } = process;
  const around = [versions, Intl.DateTimeFormat().resolvedOptions(), new Date().getFullYear()];
  const all = createHash('sha256').update(JSON.stringify(around));
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = files
    .filter((file) => file.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  for (const path of paths.sort()) {
    const content = await readFile(path);
    all.update(`\0${path.slice(folder.length)}\0${content.length}\0`).update(content);
  }
  return all.digest('hex');
}
