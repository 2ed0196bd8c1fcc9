import { appendFile, readFile, rm } from 'node:fs/promises';
import { join } from 'pathe';
import { build } from 'vite';
import { SHELL } from '../../src/routes';
import { basePlugin } from '../content/basePlugin';
import { APP, chunkFiles, CV, LISTS, POST, readManifest, styleFiles } from '../pages/chunkFiles';
import { LICENSES } from '../pages/licenses';

const OWN_LICENSES = 'licenses-worker.md';

/** What the worker keeps for every page. */
export interface Kept {
  hasBlog: boolean;
  /** The paths of the pages, and of files besides the app's. */
  pages: string[];
  files: string[];
}

/** Bundles the service worker into the app's folder, with the list of files that it keeps for every page, and adds its licenses to the app's. */
export async function buildWorker(
  mode: string,
  outDir: string,
  { hasBlog, pages, files: others }: Kept,
): Promise<void> {
  const manifest = readManifest(outDir);
  const modules = [CV, ...(hasBlog ? [LISTS, POST] : [])];
  const files = new Set([
    ...[APP, ...modules].flatMap((name) => [...chunkFiles(manifest, name)]),
    ...modules.flatMap((name) => styleFiles(manifest, name)),
    ...(manifest[APP]!.assets ?? []),
  ]);
  // Every page contains the app's own styles.
  manifest[APP]!.css?.forEach((file) => files.delete(file));
  const paths = [...[...files].map((file) => `/${file}`), '/favicon.svg'];
  // Photos on other hosts can't be kept.
  paths.push(...others.filter((path) => path.startsWith('/')));
  await build({
    mode,
    configFile: false,
    plugins: [basePlugin()],
    logLevel: 'warn',
    define: {
      __PAGES__: JSON.stringify(hasBlog ? [SHELL, ...pages] : pages),
      __FILES__: JSON.stringify(paths),
    },
    build: {
      outDir,
      emptyOutDir: false,
      copyPublicDir: false,
      license: { fileName: OWN_LICENSES },
      rolldownOptions: {
        input: 'src/offline/worker.ts',
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  });
  const own = join(outDir, OWN_LICENSES);
  const [, ...licenses] = (await readFile(own, 'utf8')).split(/^(?=## )/m);
  await appendFile(join(outDir, LICENSES), ['', ...licenses].join('\n'));
  await rm(own);
}
