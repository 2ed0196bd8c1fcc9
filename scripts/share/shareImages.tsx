import { createHash } from 'node:crypto';
import { existsSync, mkdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'pathe';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import project from '../../package.json' with { type: 'json' };
import { type Post, displayTitle, firstDate } from '../../src/post/post';
import { resume } from '../../src/content/resume';
import { locales } from '../../src/base/language/locales';
import { THEME_FILE } from '../theme/readTheme';
import type { BuildCache } from '../pages/buildCache';
import { toDrawable } from './drawable';
import { drawPicture } from './drawPicture';
import { hasFonts } from './pictureFonts';
import type { WrittenPicture } from '../posts/pictures';
import { toLine } from './pictureText';
import { photoSize, type Picture, portraitSize, SharePicture, wideSize } from './SharePicture';

const { devDependencies: used } = project;
const day = new Intl.DateTimeFormat(locales, { dateStyle: 'long', timeZone: 'UTC' });

/** Hashes everything that an image depends on, because other sites cache it by its address. */
const hashPicture = (picture: Picture) =>
  createHash('sha256')
    .update(`${used.satori}\n${used.sharp}\n`)
    .update(renderToStaticMarkup(<SharePicture {...picture} />))
    .digest('hex')
    .slice(0, 20);

const { basics, photo } = resume;
const toShown = (text: string) => toDrawable(toLine(text));
const role = toShown(basics.label);

/** Crops an image to a size around what attracts attention. Returns a data URL. */
async function crop(file: string, size: { width: number; height: number }): Promise<string> {
  // Of bytes, as sharp keeps a file open, and Windows renames no folder with open files.
  const png = await sharp(await readFile(file))
    .resize({ ...size, fit: 'cover', position: sharp.strategy.attention })
    .png({ palette: true })
    .toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
}

/** Reads the owner's photo from the site as a small data URL; undefined if it is elsewhere. */
async function readPortrait(outDir: string): Promise<string | undefined> {
  const file = photo && join(outDir, photo.src);
  return file && existsSync(file) ? crop(file, portraitSize) : undefined;
}

/** Opens the share images of a build into `outDir`. */
export function openShareImages(outDir: string, cache: BuildCache) {
  let count = 0;
  let bytes = 0;
  let drawn = 0;
  const ownPortrait = readPortrait(outDir);
  mkdirSync(join(outDir, 'share'), { recursive: true });

  return {
    /** Puts the image of a post or a project with its first picture into `outDir`. Returns its path on the site, or undefined if no face has the letters of its title. */
    async writeImage(
      post: Pick<Post, 'Title' | 'Name' | 'DatePosted' | 'FirstPublished'>,
      first?: WrittenPicture,
    ): Promise<string | undefined> {
      const { Title, Name } = post;
      const posted = firstDate(post);
      const isOwn = !Name || Name === basics.name;
      const title = toLine(Title);
      const heading = toDrawable(displayTitle({ Title: title }));
      if (!heading) {
        console.warn(
          `! Post “${title}”: no face has the letters of its title, so it has share.png. See $other-faces in ${THEME_FILE}.`,
        );
        return undefined;
      }
      const shownDate = posted ? toLine(day.format(posted)) : '';
      // A part of a date would be wrong.
      const date = hasFonts(shownDate) ? shownDate : '';
      const portrait = isOwn ? await ownPortrait : undefined;
      const label = toShown(toLine(Name) || basics.name);
      const detail = [isOwn && role, date].filter(Boolean).join(' · ');
      const isWide = first && first.width > 1.2 * first.height;
      const toPicture = (shown?: string): Picture => ({
        heading,
        ...(isWide || !label
          ? { label: [label, detail].filter(Boolean).join(' · ') }
          : { label, detail }),
        ...(shown ? { [isWide ? 'wide' : 'photo']: shown } : { portrait }),
      });
      // The picture's id stands for its bytes, so an image that is cached needs no decoding.
      const name = hashPicture(toPicture(first?.id));
      const image = await cache.get('share', name, async () => {
        drawn += 1;
        return drawPicture(
          toPicture(first && (await crop(first.file, isWide ? wideSize : photoSize))),
        );
      });
      const path = `/share/${name}.png`;
      await writeFile(join(outDir, path), image);
      count += 1;
      bytes += image.length;
      return path;
    },

    /** Prints the totals. */
    close(): void {
      console.log(`Share images: ${count}, ${(bytes / 1e6).toFixed(1)} MB; ${drawn} drawn`);
    },
  };
}
