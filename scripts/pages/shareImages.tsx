import { createHash, randomUUID } from 'node:crypto';
import { copyFile, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import project from '../../package.json' with { type: 'json' };
import { type Blog, pathOf } from '../../src/blog/blog';
import { drawPng } from './drawPng';
import { pictureSize, SharePicture } from './SharePicture';

// A build may have other posts than the last one in the same folder, so what one doesn't use is kept for a while.
const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000;

const {
  satori,
  '@resvg/resvg-wasm': resvg,
  '@fontsource/zilla-slab': font,
} = project.devDependencies;

/** Changes with everything that a picture depends on. Other sites keep an image by its address. */
const hashOf = (picture: ReactElement) =>
  createHash('sha256')
    .update([satori, resvg, font, renderToStaticMarkup(picture)].join('\n'))
    .digest('hex')
    .slice(0, 20);

const isMissing = (error: NodeJS.ErrnoException) => {
  if (error.code !== 'ENOENT') throw error;
  return undefined;
};

/** How many images were made, their size, and how many of them were drawn. */
export interface Images {
  images: number;
  bytes: number;
  drawn: number;
}

/** Opens the folder where images are kept from build to build, for a build into `outDir`, which has a folder `share`. */
export function openShareImages(outDir: string, cacheDir: string) {
  const made: Images = { images: 0, bytes: 0, drawn: 0 };

  /** Draws a picture into the cache; an empty file if the fonts can't write it. */
  async function draw(picture: ReactElement, file: string, path: string) {
    const png = await drawPng(picture, pictureSize).catch((cause: unknown) => {
      throw new Error(`The share image of ${path} could not be drawn.`, { cause });
    });
    // In one step: a build that is interrupted, or runs beside another, leaves no half of an image.
    const part = `${file}.${randomUUID()}`;
    await writeFile(part, png ?? '');
    await rename(part, file);
    made.drawn += 1;
    return stat(file);
  }

  return {
    /** Puts a post's image into `outDir`/share. Returns its path on the site; none if the fonts can't write the post. */
    async imageOf({ id, Title, Name, DatePosted }: Blog): Promise<string | undefined> {
      const picture = <SharePicture {...{ Title, Name, DatePosted }} />;
      const name = `${hashOf(picture)}.png`;
      const file = join(cacheDir, name);
      const { size } =
        (await stat(file).catch(isMissing)) ?? (await draw(picture, file, pathOf(id)));
      const now = new Date();
      await utimes(file, now, now);
      if (size === 0) return undefined;
      await copyFile(file, join(outDir, 'share', name));
      made.images += 1;
      made.bytes += size;
      return `/share/${name}`;
    },

    made,
  };
}

/** Removes what no build has used for 30 days, and prints what was made. */
export async function closeShareImages(cacheDir: string, made: Images[]): Promise<void> {
  for (const name of await readdir(cacheDir)) {
    const file = join(cacheDir, name);
    const { mtimeMs = Infinity } = (await stat(file).catch(isMissing)) ?? {};
    if (Date.now() - mtimeMs > MAX_AGE_MS) await rm(file, { force: true });
  }
  const sum = (key: keyof Images) => made.reduce((total, one) => total + one[key], 0);
  const megabytes = (sum('bytes') / 1e6).toFixed(1);
  console.log(`Share images: ${sum('images')}, ${megabytes} MB; ${sum('drawn')} drawn`);
}
