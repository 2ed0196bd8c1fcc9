import type { Browser } from '@playwright/test';
import { openPage, throttle } from './measure';
import type { PageResult } from './results';

/** How long after the start of a first visit a page says that the database can't be reached, in ms. */
export interface Outage {
  name: string;
  told: number;
}

/** Opens each page of the blog on the slow phone, while the database never answers. */
export async function measureOutage(
  browser: Browser,
  pages: PageResult[],
  server: string,
): Promise<Outage[]> {
  const all: Outage[] = [];
  for (const { name, path } of pages.filter(({ isBlog }) => isBlog)) {
    const { context, page, cdp } = await openPage(browser);
    await page.route('**/google.firestore**', () => new Promise(() => undefined));
    await throttle(cdp);
    await page.goto(server + path);
    await page.getByText('live updates are paused').first().waitFor();
    all.push({ name, told: await page.evaluate(() => performance.now()) });
    await context.close();
  }
  return all;
}
