import satori from 'satori';
import sharp from 'sharp';
import { readFonts } from './pictureFonts';
import { type Picture, pictureSize, SharePicture } from './SharePicture';

/** Draws a share image as a PNG. Returns undefined if no face has one of its letters. */
export async function drawPicture(picture: Picture): Promise<Buffer | undefined> {
  const { heading, label, detail = '', summary = '' } = picture;
  let hasLetters = true;
  const svg = await satori(<SharePicture {...picture} />, {
    ...pictureSize,
    fonts: await readFonts([heading, label, detail, summary]),
    // Called for each run of characters that no font has. Fetches nothing.
    loadAdditionalAsset: () => {
      hasLetters = false;
      return Promise.resolve([]);
    },
  });
  return hasLetters ? sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).toBuffer() : undefined;
}
