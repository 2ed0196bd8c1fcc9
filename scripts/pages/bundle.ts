// Runs in a process of its own: Vite needs most of a build's memory, and all of it is free again when the process ends.
import { build } from 'vite';
import { buildWorker } from './buildWorker';
import { LICENSES } from './licenses';
import { serve } from './process';

/** What Vite bundles, and where to. */
export interface Bundles {
  mode: string;
  /** The folder of the app and its service worker. */
  outDir: string;
  /** The folder of the code that writes the pages. */
  writerDir: string;
  /** The photo's files, which the service worker keeps. */
  photos: string[];
}

// React, the router, and what they need.
const REACT = /\/node_modules\/(react|react-dom|react-router|scheduler)\//;

/** Bundles the app and its service worker, and for Node the components with the code that writes their pages. */
async function bundle({ mode, outDir, writerDir, photos }: Bundles): Promise<void> {
  await build({
    mode,
    logLevel: 'warn',
    build: {
      outDir,
      emptyOutDir: true,
      manifest: true,
      license: { fileName: LICENSES.app },
      rolldownOptions: {
        input: ['index.html', 'src/early.ts'],
        // In one chunk they compress better, and most changes of the site leave it as it was.
        output: { codeSplitting: { groups: [{ name: 'react', test: REACT }] } },
      },
    },
  });
  await buildWorker(mode, outDir, photos);
  await build({
    mode,
    logLevel: 'warn',
    build: {
      ssr: true,
      outDir: writerDir,
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: {
        input: ['scripts/pages/writeSite.ts', 'scripts/pages/postWorker.ts'],
        // What a browser loads on demand, the build may need at once.
        checks: { ineffectiveDynamicImport: false },
      },
    },
    ssr: { noExternal: true, external: ['firebase', 'satori', '@resvg/resvg-wasm'] },
  });
}

await serve(bundle);
