import { appendFile, readFile } from 'node:fs/promises';
import { join } from 'pathe';

/** The file in which Vite lists the licenses of the packages of the app. */
export const LICENSES = 'licenses.md';

/** Adds the licenses of Bootstrap's styles and of Mermaid's file, which Vite doesn't list. */
export async function completeLicenses(outDir: string): Promise<void> {
  for (const name of ['bootstrap', '@mermaid-js/tiny']) {
    const license = await readFile(`node_modules/${name}/LICENSE`, 'utf8');
    await appendFile(join(outDir, LICENSES), `\n## ${name} (MIT)\n\n${license}`);
  }
}
