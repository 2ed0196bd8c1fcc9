// `npm run build`: writes the site into dist as static files, every page as HTML.
import { mkdtemp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from 'vite';
import { checkContent } from './pages/checkContent';
import { buildWorker } from './pages/buildWorker';
import { completeLicenses, LICENSES } from './pages/licenses';
import { errorMessage } from './programs/runMain';

type Writer = typeof import('./pages/writeSite');

const { values } = parseArgs({
  options: {
    mode: { type: 'string', default: 'production' },
    outDir: { type: 'string', default: 'dist' },
    imageCache: { type: 'string', default: '.cache/share' },
    'without-posts': { type: 'boolean', default: false },
  },
});
const { mode, outDir, imageCache } = values;

/** Bundles the components for Node, with the code that writes their pages, and calls that. */
async function writePages(...args: Parameters<Writer['writeSite']>): Promise<void> {
  // In node_modules, so that the bundle finds the packages it doesn't contain.
  const dir = await mkdtemp(join('node_modules', '.prerender-'));
  try {
    await build({
      mode,
      logLevel: 'warn',
      build: {
        ssr: 'scripts/pages/writeSite.ts',
        outDir: dir,
        emptyOutDir: false,
        copyPublicDir: false,
        // What a browser loads on demand, the build may need at once.
        rolldownOptions: { checks: { ineffectiveDynamicImport: false } },
      },
      ssr: { noExternal: true, external: ['firebase', 'satori', '@resvg/resvg-wasm'] },
    });
    const writer = (await import(pathToFileURL(join(dir, 'writeSite.js')).href)) as Writer;
    await writer.writeSite(...args);
  } finally {
    await rm(dir, { recursive: true });
  }
}

async function buildSite() {
  const { resume, photoFiles } = checkContent();
  const photo = resume.photo ? [resume.photo.src] : [];
  const photos = photoFiles.length > 0 ? photoFiles.map(({ path }) => path) : photo;
  // A folder of its own: a build that fails leaves the last one untouched.
  const next = `${outDir}-next`;
  try {
    const options = {
      outDir: next,
      emptyOutDir: true,
      manifest: true,
      license: { fileName: LICENSES.app },
    };
    await build({ mode, logLevel: 'warn', build: options });
    await writePages(next, !values['without-posts'], imageCache);
    await buildWorker(mode, next, photos);
    await completeLicenses(next);
    await rm(outDir, { recursive: true, force: true });
    await rename(next, outDir);
  } finally {
    await rm(next, { recursive: true, force: true });
  }
}

try {
  await buildSite();
} catch (error) {
  console.error(`✗ The build failed, and ${outDir} is unchanged. ${errorMessage(error)}`);
  if (error instanceof Error && error.cause) console.error(error.cause);
  if (/^FirebaseError|Firestore/.test(String(error)))
    console.error('To build without the posts: npm run build -- --without-posts');
  process.exit(1);
}
