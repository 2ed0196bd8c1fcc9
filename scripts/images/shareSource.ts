import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { ReadResume } from '../../src/content/readResume';

/** A hash of what the share image shows: the owner's words and photo. */
export async function hashOfShare({ resume, photoSource }: ReadResume): Promise<string> {
  const { name, label, summary } = resume.basics;
  const photo = photoSource ? await readFile(photoSource) : (resume.photo?.src ?? '');
  const words = JSON.stringify([name, label, summary]);
  return createHash('sha256').update(words).update(photo).digest('hex');
}

/** Notes in a PNG the hash of what it was drawn from. */
export const withHash = (png: Buffer, hash: string): Promise<Buffer> =>
  sharp(png)
    .withExif({ IFD0: { ImageDescription: hash } })
    .png({ compressionLevel: 9 })
    .toBuffer();

/** The hash that is noted in an image; undefined in one that `npm run images` has not drawn. */
export async function notedHash(image: Buffer): Promise<string | undefined> {
  const { exif } = await sharp(image).metadata();
  return /[0-9a-f]{64}/.exec(exif?.toString('latin1') ?? '')?.[0];
}
