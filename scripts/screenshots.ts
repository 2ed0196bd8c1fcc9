// `npm run screenshots`: pictures of every screen and state into docs/screenshots, in both themes and five widths.
import { mkdir, rm } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import { runMain } from './programs/runMain';
import { step } from './programs/step';
import { screens } from './screenshots/screens';
import { takeSheet } from './screenshots/sheet';
import { chromiumFlags, findChromium } from './testing/findChromium';
import { serveSamples } from './testing/serveSamples';

const site = 'dist-screenshots';
const folder = 'docs/screenshots';

async function main(): Promise<number> {
  const executablePath = await findChromium();
  const { url } = await serveSamples('demo-portfolio', site);
  const browser = await chromium.launch({ executablePath, args: chromiumFlags });

  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const [name, open] of Object.entries(screens)) {
    await step(name, () => takeSheet(browser, url, open, `${folder}/${name}.jpg`));
  }
  await browser.close();
  await rm(site, { recursive: true });
  return 0;
}

await runMain(main);
