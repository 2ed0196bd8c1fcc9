import { createHash, randomUUID } from 'node:crypto';
import { copyFile, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import project from '../../package.json' with { type: 'json' };
import { type Blog, toPath } from '../../src/blog/blog';
import { resume } from '../../src/content/resume';
import { drawPicture } from './drawPicture';
import { toLine } from './ShareFrame';
import { PostPicture } from './SharePicture';

// Unused images stay for a while: the next build may have other posts.
const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000;

const { satori, sharp, '@fontsource/zilla-slab': font } = project.devDependencies;

/** Hashes everything that an image depends on, because other sites cache it by its address. */
const hashOf = (picture: ReactElement) =>
  createHash('sha256')
    .update([satori, sharp, font, renderToStaticMarkup(picture)].join('\n'))
    .digest('hex')
    .slice(0, 20);

const isMissing = (error: NodeJS.ErrnoException) => {
  if (error.code !== 'ENOENT') throw error;
  return undefined;
};

/** The number of images, their size, and how many were drawn. */
export interface Images {
  images: number;
  bytes: number;
  drawn: number;
}

/** Opens the cache of share images for a build into `outDir`, which contains the folder `share`. */
export function openShareImages(outDir: string, cacheDir: string) {
  const made: Images = { images: 0, bytes: 0, drawn: 0 };

  /** Draws an image into the cache: an empty file if the fonts lack a character. */
  async function draw(picture: ReactElement, file: string, path: string) {
    try {
      const png = await drawPicture(picture);
      // Renamed when complete, because another build may read the cache.
      const part = `${file}.${randomUUID()}`;
      await writeFile(part, png ?? '');
      await rename(part, file);
    } catch (cause) {
      throw new Error(`The share image of ${path} could not be drawn.`, { cause });
    }
    made.drawn += 1;
    return stat(file);
  }

  return {
    /** Puts a post's image into `outDir` and returns its path on the site, or undefined if the fonts lack a character. */
    async imageOf({ id, Title, Name, DatePosted }: Blog): Promise<string | undefined> {
      const author = toLine(Name) || resume.basics.name;
      const picture = <PostPicture {...{ Title, author, DatePosted }} />;
      const name = `${hashOf(picture)}.png`;
      const file = join(cacheDir, name);
      const { size } =
        (await stat(file).catch(isMissing)) ?? (await draw(picture, file, toPath(id)));
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

/** Removes images that no build has used for 30 days, and prints the totals. */
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
