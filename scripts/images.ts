// `npm run images`: draws the icons and the share image in public from favicon.svg, the portrait and resume.json.
import { writeFile } from 'node:fs/promises';
import { type Browser, chromium } from '@playwright/test';
import { drawIcon, type Icon } from './images/drawIcon';
import { drawShare } from './images/drawShare';
import { errorMessage, runMain } from './programs/runMain';
import { chromiumFlags, findChromium } from './testing/findChromium';

const whole = '0 0 32 32';
// Devices may cut a maskable icon to a circle of 80 %, in which the drawing must lie.
const withRoom = '-4 -4 40 40';
// The colour of favicon.svg itself: fills its rounded corners.
const ink = '#17203a';

const icons: Icon[] = [
  { file: 'apple-touch-icon.png', size: 180, viewBox: whole, background: ink },
  { file: 'icon-192.png', size: 192, viewBox: whole, background: 'none' },
  { file: 'icon-512.png', size: 512, viewBox: whole, background: 'none' },
  { file: 'icon-maskable-512.png', size: 512, viewBox: withRoom, background: ink },
];

/** Draws all images, by the name of their file. */
async function drawAll(browser: Browser): Promise<Map<string, Buffer>> {
  const page = await browser.newPage({ colorScheme: 'light' });
  const missing: string[] = [];
  page.on('requestfailed', (request) => missing.push(request.url()));

  const drawn = new Map<string, Buffer>();
  for (const icon of icons) drawn.set(icon.file, await drawIcon(page, icon));
  drawn.set('share.png', await drawShare(page));
  if (missing.length > 0) throw new Error(`Could not read ${missing.join(', ')}.`);
  return drawn;
}

async function main(): Promise<number> {
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    // Without this flag, a page that is a file may not load fonts that are files.
    args: [...chromiumFlags, '--allow-file-access-from-files'],
  });
  try {
    for (const [file, png] of await drawAll(browser)) {
      await writeFile(`public/${file}`, png);
      console.log(`✓ public/${file}: ${(png.length / 1000).toFixed(1)} kB`);
    }
    return 0;
  } catch (error) {
    // Only the first line: Playwright appends a log of its calls.
    console.error(`✗ The images could not be drawn. ${errorMessage(error).split('\n')[0]}`);
    return 1;
  } finally {
    await browser.close();
  }
}

await runMain(main);
