import { existsSync } from 'node:fs';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { join, resolve } from 'pathe';
import { pathToFileURL } from 'node:url';
import type { BuildCache } from './buildCache';
import { printCv } from '../browser/printCv';
import { buildWorker } from '../offline/buildWorker';
import { buildApp, buildRenderer } from './bundle';
import { checkContent } from './checkContent';
import { hashCode } from './hashCode';
import { completeLicenses } from './licenses';
import type { StoredBlog } from './writeBlog';
import type * as Renderer from './writeSite';
import { step } from '../programs/step';
import { CV_PDF } from '../../src/routes';
import { toEditionPath } from '../content/edition';

interface Options {
  mode: string;
  cache: BuildCache;
  withPosts: boolean;
  /** Where the site begins on its host, '' at the root. */
  site: string;
}

/** Gives an edition the share image in its language, if there is one: public/share.de.png. */
async function takeOwnShareImage(tag: string, outDir: string): Promise<void> {
  const file = join(outDir, `share.${tag}.png`);
  if (tag && existsSync(file)) await copyFile(file, join(outDir, 'share.png'));
}

/** Builds an edition, '' for the first one, into a folder. Returns the posts of all, which the others get from the first one. */
export async function buildEdition(
  tag: string,
  outDir: string,
  { mode, cache, withPosts, site }: Options,
  read?: StoredBlog,
): Promise<StoredBlog | undefined> {
  // Vite's plugins, and all that reads the resume, take it from there.
  process.env.EDITION = tag;
  const path = toEditionPath(tag);
  const name = (what: string) => (tag ? `${what} of ${path}` : what);
  const { resume, photoFiles } = checkContent();
  const photo = resume.photo ? [resume.photo.src] : [];
  const photos = [...new Set([...photo, ...photoFiles.map((file) => file.path)])];
  // Inside node_modules, so that the renderer finds the packages that it doesn't bundle.
  const rendererDir = await mkdtemp(join('node_modules', '.prerender-'));
  try {
    await step(name('Renderer'), () => buildRenderer(mode, rendererDir));
    const { href } = pathToFileURL(resolve(rendererDir, 'writeSite.js'));
    const { readStored, writeSite } = (await import(href)) as typeof Renderer;
    // First, so that a database that can't be read fails the build at once.
    const stored = tag ? read : await step('Posts', () => readStored(withPosts));
    await step(name('App'), () => buildApp(mode, outDir));
    await takeOwnShareImage(tag, outDir);
    const { hasPdf, ...kept } = await step(name('Pages'), async (report) =>
      writeSite({
        outDir,
        stored,
        cache,
        code: await hashCode(rendererDir),
        printCv: () => printCv(outDir, site + path),
        report,
      }),
    );
    const files = [...photos, ...(hasPdf ? [CV_PDF] : [])];
    await step(name('Worker'), () => buildWorker(mode, outDir, { ...kept, files }));
    await completeLicenses(outDir);
    return stored;
  } finally {
    // With retries: after an error, other pages may still be on their way to the disk.
    await rm(rendererDir, { recursive: true, force: true, maxRetries: 5 });
  }
}
