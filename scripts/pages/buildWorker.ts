import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Manifest } from 'vite';
import { BLOG, chunkFiles, CV } from './chunkFiles';
import { LICENSES } from './licenses';

/** Bundles the service worker into the folder that Vite has built the app into, with the list of what every page needs. */
export async function buildWorker(mode: string, outDir: string, photos: string[]): Promise<void> {
  const manifest = JSON.parse(
    await readFile(join(outDir, '.vite/manifest.json'), 'utf8'),
  ) as Manifest;
  const files = new Set([
    ...['index.html', CV, BLOG].flatMap((name) => [...chunkFiles(manifest, name)]),
    ...(manifest['index.html']!.assets ?? []),
  ]);
  const paths = [...[...files].map((file) => `/${file}`), '/favicon.svg'];
  // Only a file of our own can be had without a network.
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
