import { readdir } from 'node:fs/promises';
import react from '@vitejs/plugin-react';
import { imageSizeFromFile } from 'image-size/fromFile';
import { normalize } from 'pathe';
import { loadEnv } from 'vite';
import { defineConfig } from 'vitest/config';
import type { InlineConfig } from 'vitest/node';
import project from './package.json' with { type: 'json' };
import { inCodespace } from './scripts/emulators/codespace.ts';
import { authHost, firestoreHost, PORTFOLIO } from './scripts/emulators/hosts.ts';
import { hiddenContactPlugin } from './scripts/content/hiddenContactPlugin.ts';
import { addressesPlugin } from './scripts/content/addressesPlugin.ts';
import { basePlugin } from './scripts/content/basePlugin.ts';
import { photoPlugin } from './scripts/content/photoPlugin.ts';
import { demoPlugin } from './scripts/demo/demoPlugin.ts';
import { resumePlugin } from './scripts/content/resumePlugin.ts';
import { projectsPlugin } from './scripts/projects/projectsPlugin.ts';
import { writeHeadingsFace } from './scripts/theme/headingsFace.ts';
import { wordsPlugin } from './scripts/content/wordsPlugin.ts';
import { siteUrl } from './src/settings.ts';

const [host, port] = firestoreHost().split(':');

// A production build must not contain these addresses.
const emulators = { auth: `http://${authHost()}`, firestore: { host, port: Number(port) } };

/** Measures the images that posts can show. Returns the sizes by path; none for files of other kinds. */
async function imageSizes() {
  const folder = `${import.meta.dirname}/public/images`;
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  const sizes = names.map(async (name) => {
    const size = await imageSizeFromFile(`${folder}/${name}`).catch(() => undefined);
    // An address has slashes on Windows too.
    return [`/images/${normalize(name)}`, { width: size?.width, height: size?.height }] as const;
  });
  return Object.fromEntries(await Promise.all(sizes));
}

const images = await imageSizes();
const headings = await writeHeadingsFace();

const onEmulators = { hookTimeout: 240_000, testTimeout: 240_000 };

/** Defines the tests of a folder, and those of the packages as unit tests. Those in .tsx files have a page, except those of the scripts. */
function testsIn(folder: string, options = {}) {
  const folders = folder === 'unit' ? ['tests/unit', 'packages'] : [`tests/${folder}`];
  const scripts = `tests/${folder}/scripts/**/*.test.tsx`;
  const define = (test: InlineConfig) => ({
    extends: true as const,
    test: { ...test, ...options },
  });
  return [
    define({
      name: folder,
      include: [...folders.map((one) => `${one}/**/*.test.ts`), scripts],
    }),
    // Apart from the others, as Vitest starts a new worker whenever the environment changes.
    define({
      name: `${folder}-page`,
      environment: 'happy-dom',
      include: folders.map((one) => `${one}/**/*.test.tsx`),
      exclude: [scripts],
    }),
  ];
}

export default defineConfig(({ command, mode }) => {
  // Checked here because an invalid URL would break every page.
  siteUrl(loadEnv(mode, import.meta.dirname).VITE_SITE_URL);
  const codespace = mode === 'development' ? inCodespace(5173) : undefined;
  return {
    plugins: [
      react(),
      basePlugin(),
      resumePlugin(),
      addressesPlugin(),
      hiddenContactPlugin(),
      wordsPlugin(),
      photoPlugin(),
      mode === 'demo' && demoPlugin(),
      projectsPlugin(),
    ],
    build: {
      target: project.browserslist.map((browser) => browser.replace(' ', '')),
      // The headings' typeface: a file, even preloaded, is too late for the first paint on a slow line.
      assetsInlineLimit: (file) => file.endsWith('/basic.woff2'),
      // The built pages link what they need. A list of all other files would weigh more on every page than it saves on some.
      modulePreload: false,
      // Each chunk gets what it uses of a package, and not all that the package's door exports.
      rolldownOptions: {
        // Without projects, nothing is left of their pages.
        treeshake: {
          moduleSideEffects: [
            { test: /\/packages\/[\w-]+\/|\/src\/projects\/\w+\.tsx$/, sideEffects: false },
          ],
        },
      },
    },
    define: {
      __IMAGES__: JSON.stringify(images),
      __EMULATORS__:
        (command === 'serve' && mode !== PORTFOLIO) || mode === 'emulators'
          ? JSON.stringify(codespace?.emulators ?? emulators)
          : 'null',
    },
    // The Firebase SDK imports idb and re2js, and the site needs neither. The files say why, and how to do without each.
    resolve: {
      alias: [
        { find: 'headings.css', replacement: `${import.meta.dirname}/${headings}` },
        { find: 'idb', replacement: `${import.meta.dirname}/src/firebase/noIdb.ts` },
        { find: 're2js', replacement: `${import.meta.dirname}/src/firebase/noRe2js.ts` },
        // Not firebase/firestore/lite, which has no queue.
        {
          find: /^firebase\/firestore$/,
          replacement: `${import.meta.dirname}/src/firebase/noThrow.ts`,
        },
      ],
    },
    server: { host: '127.0.0.1', port: 5173, strictPort: true, ...codespace?.server },
    css: {
      preprocessorOptions: {
        // Bootstrap 5.3 still uses @import and deprecated color functions.
        scss: { quietDeps: true, silenceDeprecations: ['import'] },
      },
    },
    test: {
      // Only stops hung tests.
      testTimeout: 60_000,
      setupFiles: ['tests/setup.ts'],
      restoreMocks: true,
      unstubEnvs: true,
      unstubGlobals: true,
      // By default Vitest leaves one core idle, which halves the speed on two.
      maxWorkers: '100%',
      pool: 'threads',
      // Since version 25, Node has a localStorage of its own, which would stay in place of a page's.
      execArgv: ['--no-experimental-webstorage'].filter((flag) =>
        process.allowedNodeEnvironmentFlags.has(flag),
      ),
      // Loads each package once. tests/setup.ts gives each file its own copy of our modules.
      isolate: false,
      // The CommonJS build of the hooks would load a second copy of the Firestore SDK.
      alias: [
        {
          find: /^react-firebase-hooks\/(\w+)$/,
          replacement: 'react-firebase-hooks/$1/dist/index.esm.js',
        },
        // The owner's content may change at any time, so tests use their own.
        {
          find: /^.*\/(?:content|projects)\/(editions|resume|textPages|projectPages)$/,
          replacement: `${import.meta.dirname}/tests/fixtures/$1.ts`,
        },
        // A module of its own, which a test can replace by that of another language.
        {
          find: /^#firstWords\/(.+)$/,
          replacement: `${import.meta.dirname}/src/words/en/$1.ts?first`,
        },
      ],
      server: { deps: { inline: ['react-firebase-hooks'] } },
      projects: [
        ...testsIn('unit'),
        // In a process of its own, whose CPU time is that of the test. The limit only stops hung tests.
        {
          extends: true,
          test: {
            ...{ name: 'growth', include: ['lab/growth/*.test.ts'] },
            ...{ pool: 'forks', testTimeout: 1_200_000 },
          },
        },
        ...['emulator', 'rules', 'vendor', 'browsers'].flatMap((folder) =>
          testsIn(folder, onEmulators),
        ),
      ],
    },
  };
});
