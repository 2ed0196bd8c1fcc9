// `npm run screenshots`: pictures of every screen and state into docs/screenshots, in both themes and five widths.
import { rm } from 'node:fs/promises';
import { type Browser, chromium } from '@playwright/test';
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
const style = `
  body { margin: 0; background: #888 }
  p { display: flex; gap: 12px; margin: 12px }
  img { zoom: 0.4 }
`;

/** Takes a screen in every width and both themes, and writes all pictures into one file. */
async function takeScreen(browser: Browser, baseURL: string, open: Open, path: string) {
  let rows = '';
  for (const colorScheme of ['light', 'dark'] as const) {
    const options = { baseURL, colorScheme, locale: 'en-GB', serviceWorkers: 'block' } as const;
    const page = await browser.newPage(options);
    await open(page);
    rows += '<p>';
    for (const width of widths) {
      await page.setViewportSize({ width, height: 960 });
      const jpeg = await page.screenshot({ type: 'jpeg', quality: 90, animations: 'disabled' });
      const src = `data:image/jpeg;base64,${jpeg.toString('base64')}`;
      rows += `<img src="${src}">`;
    }
    await page.close();
  }
  const sheet = await browser.newPage({ viewport: { width: 1960, height: 100 } });
  await sheet.setContent(`<style>${style}</style>${rows}`);
  await sheet.screenshot({ type: 'jpeg', quality: 80, path, fullPage: true });
  await sheet.close();
}

async function main(): Promise<number> {
  const executablePath = await prepareChromium();
  const host = await startSamples(project);
  await step('Build', () => buildSite(host, project, outDir));
  const site = new DeployedSite(outDir);
  await site.goUp();
  const browser = await chromium.launch({ executablePath, args: chromiumFlags });

  await rm(folder, { recursive: true, force: true });
  for (const [name, open] of Object.entries(screens))
    await step(name, () => takeScreen(browser, site.url, open, `${folder}/${name}.jpg`));
  await browser.close();
  await rm(outDir, { recursive: true });
  return 0;
}

await runMain(main);
