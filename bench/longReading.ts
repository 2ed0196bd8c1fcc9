import { type Browser, type CDPSession, expect } from '@playwright/test';
import { type SamplePost, seedFirestore } from '../scripts/emulators/seed';
import { conditions } from './measure';

const WALKS = 200;
const UPDATES = 500;
// Until the browser has compiled and cached what it will.
const WARM_UP = 100;

/** What a page holds after garbage collection: its heap in bytes, and how many event listeners and nodes it has. */
export interface Held {
  heap: number;
  listeners: number;
  nodes: number;
}

/** What the list held before and after a long reading. */
export interface LongReading {
  name: string;
  before: Held;
  after: Held;
}

async function held(cdp: CDPSession): Promise<Held> {
  // Twice, as what the first frees may hold more.
  for (let i = 0; i < 2; i++) await cdp.send('HeapProfiler.collectGarbage');
  const { metrics } = await cdp.send('Performance.getMetrics');
  const valueOf = (name: string) => metrics.find((one) => one.name === name)?.value ?? NaN;
  return {
    heap: valueOf('JSHeapUsedSize'),
    listeners: valueOf('JSEventListeners'),
    nodes: valueOf('Nodes'),
  };
}

/** Walks between the list and a post 200 times, and has 500 posts edited under the reader's eyes. */
export async function measureLongReading(
  browser: Browser,
  server: string,
  database: { host: string; project: string },
  newest: SamplePost,
): Promise<LongReading[]> {
  // Not watched by observe.js, which would hold what it has seen.
  const context = await browser.newContext({ viewport: conditions.phone });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  context.setDefaultTimeout(60_000);
  await cdp.send('Performance.enable');
  const title = page.getByRole('heading', { level: 2 }).first();

  const walk = async (times: number) => {
    for (let i = 0; i < times; i++) {
      await page.locator('.blog-list a').first().click();
      await page.locator('article.blog').waitFor();
      await page.getByRole('link', { name: 'Back' }).click();
      await page.locator('.blog-list').waitFor();
    }
  };
  const edit = async (times: number) => {
    for (let i = 1; i <= times; i++)
      await seedFirestore(database, [{ ...newest, Title: `Edited ${i} times` }], []);
    await expect(title).toHaveText(`Edited ${times} times`, { timeout: 60_000 });
  };

  await page.goto(`${server}/blogs`);
  await edit(WARM_UP);
  await walk(WARM_UP);
  const before = await held(cdp);
  await edit(UPDATES);
  await walk(WALKS);
  const after = await held(cdp);
  await context.close();
  await seedFirestore(database, [newest], []);
  return [{ name: `${UPDATES} updates, ${WALKS} walks`, before, after }];
}
