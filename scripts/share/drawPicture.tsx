import satori from 'satori';
import sharp from 'sharp';
import { hasFonts, readFonts } from './pictureFonts';
import { type Picture, pictureSize, SharePicture } from './SharePicture';

/** Draws a share image as a PNG. Returns undefined if no face has one of its letters. */
export async function drawPicture(picture: Picture): Promise<Buffer | undefined> {
  const { heading, label, detail = '', summary = '' } = picture;
  const texts = [heading, label, detail, summary];
  if (!texts.every(hasFonts)) return undefined;
  let hasLetters = true;
  const svg = await satori(<SharePicture {...picture} />, {
    ...pictureSize,
    fonts: await readFonts(texts),
    // Called for characters that a font lacks although its package names them. Fetches nothing.
    loadAdditionalAsset: () => {
      hasLetters = false;
      return Promise.resolve([]);
    },
  });
  return hasLetters ? sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).toBuffer() : undefined;
}
