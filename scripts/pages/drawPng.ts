import { readFile } from 'node:fs/promises';
import type { ReactElement } from 'react';

interface Size {
  width: number;
  height: number;
}

const readFont = async (name: string) => ({
  name,
  weight: 600 as const,
  data: await readFile(
    `node_modules/@fontsource/zilla-slab/files/zilla-slab-${name}-600-normal.woff`,
  ),
});

// Most builds draw nothing: then nothing is loaded.
const load = async () => {
  const [{ default: satori }, { initWasm, Resvg }] = await Promise.all([
    import('satori'),
    import('@resvg/resvg-wasm'),
  ]);
  await initWasm(await readFile('node_modules/@resvg/resvg-wasm/index_bg.wasm'));
  return { satori, Resvg, fonts: await Promise.all(['latin', 'latin-ext'].map(readFont)) };
};
let loaded: ReturnType<typeof load> | undefined;

/**
 * Draws an element as a PNG, with the fonts `latin` and `latin-ext` and without a network. Undefined if it has a
 * character that they don't have. Throws if it can't be drawn.
 */
export async function drawPng(element: ReactElement, size: Size): Promise<Uint8Array | undefined> {
  const { satori, Resvg, fonts } = await (loaded ??= load());
  let isWritable = true;
  const svg = await satori(element, {
    ...size,
    fonts,
    // Asked for each run of characters that no font has. It may bring a font or the picture of an emoji.
    loadAdditionalAsset: () => {
      isWritable = false;
      return Promise.resolve([]);
    },
  });
  if (!isWritable) return undefined;
  const resvg = new Resvg(svg);
  const image = resvg.render();
  try {
    return image.asPng();
  } finally {
    image.free();
    resvg.free();
  }
}
