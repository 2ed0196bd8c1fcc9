import { readFile } from 'node:fs/promises';
import type { ReactElement } from 'react';
import { pictureSize } from './ShareFrame';

const readFont = async (name: string) => ({
  name,
  weight: 600 as const,
  data: await readFile(
    `node_modules/@fontsource/zilla-slab/files/zilla-slab-${name}-600-normal.woff`,
  ),
});

// Loaded on demand, because most builds draw nothing.
const load = async () => {
  const [{ default: satori }, { default: sharp }, ...fonts] = await Promise.all([
    import('satori'),
    import('sharp'),
    readFont('latin'),
    readFont('latin-ext'),
  ]);
  return { satori, sharp, fonts };
};
let loaded: ReturnType<typeof load> | undefined;

/** Draws a share image as a PNG. Returns undefined if the fonts lack one of its characters. */
export async function drawPicture(picture: ReactElement): Promise<Buffer | undefined> {
  const { satori, sharp, fonts } = await (loaded ??= load());
  let isWritable = true;
  const svg = await satori(picture, {
    ...pictureSize,
    fonts,
    // Called for each run of characters that no font has. Fetches nothing.
    loadAdditionalAsset: () => {
      isWritable = false;
      return Promise.resolve([]);
    },
  });
  return isWritable ? sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).toBuffer() : undefined;
}
