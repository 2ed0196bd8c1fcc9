import { existsSync } from 'node:fs';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { join, resolve } from 'pathe';
import { pathToFileURL } from 'node:url';
import type { BuildCache } from './buildCache';
import { printCv } from '../browser/printCv';
import { checkContent } from './checkContent';
import { hashCode } from './hashCode';
import { runBundler } from './runBundler';
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
}

/** Gives an edition the share image in its language, if there is one: public/share.de.png. */
async function takeOwnShareImage(tag: string, outDir: string): Promise<void> {
  const file = join(outDir, `share.${tag}.png`);
  if (tag && existsSync(file)) await copyFile(file, join(outDir, 'share.png'));
}

/** Builds an edition, '' for the first one, into a folder. Returns the posts of all, which the others get from the first one, and where it begins on its host. */
export async function buildEdition(
  tag: string,
  outDir: string,
  { mode, cache, withPosts }: Options,
  read?: StoredBlog,
): Promise<{ stored?: StoredBlog; base: string }> {
  // Vite's plugins, and all that reads the resume, take it from there.
  process.env.EDITION = tag;
  const name = (what: string) => (tag ? `${what} of ${toEditionPath(tag)}` : what);
  const { resume, photoFiles, selectedPosts } = checkContent();
  const photo = resume.photo ? [resume.photo.src] : [];
  const photos = [...new Set([...photo, ...photoFiles.map((file) => file.path)])];
  // Inside node_modules, so that the renderer finds the packages that it doesn't bundle.
  const rendererDir = await mkdtemp(join('node_modules', '.prerender-'));
  try {
    await step(name('App'), () => runBundler({ mode, outDir, rendererDir }));
    const { href } = pathToFileURL(resolve(rendererDir, 'writeSite.js'));
    const { readStored, writeSite } = (await import(href)) as typeof Renderer;
    // Before any page, so that a database that can't be read fails the build at once.
    const stored = tag ? read : await step('Posts', () => readStored(withPosts));
    await takeOwnShareImage(tag, outDir);
    const { base, hasPdf, ...pages } = await step(name('Pages'), async (report) =>
      writeSite({
        outDir,
        stored,
        cache,
        code: await hashCode(rendererDir),
        selectedPosts,
        printCv: (at) => printCv(outDir, at),
        report,
      }),
    );
    const files = [...photos, ...(hasPdf ? [CV_PDF] : [])];
    const kept = { ...pages, files };
    await step(name('Worker'), () => runBundler({ mode, outDir, kept }));
    await completeLicenses(outDir);
    return { stored, base };
  } finally {
    // With retries: after an error, other pages may still be on their way to the disk.
    await rm(rendererDir, { recursive: true, force: true, maxRetries: 5 });
  }
}
