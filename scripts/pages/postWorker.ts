// Runs in worker threads: postWorkers.ts starts them and sends them posts.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import type { Snapshot } from '../../src/blog/cache';
import { treesOf } from '../../src/blog/markdown';
import { openPages } from './openPages';
import { type Images, openShareImages } from './shareImages';
import type { Template } from './template';
import { withColors } from './withColors';
import type { PostPage } from './writePosts';

/** What the pages of all posts are written with. */
export interface PostSettings {
  outDir: string;
  /** Where share images are kept from build to build. */
  imageCache: string;
  template: Template;
  /** What every page carries. */
  common: Snapshot;
}

const { outDir, imageCache, template, common } = workerData as PostSettings;
const toHtml = openPages(template, common);
const images = openShareImages(outDir, imageCache);

async function writePage({ blog, path, neighbours }: PostPage): Promise<void> {
  try {
    const image = await images.imageOf(blog);
    const trees = withColors(treesOf(blog.sections));
    const html = await toHtml(path, { blog: { ...blog, trees }, neighbours, image });
    await writeFile(join(outDir, `${path}.html`), html);
  } catch (cause) {
    throw new Error(`${path} could not be written.`, { cause });
  }
}

async function writePages(pages: PostPage[]): Promise<void> {
  // All at once, so that none waits for a file of another.
  await Promise.all(pages.map(writePage));
  parentPort!.postMessage(images.made satisfies Images);
}

// An error that nothing handles ends the worker, which tells postWorkers.ts.
parentPort!.on('message', (pages: PostPage[]) => void writePages(pages));
