// `npm run build`: writes the site into dist as static files, every page as HTML.
import { mkdtemp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Bundles } from './pages/bundle';
import { checkContent } from './pages/checkContent';
import { completeLicenses } from './pages/licenses';
import { runProcess } from './pages/process';
import type { SiteOptions } from './pages/writeSite';
import { errorMessage } from './programs/runMain';

const { values } = parseArgs({
  options: {
    mode: { type: 'string', default: 'production' },
    outDir: { type: 'string', default: 'dist' },
    imageCache: { type: 'string', default: '.cache/share' },
    'without-posts': { type: 'boolean', default: false },
  },
});
const { mode, outDir, imageCache } = values;
// For both processes: React for development takes three times as long.
process.env.NODE_ENV = 'production';

async function buildSite() {
  const { resume, photoFiles } = checkContent();
  const photo = resume.photo ? [resume.photo.src] : [];
  const photos = photoFiles.length > 0 ? photoFiles.map(({ path }) => path) : photo;
  // A folder of its own: a build that fails leaves the last one untouched.
  const next = `${outDir}-next`;
  // In node_modules, so that the bundle finds the packages it doesn't contain.
  const writerDir = await mkdtemp(join('node_modules', '.prerender-'));
  try {
    const bundles: Bundles = { mode, outDir: next, writerDir, photos };
    // Vite's allocator keeps what it has freed, unless it is told not to: 100 MB.
    await runProcess('scripts/pages/bundle.ts', bundles, { env: { MIMALLOC_PURGE_DELAY: '0' } });
    const site: SiteOptions = { outDir: next, withPosts: !values['without-posts'], imageCache };
    // Without what runs TypeScript, which the bundle is no more: it would take more memory than all posts.
    await runProcess(join(writerDir, 'writeSite.js'), site, { execArgv: [] });
    await completeLicenses(next);
    await rm(outDir, { recursive: true, force: true });
    await rename(next, outDir);
  } finally {
    for (const dir of [next, writerDir]) await rm(dir, { recursive: true, force: true });
  }
}

try {
  await buildSite();
} catch (error) {
  console.error(`✗ The build failed, and ${outDir} is unchanged. ${errorMessage(error)}`);
  if (error instanceof Error && error.cause) console.error(error.cause);
  process.exit(1);
}
