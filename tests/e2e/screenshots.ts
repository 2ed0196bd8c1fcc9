// `npm run screenshots`: pictures of every screen and state into docs/screenshots, in both themes and five widths, and one for the README.
import { rm } from 'node:fs/promises';
import { type Browser, chromium, type Page } from '@playwright/test';
import { runMain } from '../../scripts/programs/runMain';
import { step } from '../../scripts/programs/step';
import { chromiumFlags } from '../../scripts/browser/findChromium';
import { prepareChromium } from '../../scripts/browser/prepareChromium';
import { buildSite } from '../../scripts/testing/buildSite';
import { startSamples } from '../../scripts/testing/startSamples';
import { DeployedSite } from './support/sites/deployedSite';
import { project } from './support/emulators';
import { type Open, screens } from './support/looks/screens';

const outDir = 'dist-screenshots';
const folder = 'docs/screenshots';
const widths = [320, 390, 768, 1280, 1920];

const about = { locale: 'en-GB', serviceWorkers: 'block' } as const;
const desktop = { width: 992, height: 640 };
const phone = { width: 390, height: 640 };

interface Layout {
  style: string;
  deviceScaleFactor: number;
}

/** All pictures of a screen, a row for each theme. */
const sheet: Layout = {
  style: `
    body { display: grid; gap: 12px; width: max-content; margin: 0; padding: 12px; background: #888 }
    div { display: flex; gap: 12px }
    img { zoom: 0.4 }
  `,
  deviceScaleFactor: 1,
};

/** A phone over the corner of a desktop, so that both are large. */
const pair: Layout = {
  style: `
    body { position: relative; width: 1160px; height: 858px; margin: 0; background: #c9d2e6 }
    img { position: absolute; border-radius: 12px; box-shadow: 0 4px 24px #17203a59 }
    img:first-of-type { top: 24px; left: 24px; width: ${desktop.width}px }
    img:last-of-type { right: 24px; bottom: 24px; width: ${phone.width}px }
  `,
  deviceScaleFactor: 2,
};

/** Takes the page as an image of HTML. */
async function takeImage(page: Page): Promise<string> {
  const jpeg = await page.screenshot({ type: 'jpeg', quality: 90, animations: 'disabled' });
  return `<img src="data:image/jpeg;base64,${jpeg.toString('base64')}">`;
}

/** Writes images of HTML into one file. */
async function writeImages(browser: Browser, layout: Layout, images: string, path: string) {
  const page = await browser.newPage({ deviceScaleFactor: layout.deviceScaleFactor });
  await page.setContent(`<style>${layout.style}</style>${images}`);
  await page.locator('body').screenshot({ type: 'jpeg', quality: 80, path });
  await page.close();
}

/** Takes a screen in every width and both themes, and writes all pictures into one file. */
async function takeScreen(browser: Browser, baseURL: string, open: Open, path: string) {
  let images = '';
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await browser.newPage({ ...about, baseURL, colorScheme });
    await open(page);
    images += '<div>';
    for (const width of widths) {
      await page.setViewportSize({ width, height: 960 });
      images += await takeImage(page);
    }
    images += '</div>';
    await page.close();
  }
  await writeImages(browser, sheet, images, path);
}

/** Takes Home on a desktop and on a phone, in a theme each, for the README. */
async function takePair(browser: Browser, baseURL: string, path: string) {
  let images = '';
  for (const [viewport, colorScheme] of [
    [desktop, 'light'],
    [phone, 'dark'],
  ] as const) {
    const { deviceScaleFactor } = pair;
    const options = { ...about, baseURL, colorScheme, viewport, deviceScaleFactor };
    const page = await browser.newPage(options);
    await screens.home(page);
    images += await takeImage(page);
    await page.close();
  }
  await writeImages(browser, pair, images, path);
}

async function main(): Promise<number> {
  const executablePath = await prepareChromium();
  const host = await startSamples(project);
  await step('Build', () => buildSite(host, project, outDir));
  const site = new DeployedSite(outDir);
  await site.goUp();
  const browser = await chromium.launch({ executablePath, args: chromiumFlags });

  await rm(folder, { recursive: true, force: true });
  await step('README', () => takePair(browser, site.url, `${folder}/readme.jpg`));
  for (const [name, open] of Object.entries(screens))
    await step(name, () => takeScreen(browser, site.url, open, `${folder}/${name}.jpg`));
  await browser.close();
  await rm(outDir, { recursive: true });
  return 0;
}

await runMain(main);
