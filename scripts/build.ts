// `npm run build`: writes the site into dist as static files, every page as HTML.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'pathe';
import { pathToFileURL } from 'node:url';
import { loadEnv } from 'vite';
import { printCv } from './browser/printCv';
import { buildApp, buildRenderer, buildWorker } from './pages/bundle';
import { checkContent } from './pages/checkContent';
import { ownTag, toEditionPath } from './editions/edition';
import { readStored, startOthers, takeOwnShareImage } from './editions/buildOthers';
import { BUILD_FILE } from './fresh/commit.mjs';
import { completeLicenses } from './pages/licenses';
import { readCommit } from './fresh/readCommit';
import { completeForHosts } from './hosts/completeForHosts';
import type * as Renderer from './pages/writeSite';
import { readOptions } from './programs/readOptions';
import { replaceFolder } from './programs/replaceFolder';
import { CV_PDF } from '../src/routes';
import { sitePath } from '../src/settings';
import { errorMessage, runMain } from './programs/runMain';
import { step } from './programs/step';

interface Options {
  mode: string;
  outDir: string;
  imageCache: string;
  withPosts: boolean;
  /** A file with the posts that the build of the first edition has read. */
  posts?: string;
}

async function buildSite({ mode, outDir, imageCache, withPosts, posts }: Options) {
  const { resume, photoFiles } = checkContent();
  const site = sitePath(loadEnv(mode, '.').VITE_SITE_URL).replace(/\/$/, '');
  const base = site + toEditionPath(ownTag());
  const photo = resume.photo ? [resume.photo.src] : [];
  const photos = [...new Set([...photo, ...photoFiles.map(({ path }) => path)])];
  // A failed build must leave the last one untouched.
  const next = `${outDir}-next`;
  // Inside node_modules, so that the renderer finds the packages that it doesn't bundle.
  const rendererDir = await mkdtemp(join('node_modules', '.prerender-'));
  try {
    await step('Renderer', () => buildRenderer(mode, rendererDir));
    const { href } = pathToFileURL(resolve(rendererDir, 'writeSite.js'));
    const { readBlogData, writeSite } = (await import(href)) as typeof Renderer;
    // First, so that a database that can't be read fails the build at once.
    const stored = posts ? readStored(posts) : undefined;
    const data = await step('Posts', () => readBlogData(withPosts, stored));
    const others = await startOthers(next, rendererDir, data);
    await step('App', () => buildApp(mode, next));
    await takeOwnShareImage(next);
    const { hasPdf } = await step('Pages', (report) =>
      writeSite({ outDir: next, data, imageCache, printCv: () => printCv(next, base), report }),
    );
    const kept = [...photos, ...(hasPdf ? [CV_PDF] : [])];
    await step('Worker', () => buildWorker(mode, next, kept));
    await completeLicenses(next);
    if (!ownTag()) {
      const editions = await others();
      await completeForHosts(next, site, editions);
      const commit = await readCommit();
      if (commit) await writeFile(join(next, BUILD_FILE), JSON.stringify(commit));
    }
    await replaceFolder(next, outDir);
  } finally {
    // With retries: after an error, other pages may still be on their way to the disk.
    for (const dir of [next, rendererDir])
      await rm(dir, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function main(): Promise<number> {
  const { values } = readOptions({
    options: {
      mode: { type: 'string', default: 'production' },
      outDir: { type: 'string', default: 'dist' },
      imageCache: { type: 'string', default: '.cache/share' },
      'without-posts': { type: 'boolean', default: false },
      posts: { type: 'string' },
    },
  });
  // React's development build renders three times slower.
  process.env.NODE_ENV = 'production';
  try {
    await buildSite({ ...values, withPosts: !values['without-posts'] });
    return 0;
  } catch (error) {
    console.error(`✗ The build failed, and ${values.outDir} is unchanged. ${errorMessage(error)}`);
    if (error instanceof Error && error.cause) console.error(`  ${errorMessage(error.cause)}`);
    return 1;
  }
}

await runMain(main);
