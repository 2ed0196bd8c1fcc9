import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { readImage } from '../content/findPhoto';
import type { ReadResume } from '../content/readResume';
import { toDrawable } from '../share/drawable';
import { drawPicture } from '../share/drawPicture';
import { toLine } from '../share/pictureText';
import { photoSize, readColors } from '../share/SharePicture';
import { readTheme, THEME_FILE } from '../theme/readTheme';

/** Hashes what the site's share image shows: the owner's words and photo, in the theme's colours and face. */
export function hashSiteImage({ resume, photoSource }: ReadResume): string {
  const { name, label, summary } = resume.basics;
  const photo = photoSource ? readImage(photoSource) : (resume.photo?.src ?? '');
  const { face, weight } = readTheme();
  // Only what the image shows: another variable of the theme must not ask owners for another image.
  const words = JSON.stringify([name, label, summary, readColors(), face, weight]);
  return createHash('sha256').update(words).update(photo).digest('hex');
}

/** Reads the hash stored in an image. Returns undefined if `npm run images` didn't draw the image. */
export async function readImageHash(image: Buffer): Promise<string | undefined> {
  const { exif } = await sharp(image).metadata();
  return /[0-9a-f]{64}/.exec(exif?.toString('latin1') ?? '')?.[0];
}

async function download(url: string): Promise<ArrayBuffer> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} answers with status ${answer.status}.`);
  return answer.arrayBuffer();
}

/** Reads the photo and crops it for the image. Returns a data URL. */
async function readPhoto({ resume, photoSource }: ReadResume): Promise<string | undefined> {
  if (!photoSource && !resume.photo) return undefined;
  const png = await sharp(photoSource ? readImage(photoSource) : await download(resume.photo!.src))
    .autoOrient()
    .resize({ ...photoSize, fit: 'cover', position: sharp.strategy.attention })
    .png()
    .toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
}

/** Draws the site's share image as a PNG that contains its hash. Throws if no face has the letters of the name. */
export async function drawSiteImage(content: ReadResume): Promise<Buffer> {
  const { name, label, summary } = content.resume.basics;
  const [heading, ...others] = [name, label, summary].map((text) => toDrawable(toLine(text)));
  if (!heading)
    throw new Error(
      `No face has the letters of your name. Add one to $other-faces in ${THEME_FILE}, or save an image of your own, 1200 × 630 pixels, as public/share.png.`,
    );
  const [drawnLabel = '', drawnSummary] = others;
  const png = await drawPicture({
    heading,
    label: drawnLabel,
    summary: drawnSummary,
    photo: await readPhoto(content),
  });
  return sharp(png)
    .withExif({ IFD0: { ImageDescription: hashSiteImage(content) } })
    .png({ compressionLevel: 9 })
    .toBuffer();
}
