import { build } from 'vite';
import { BLOG, chunkFiles, CV, readManifest } from './chunkFiles';
import { LICENSES } from './licenses';

/** Bundles the service worker into the app's folder, with the list of files that it keeps for every page. */
export async function buildWorker(mode: string, outDir: string, photos: string[]): Promise<void> {
  const manifest = await readManifest(outDir);
  const files = new Set([
    ...['index.html', CV, BLOG].flatMap((name) => [...chunkFiles(manifest, name)]),
    ...(manifest['index.html']!.assets ?? []),
  ]);
  const paths = [...[...files].map((file) => `/${file}`), '/favicon.svg'];
  // Photos on other hosts can't be kept.
  paths.push(...photos.filter((path) => path.startsWith('/')));
  await build({
    mode,
    configFile: false,
    logLevel: 'warn',
    define: { __FILES__: JSON.stringify(paths) },
    build: {
      outDir,
      emptyOutDir: false,
      copyPublicDir: false,
      license: { fileName: LICENSES.worker },
      rolldownOptions: {
        input: 'src/offline/worker.ts',
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  });
}
