import { readFile } from 'node:fs/promises';
import type { ReactElement } from 'react';
import satori from 'satori';
import sharp from 'sharp';
import { pictureSize } from './SharePicture';

const folder = 'node_modules/@fontsource/zilla-slab/files';
const readFonts = () =>
  Promise.all(
    ['latin', 'latin-ext'].map(async (name) => ({
      name,
      weight: 600 as const,
      data: await readFile(`${folder}/zilla-slab-${name}-600-normal.woff`),
    })),
  );
let fonts: ReturnType<typeof readFonts> | undefined;

/** Draws a share image as a PNG. Returns undefined if the fonts lack one of its characters. */
export async function drawPicture(picture: ReactElement): Promise<Buffer | undefined> {
  let isWritable = true;
  const svg = await satori(picture, {
    ...pictureSize,
    fonts: await (fonts ??= readFonts()),
    // Called for each run of characters that no font has. Fetches nothing.
    loadAdditionalAsset: () => {
      isWritable = false;
      return Promise.resolve([]);
    },
  });
  return isWritable ? sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).toBuffer() : undefined;
}
