// `npm run images [-- --dry-run]`: draws the icons and the share image in public from favicon.svg, the resume and the photo, or only
// names them in a dry run.
import { readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { readOthers } from './content/readEditions';
import { readResume } from './content/readResume';
import { drawSiteImage } from './images/siteImage';
import { readOptions } from './programs/readOptions';
import { runMain } from './programs/runMain';
import { readTheme, toHex } from './theme/readTheme';

interface Icon {
  size: number;
  /** Fills the rounded corners of favicon.svg. */
  background?: string;
  isMaskable?: boolean;
}

const listIcons = (ink: string): (Icon & { file: string })[] => [
  { file: 'apple-touch-icon.png', size: 180, background: ink },
  { file: 'icon-192.png', size: 192 },
  { file: 'icon-512.png', size: 512 },
  { file: 'icon-maskable-512.png', size: 512, background: ink, isMaskable: true },
];

function drawIcon(svg: string, { size, background, isMaskable }: Icon): Promise<Buffer> {
  // Devices may cut a maskable icon to a circle of 80 %.
  const margin = isMaskable ? Math.round(size / 10) : 0;
  const icon = sharp(Buffer.from(svg))
    .resize(size - 2 * margin)
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background });
  return (background ? icon.flatten({ background }) : icon).png({ compressionLevel: 9 }).toBuffer();
}

/** Wraps a PNG of 32 × 32 pixels as an ICO file. */
function toIco(png: Buffer): Buffer {
  // One image: width, height, no palette, 1 colour plane, 32 bits a pixel, size and offset.
  const header = Buffer.from([
    0, 0, 1, 0, 1, 0, 32, 32, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0,
  ]);
  header.writeUInt32LE(png.length, 14);
  return Buffer.concat([header, png]);
}

async function main(): Promise<number> {
  const { values } = readOptions({ options: { 'dry-run': { type: 'boolean' } } });
  const isDryRun = values['dry-run'];
  const save = async (file: string, image: Buffer) => {
    if (!isDryRun) await writeFile(`public/${file}`, image);
    console.log(`✓ public/${file}: ${(image.length / 1000).toFixed(1)} kB`);
  };
  const svg = await readFile('public/favicon.svg', 'utf8');
  const icons = listIcons(toHex(readTheme().colors.ink));
  for (const icon of icons) await save(icon.file, await drawIcon(svg, icon));
  await save('favicon.ico', toIco(await drawIcon(svg, { size: 32 })));
  await save('share.png', await drawSiteImage(readResume()));
  for (const { tag, file } of readOthers())
    await save(`share.${tag}.png`, await drawSiteImage(readResume(file)));
  if (isDryRun) console.log('This is a dry run: nothing was written.');
  return 0;
}

await runMain(main);
