import { appendFile, readFile } from 'node:fs/promises';
import { join } from 'pathe';

/** The file in which Vite lists the licenses of the packages of the app. */
export const LICENSES = 'licenses.md';

/** Adds the license of Bootstrap's styles, which Vite doesn't list. */
export async function completeLicenses(outDir: string): Promise<void> {
  const bootstrap = await readFile('node_modules/bootstrap/LICENSE', 'utf8');
  await appendFile(join(outDir, LICENSES), `\n## bootstrap (MIT)\n\n${bootstrap}`);
}
