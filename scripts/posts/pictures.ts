import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'pathe';
import sharp from 'sharp';
import project from '../../package.json' with { type: 'json' };
import { readImage } from '../../src/post/image';
import { type Post, displayTitle } from '../../src/post/post';
import { findImageFaults } from '../../src/post/findImageFaults';
import { pictures as words } from '../../src/words/en/author/pictures';
import { findPictures, isImageFile, MAX_SIDE, toPicturePath } from '../../src/post/picture';
import { listParagraphs } from '../../src/post/text/texts';
import type { BuildCache } from '../pages/buildCache';
import { toLine } from '../share/pictureText';

/** Reads the bytes of a stored picture; undefined if there are none. */
export type ReadPicture = (id: string) => Promise<Uint8Array | undefined>;

/** A picture that the build has written. */
export interface WrittenPicture {
  id: string;
  file: string;
  width: number;
  height: number;
}

// What is wrong with a picture, as the end of a sentence. Other errors end the build.
class Fault extends Error {}
class Missing extends Fault {}

/** Checks the bytes of a picture and converts them to WebP. Throws a Fault unless they are the picture with this id. */
async function toWebp(id: string, bytes: Uint8Array | undefined): Promise<Uint8Array> {
  if (!bytes) throw new Missing();
  if (!createHash('sha256').update(bytes).digest('hex').startsWith(id))
    throw new Fault('differs from the picture that its address stands for');
  try {
    // Refuses larger pictures before they take up memory.
    const image = sharp(bytes, { limitInputPixels: MAX_SIDE ** 2 });
    const { format } = await image.metadata();
    if (format === 'jpeg') return await image.webp({ quality: 85 }).toBuffer();
    // Throws if the bytes can't be decoded.
    if (format === 'webp' && (await image.stats())) return bytes;
  } catch {
    // Reported below.
  }
  throw new Fault(`is no WebP or JPEG picture of at most ${MAX_SIDE} × ${MAX_SIDE} pixels`);
}

/** Opens the pictures of a build into `outDir`, which contains the folder `pictures`. */
export function openPictures(outDir: string, cache: BuildCache, readPicture: ReadPicture) {
  const written = new Map<string, Promise<WrittenPicture | Fault>>();
  let bytes = 0;
  let read = 0;

  /** Writes a picture. Returns what is wrong with it if it can't be shown. */
  async function write(id: string): Promise<WrittenPicture | Fault> {
    try {
      const inputs = { id, sharp: project.devDependencies.sharp };
      const picture = await cache.get('picture', inputs, async () => {
        read += 1;
        return toWebp(id, await readPicture(id));
      });
      const { width, height } = await sharp(picture).metadata();
      const file = join(outDir, toPicturePath(id));
      await writeFile(file, picture);
      bytes += picture.length;
      return { id, file, width, height };
    } catch (error) {
      if (error instanceof Fault) return error;
      throw error;
    }
  }

  /** Reads a cover that is among the site's own files; undefined if it isn't. */
  async function readOwnFile(cover: string): Promise<WrittenPicture | undefined> {
    const src = readImage(cover)?.src ?? '';
    if (!isImageFile(src)) return undefined;
    const file = join(outDir, src);
    const content = await readFile(file);
    const { width, height } = await sharp(content).metadata();
    return { id: createHash('sha256').update(content).digest('hex'), file, width, height };
  }

  return {
    /** Writes the pictures of a post and warns of what is wrong with its images. Returns its cover, or else its first picture; undefined if there is none. */
    async writePictures(post: Post): Promise<WrittenPicture | undefined> {
      const { Cover = '', sections } = post;
      const texts = [Cover, ...listParagraphs(sections)];
      const pictures: WrittenPicture[] = [];
      const missing = new Set<string>();
      const faults = new Set<string>();
      for (const { id, width, height } of texts.flatMap(findPictures)) {
        // Once, however many posts refer to it.
        const picture = written.get(id) ?? write(id);
        written.set(id, picture);
        const result = await picture;
        if (result instanceof Missing) missing.add(id);
        else if (result instanceof Fault) faults.add(`${toPicturePath(id)} ${result.message}.`);
        else {
          pictures.push(result);
          if (result.width !== width || result.height !== height)
            faults.add(
              `${toPicturePath(id)} has ${result.width} × ${result.height} pixels, not ${width} × ${height}.`,
            );
        }
      }
      // The policy may allow a cover of another site.
      const checked = Cover.includes('](/') ? texts : texts.slice(1);
      for (const text of checked)
        for (const fault of findImageFaults(text, (id) => missing.has(id), words))
          faults.add(fault);
      // Without control characters, which a terminal would obey.
      for (const fault of faults) console.warn(toLine(`! Post “${displayTitle(post)}”: ${fault}`));
      return (await readOwnFile(Cover).catch(() => undefined)) ?? pictures[0];
    },

    /** Prints the totals. */
    async close(): Promise<void> {
      const all = await Promise.all(written.values());
      const count = all.filter((result) => !(result instanceof Fault)).length;
      console.log(`Pictures: ${count}, ${(bytes / 1e6).toFixed(1)} MB; ${read} read`);
    },
  };
}
