import type { Browser } from '@playwright/test';
import { step } from '../scripts/programs/step';
import { conditions, type Metrics, openPage } from './measure';
import { medianOfNumbers, type PageResult } from './results';
import { rounds } from './rounds';

const visits = ['first', 'again', 'offline'] as const;
type Visit = (typeof visits)[number];

/** The same page visited for the first time, once more, and without a network: LCP in ms, and CLS. */
export interface Repeated {
  name: string;
  lcp: Record<Visit, number>;
  cls: Record<Visit, number>;
}

async function measureVisits(browser: Browser, url: string): Promise<Record<Visit, Metrics>> {
  const { context, page, cdp } = await openPage(browser);
  try {
    // Only the processor: what the service worker fetches would be beyond the reach of a throttled line.
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: conditions.cpuSlowdown });
    const visit = async () => {
      await page.goto(url, { waitUntil: 'load' });
      await page.waitForFunction(() => !Number.isNaN(metrics.lcp));
      return page.evaluate(() => metrics);
    };
    const first = await visit();
    // Until the page and its script are kept.
    await page.waitForFunction(async () => {
      const script = document.querySelector<HTMLScriptElement>('script[src]')!;
      return (await caches.match(location.pathname)) && (await caches.match(script.src));
    });
    const again = await visit();
    await context.setOffline(true);
    return { first, again, offline: await visit() };
  } finally {
    await context.close();
  }
}

/** Measures repeated visits of every page, from a server that answers after the latency of the slow line. */
export async function measureRepeated(
  browser: Browser,
  pages: PageResult[],
  server: string,
): Promise<Repeated[]> {
  const results: Repeated[] = [];
  for (const { name, path } of pages) {
    await step(`Repeated visits of ${name}`, async () => {
      const all: Record<Visit, Metrics>[] = [];
      for (let round = 0; round < rounds; round++)
        all.push(await measureVisits(browser, server + path));
      const medians = (metric: 'lcp' | 'cls') =>
        Object.fromEntries(
          visits.map((one) => [one, medianOfNumbers(all.map((visit) => visit[one][metric]))]),
        ) as Record<Visit, number>;
      results.push({ name, lcp: medians('lcp'), cls: medians('cls') });
    });
  }
  return results;
}
