import { build } from 'vite';
import { basePlugin } from '../content/basePlugin';
import { editionsPlugin } from '../editions/editionsPlugin';
import { APP, chunkFiles, CV, LISTS, POST, readManifest, styleFiles } from './chunkFiles';
import { LICENSES } from './licenses';

// React, the router and their dependencies.
const REACT = /\/node_modules\/(react|react-dom|react-router|scheduler)\//;

/** Bundles the app for browsers into an empty `outDir`. */
export async function buildApp(mode: string, outDir: string): Promise<void> {
  await build({
    mode,
    logLevel: 'warn',
    build: {
      outDir,
      emptyOutDir: true,
      manifest: true,
      license: { fileName: LICENSES.app },
      rolldownOptions: {
        // A notice for whoever develops Vite's plugins.
        checks: { pluginTimings: false },
        // One chunk for React, which stays cached when only the site's own code changes, and one for all else that every page
        // loads: fewer files compress better.
        output: {
          codeSplitting: {
            groups: [
              { name: 'react', test: REACT },
              { name: 'frame', tags: ['$initial'] },
            ],
          },
        },
      },
    },
  });
}

/** Bundles the service worker into the app's folder, with the list of files that it keeps for every page. */
export async function buildWorker(mode: string, outDir: string, others: string[]): Promise<void> {
  const manifest = readManifest(outDir);
  const files = new Set([
    ...[APP, CV, LISTS, POST].flatMap((name) => [...chunkFiles(manifest, name)]),
    ...[CV, LISTS, POST].flatMap((name) => styleFiles(manifest, name)),
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
    plugins: [basePlugin(), editionsPlugin()],
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

/** Bundles writeSite.ts with the app's components for Node into `outDir`. */
export async function buildRenderer(mode: string, outDir: string): Promise<void> {
  await build({
    mode,
    logLevel: 'warn',
    build: {
      ssr: 'scripts/pages/writeSite.ts',
      outDir,
      copyPublicDir: false,
      // Browsers load some modules on demand that the renderer imports directly.
      rolldownOptions: { checks: { ineffectiveDynamicImport: false, pluginTimings: false } },
    },
    // Node can't import react-bootstrap's modules by themselves; the external packages don't work bundled.
    ssr: { noExternal: true, external: ['firebase', 'sass', 'satori', 'sharp'] },
  });
}
