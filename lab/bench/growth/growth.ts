import type { Browser } from '@playwright/test';
import { seedFirestore } from '../../../scripts/emulators/seed';
import { step } from '../../../scripts/programs/step';
import { buildSite } from '../../../scripts/testing/buildSite';
import { signInAs } from '../../../tests/e2e/support/actions';
import { medianOf } from '../pages';
import { serveSite } from '../serveSite';
import { authorFlows } from './author';
import { runFlow } from './flow';
import { makePost } from './post';
import { readerFlows } from './reader';
import type { Growth } from './report';
import { openMeter } from './work';

// Paragraphs of the post.
const SIZES = [50, 100, 200, 400];
const ROUNDS = 3;

/** Does all flows on a site, round by round. Gives the medians of their work. */
async function driveSite(browser: Browser, baseURL: string): Promise<Record<string, number>> {
  const context = await browser.newContext({
    baseURL,
    // The preview stands beside the form, as useRoom.ts has it.
    viewport: { width: 1600, height: 900 },
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    await page.goto('/home');
    await signInAs(page, 'Admin');
    const measure = await openMeter(page);
    const times: Record<string, number[]> = {};
    for (let round = 0; round < ROUNDS; round++)
      for (const flow of [...authorFlows, ...readerFlows]) {
        await flow.prepare?.(page);
        (times[flow.name] ??= []).push(await measure(() => runFlow(page, flow)));
      }
    return Object.fromEntries(Object.entries(times).map(([name, all]) => [name, medianOf(all)]));
  } finally {
    await context.close();
  }
}

/** Measures what authors and readers do with a post of each size. */
export async function measureGrowth(
  browser: Browser,
  host: string,
  project: string,
): Promise<Growth> {
  const growth: Growth = {};
  for (const size of SIZES) {
    const outDir = `dist-bench/growth-${size}`;
    await seedFirestore({ host, project }, [makePost(size)], []);
    await step(`Building a site with a post of ${size} paragraphs`, () =>
      buildSite(host, project, outDir),
    );
    const url = await serveSite(outDir);
    const times = await step(`Writing and reading it`, () => driveSite(browser, url));
    for (const [name, ms] of Object.entries(times)) (growth[name] ??= {})[size] = ms;
  }
  return growth;
}
