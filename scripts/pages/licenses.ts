import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'pathe';

/** The files in which Vite lists the licenses of bundled packages. The app’s becomes the complete list. */
export const LICENSES = { app: 'licenses.md', worker: 'licenses-worker.md' };

/** Adds to the app’s list the licenses of the service worker and of Bootstrap’s styles, which Vite doesn’t list. */
export async function completeLicenses(outDir: string): Promise<void> {
  const app = join(outDir, LICENSES.app);
  const worker = join(outDir, LICENSES.worker);
  const [, ...ofWorker] = (await readFile(worker, 'utf8')).split(/^(?=## )/m);
  const bootstrap = await readFile('node_modules/bootstrap/LICENSE', 'utf8');
  const all = [await readFile(app, 'utf8'), ...ofWorker, `## bootstrap (MIT)\n\n${bootstrap}`];
  await writeFile(app, all.join('\n'));
  await rm(worker);
}
