import satori from 'satori';
import sharp from 'sharp';
import { readFonts } from './pictureFonts';
import { type Picture, pictureSize, SharePicture } from './SharePicture';

/** Draws a share image, whose texts are as toDrawable() returns them, as a PNG. */
export async function drawPicture(picture: Picture): Promise<Buffer> {
  const { heading, label, detail = '', summary = '' } = picture;
  const svg = await satori(<SharePicture {...picture} />, {
    ...pictureSize,
    fonts: await readFonts([heading, label, detail, summary]),
  });
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).toBuffer();
}
