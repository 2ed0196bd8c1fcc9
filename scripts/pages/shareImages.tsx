import { createHash, randomUUID } from 'node:crypto';
import { copyFile, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import project from '../../package.json' with { type: 'json' };
import { type Blog, displayTitle } from '../../src/blog/blog';
import { resume } from '../../src/content/resume';
import { drawPicture } from './drawPicture';
import { portraitSize, SharePicture, toLine } from './SharePicture';

// Unused images stay for a while: the next build may have other posts.
const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000;

const { devDependencies: used } = project;
const versions = [used.satori, used.sharp, used['@fontsource/zilla-slab']];
const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** Hashes everything that an image depends on, because other sites cache it by its address. */
const hashPicture = (picture: ReactElement) =>
  createHash('sha256')
    .update([...versions, renderToStaticMarkup(picture)].join('\n'))
    .digest('hex')
    .slice(0, 20);

const { basics, photo } = resume;
// A role with letters that the fonts lack would leave all posts without an image.
const role = /^[ -ɏ‐-…]*$/.test(basics.label) ? toLine(basics.label) : '';

/** Reads the owner's photo from the site as a small data URL; undefined if it is elsewhere. */
async function readPortrait(outDir: string): Promise<string | undefined> {
  const file = photo && join(outDir, photo.src);
  if (!file || !(await findFile(file))) return undefined;
  const png = await sharp(file)
    .resize({ ...portraitSize, fit: 'cover', position: sharp.strategy.attention })
    .png({ palette: true })
    .toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
}

const findFile = (file: string) => stat(file).catch(() => undefined);

/** Opens the cache of share images for a build into `outDir`, which contains the folder `share`. */
export function openShareImages(outDir: string, cacheDir: string) {
  let count = 0;
  let bytes = 0;
  let drawn = 0;
  const ownPortrait = readPortrait(outDir);

  /** Draws an image into the cache: an empty file if the fonts lack a character. */
  async function draw(picture: ReactElement, file: string) {
    const png = await drawPicture(picture);
    // Renamed when complete, because another build may read the cache.
    const part = `${file}.${randomUUID()}`;
    await writeFile(part, png ?? '');
    await rename(part, file);
    drawn += 1;
    return stat(file);
  }

  return {
    /** Puts a post's image into `outDir` and returns its path on the site, or undefined if the fonts lack a character. */
    async writeImage({ Title, Name, DatePosted }: Blog): Promise<string | undefined> {
      const isOwn = !Name || Name === basics.name;
      const date = DatePosted ? day.format(DatePosted) : '';
      const picture = (
        <SharePicture
          heading={displayTitle({ Title: toLine(Title) })}
          label={toLine(Name) || basics.name}
          detail={[isOwn && role, date].filter(Boolean).join(' · ')}
          portrait={isOwn ? await ownPortrait : undefined}
        />
      );
      const name = `${hashPicture(picture)}.png`;
      const file = join(cacheDir, name);
      const { size } = (await findFile(file)) ?? (await draw(picture, file));
      const now = new Date();
      await utimes(file, now, now);
      if (size === 0) return undefined;
      await copyFile(file, join(outDir, 'share', name));
      count += 1;
      bytes += size;
      return `/share/${name}`;
    },

    /** Removes images that no build has used for 30 days, and prints the totals. */
    async close(): Promise<void> {
      for (const name of await readdir(cacheDir)) {
        const file = join(cacheDir, name);
        // Another build may have removed it.
        const { mtimeMs = Infinity } = (await findFile(file)) ?? {};
        if (Date.now() - mtimeMs > MAX_AGE_MS) await rm(file, { force: true });
      }
      console.log(`Share images: ${count}, ${(bytes / 1e6).toFixed(1)} MB; ${drawn} drawn`);
    },
  };
}
