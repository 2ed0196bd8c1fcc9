// Run by runBundler.ts, in a process of its own.
import { build } from 'vite';
import { buildWorker } from '../offline/buildWorker';
import { runMain } from '../programs/runMain';
import { LICENSES } from './licenses';
import type { Bundle } from './runBundler';

// React, the router and their dependencies.
const REACT = /\/node_modules\/(react|react-dom|react-router|scheduler)\//;

/** Bundles the app for browsers into an empty `outDir`. */
async function buildApp(mode: string, outDir: string): Promise<void> {
  await build({
    mode,
    logLevel: 'warn',
    build: {
      outDir,
      emptyOutDir: true,
      manifest: true,
      license: { fileName: LICENSES },
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

/** Bundles writeSite.ts with the app's components for Node into `outDir`. */
async function buildRenderer(mode: string, outDir: string): Promise<void> {
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
    ssr: {
      noExternal: true,
      external: ['@playwright/test', 'firebase', 'sass', 'satori', 'sharp'],
    },
  });
}

async function main(): Promise<number> {
  const { mode, outDir, rendererDir, kept } = JSON.parse(process.argv[2]!) as Bundle;
  if (rendererDir) {
    await buildRenderer(mode, rendererDir);
    await buildApp(mode, outDir);
  }
  if (kept) await buildWorker(mode, outDir, kept);
  return 0;
}

await runMain(main);
