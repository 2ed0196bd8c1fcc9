// `npm run screenshots`: pictures of every screen and state into docs/screenshots, in both themes and five widths.
import { mkdir, rm } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import { buildSite } from '../bench/build';
import { serve } from '../bench/serve';
import { sampleAccounts } from '../src/auth/sampleAccounts';
import posts from './emulators/samplePosts.json' with { type: 'json' };
import { seedAuth, seedFirestore } from './emulators/seed';
import { startEmulators } from './emulators/startEmulators';
import { runMain } from './programs/runMain';
import { step } from './programs/step';
import { screens } from './screenshots/screens';
import { takeSheet } from './screenshots/sheet';
import { chromiumFlags, findChromium } from './testing/findChromium';

const project = 'demo-portfolio';
const site = 'dist-screenshots';
const folder = 'docs/screenshots';

async function main(): Promise<number> {
  const emulators = await startEmulators(project);
  const host = await step('Emulators', () => emulators.firestore);
  await seedFirestore({ host, project }, posts, sampleAccounts);
  await seedAuth({ host: await emulators.auth, project }, sampleAccounts);
  await step('Build', () => buildSite(host, project, site));
  const url = await serve(site);
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: chromiumFlags,
  });

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
