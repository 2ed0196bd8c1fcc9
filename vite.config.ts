import { readdir } from 'node:fs/promises';
import react from '@vitejs/plugin-react';
import { imageSizeFromFile } from 'image-size/fromFile';
import { loadEnv } from 'vite';
import { defineConfig } from 'vitest/config';
import { authHost, firestoreHost } from './scripts/emulators/hosts.ts';
import { leanRouter } from './scripts/pages/leanRouter.ts';
import { photoPlugin } from './src/content/photoPlugin.ts';
import { resumePlugin } from './src/content/resumePlugin.ts';
import { siteUrl } from './src/settings.ts';

const [host, port] = firestoreHost.split(':');

// Only `vite` itself and `vite build --mode emulators` know the emulators; a production build does not.
const emulators = { auth: `http://${authHost}`, firestore: { host, port: Number(port) } };

/** The sizes of the images that posts can show, by their path; a file that is no image has none. */
async function imageSizes() {
  const folder = `${import.meta.dirname}/public/images`;
  const names = await readdir(folder).catch(() => []);
  const sizes = names.map(async (name) => {
    const size = await imageSizeFromFile(`${folder}/${name}`).catch(() => undefined);
    return [`/images/${name}`, size && { width: size.width, height: size.height }] as const;
  });
  return Object.fromEntries(await Promise.all(sizes));
}

const images = await imageSizes();

/** A group of tests that need the emulators. */
const onEmulators = (name: string) => ({
  extends: true as const,
  test: {
    name,
    include: [`tests/${name}/**/*.test.{ts,tsx}`],
    environment: 'node',
    setupFiles: ['tests/setup.ts'],
    fileParallelism: false,
    testTimeout: 240_000,
  },
});

export default defineConfig(({ command, mode }) => {
  // Checked here because an invalid URL would break every page.
  siteUrl(loadEnv(mode, import.meta.dirname).VITE_SITE_URL);
  return {
    plugins: [react(), leanRouter(), resumePlugin(), photoPlugin()],
    build: {
      // The build puts the stylesheet into each page: a chunk must not load it once more.
      cssCodeSplit: false,
      // Every browser that the build is for can preload modules.
      modulePreload: { polyfill: false },
    },
    define: {
      __IMAGES__: JSON.stringify(images),
      __EMULATORS__:
        command === 'serve' || mode === 'emulators' ? JSON.stringify(emulators) : 'null',
    },
    // See there why the site needs neither.
    resolve: {
      alias: {
        idb: `${import.meta.dirname}/src/firebase/noIdb.ts`,
        re2js: `${import.meta.dirname}/src/firebase/noRe2js.ts`,
      },
    },
    server: { host: '127.0.0.1', port: 5173, strictPort: true },
    css: {
      preprocessorOptions: {
        // Bootstrap 5.3 still uses @import and the old colour functions.
        scss: { quietDeps: true, silenceDeprecations: ['import'] },
      },
    },
    test: {
      // No test is about time: this one only ends what hangs.
      testTimeout: 60_000,
      // By default Vitest leaves one processor idle, which halves the speed on a machine with two.
      maxWorkers: '100%',
      // The CommonJS build of the hooks would load a second copy of the Firestore SDK.
      alias: [
        {
          find: /^react-firebase-hooks\/(\w+)$/,
          replacement: 'react-firebase-hooks/$1/dist/index.esm.js',
        },
        // The owner's words may change at any time: tests have an owner of their own.
        {
          find: /^.*\/content\/(resume|textPages)$/,
          replacement: `${import.meta.dirname}/tests/fixtures/$1.ts`,
        },
      ],
      server: { deps: { inline: ['react-firebase-hooks'] } },
      projects: [
        {
          extends: true,
          test: {
            name: 'unit',
            include: ['tests/unit/**/*.test.{ts,tsx}'],
            environment: 'happy-dom',
            setupFiles: ['tests/setup.ts'],
          },
        },
        onEmulators('emulator'),
        onEmulators('rules'),
        onEmulators('vendor'),
      ],
    },
  };
});
