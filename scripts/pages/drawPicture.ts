import { readFile } from 'node:fs/promises';
import type { ReactElement } from 'react';
import satori from 'satori';
import sharp from 'sharp';
import { findFace } from '../theme/findFace';
import { readTheme } from '../theme/readTheme';
import { pictureSize } from './SharePicture';

async function readFonts() {
  const theme = readTheme();
  const { unicode, toFile } = await findFace(theme);
  const names = ['latin', 'latin-ext'].filter((name) => name in unicode);
  return Promise.all(
    names.map(async (name) => ({
      name,
      weight: theme.weight as 600,
      data: await readFile(toFile(name, 'woff')),
    })),
  );
}
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
