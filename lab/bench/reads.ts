import type { Page } from '@playwright/test';
import { seedFirestore } from '../../scripts/emulators/seed';
import samples from '../../scripts/emulators/samplePosts.json' with { type: 'json' };
import { step } from '../../scripts/programs/step';
import { buildSite } from '../../scripts/testing/buildSite';
import { chromiumFlags } from '../../scripts/browser/findChromium';
import { prepareChromium } from '../../scripts/browser/prepareChromium';
import { FirestoreProxy, launchBehind } from '../../tests/e2e/support/sites/proxy';
import { storePosts } from './build';
import type { Outcome } from './outcome';
import { serveSite } from './serveSite';

/** The free reads of a day, and those of the workflow Refresh. */
const FREE = 50_000;
const REFRESH = 864;
// An empty answer counts as one document.
const MAX_READS = 3;

const idsOf = (text = '') => text.match(/\d+/g) ?? [];

/** Counts the documents in the answers of the SDK's protocol as Firestore bills them. */
function countReads(received: string): number {
  // HTTP splits an answer into chunks, even inside a word.
  const text = received.replace(/\r\n[0-9a-f]+\r\n/g, '');
  const read = [...text.matchAll(/"documentChange"[^]*?"targetIds":\s*\[([^\]]*)\]/g)];
  const current = text.matchAll(/"CURRENT",\s*"targetIds":\s*\[([^\]]*)\]/g);
  const targets = new Set([...current].flatMap(([, ids]) => idsOf(ids)));
  for (const [, ids] of read) for (const id of idsOf(ids)) targets.delete(id);
  return read.length + targets.size;
}

/** Counts what a visit reads on its first page, and what its further pages add. */
async function countVisit(url: string, path: string, goOn: (page: Page) => Promise<unknown>) {
  const proxy = new FirestoreProxy();
  await proxy.restore();
  const executablePath = await prepareChromium();
  const browser = await launchBehind(proxy, { executablePath, args: chromiumFlags });
  try {
    const page = await browser.newPage();
    await page.goto(url + path);
    while (countReads(proxy.received) < MAX_READS) await page.waitForTimeout(100);
    await page.waitForTimeout(1_000);
    const first = countReads(proxy.received);
    await goOn(page);
    await page.waitForTimeout(1_000);
    return { first, more: countReads(proxy.received) - first };
  } finally {
    await browser.close();
    await proxy.cut();
  }
}

/** Reads a post, goes back, searches, and opens a year. */
async function readOn(page: Page) {
  await page.getByRole('link', { name: /^Read/ }).nth(1).click();
  await page.getByRole('link', { name: 'Back' }).click();
  await page.getByRole('searchbox').fill('a');
  await page
    .getByText(/found|best/)
    .first()
    .waitFor();
  await page.getByRole('searchbox').fill('');
  await page.getByRole('navigation', { name: /year/ }).getByRole('link').first().click();
  await page.getByRole('link', { name: 'Back' }).waitFor();
}

/** Counts the reads of visits to sites of 6, 100 and, if asked, 10,000 posts that are up to date. */
export async function measureReads(host: string, withLargest: boolean): Promise<Outcome[]> {
  const visits: Record<string, number> = {};
  const further: Record<string, number> = {};
  for (const size of [6, 100, ...(withLargest ? [10_000] : [])]) {
    const project = `demo-reads-${size}`;
    const outDir = `dist-bench/reads-${size}`;
    await step(`Counting the reads of a site of ${size} posts`, async () => {
      if (size === 6) await seedFirestore({ host, project }, samples, []);
      else await storePosts(host, project, size);
      await buildSite(host, project, outDir);
      const url = await serveSite(outDir);
      const list = await countVisit(url, '/blogs', readOn);
      const id = size === 6 ? samples[0]!.id : 'post-00000';
      const post = await countVisit(url, `/blog/${id}`, async (page) => {
        await page.getByRole('link', { name: 'Back' }).click();
        await readOn(page);
      });
      visits[`list of ${size}`] = list.first;
      visits[`post of ${size}`] = post.first;
      further[`after the list of ${size}`] = list.more;
      further[`after a post of ${size}`] = post.more;
    });
  }
  return [
    { goal: 'Reads of a visit to a page that is up to date', atMost: MAX_READS, values: visits },
    { goal: 'Reads of Back, further pages and a search', atMost: 0, values: further },
  ];
}

/** How many visits a day the free plan carries by its reads, at the most that one of these reads. */
export const freeVisits = (outcomes: Outcome[]): number => {
  const readsOutcome = outcomes.find(({ goal }) => goal.startsWith('Reads of a visit'));
  return Math.floor((FREE - REFRESH) / Math.max(...Object.values(readsOutcome?.values ?? {})));
};
