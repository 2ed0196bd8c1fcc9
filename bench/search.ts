import { type Browser, type CDPSession, expect, type Page } from '@playwright/test';
import { openPage, throttle } from './measure';
import { watchNetwork } from './network';
import { medianOfNumbers } from './results';

/** What a search costs on the phone: as transferred, in memory once it is loaded, and in time. */
export interface SearchCost {
  kilobytes: number;
  megabytes: number;
  /** From the first key until results are shown, with everything that is loaded for them. */
  firstMs: number;
  /** From a later key until its results are in the page: the median and the worst. */
  keyMs: { median: number; worst: number };
}

interface Watched {
  pressed: number;
  changed: number;
}

async function heap(cdp: CDPSession) {
  await cdp.send('HeapProfiler.collectGarbage');
  return (await cdp.send('Runtime.getHeapUsage')).usedSize / 1e6;
}

/** Notes in the page when a key was pressed last, and when what main shows changed last. */
const watch = (page: Page) =>
  page.evaluate(() => {
    const watched: Watched = { pressed: 0, changed: 0 };
    Object.assign(window, { watched });
    addEventListener('keydown', () => (watched.pressed = performance.now()), true);
    const observer = new MutationObserver(() => (watched.changed = performance.now()));
    observer.observe(document.querySelector('main')!, {
      characterData: true,
      childList: true,
      subtree: true,
    });
  });

/** How long the page took to show what the last key has changed. */
const keyTime = (page: Page) =>
  page.evaluate(async () => {
    // Twice: what is deferred comes when the page is idle.
    for (let i = 0; i < 2; i++) await new Promise((resolve) => requestIdleCallback(resolve));
    const { pressed, changed } = (window as unknown as { watched: Watched }).watched;
    return Math.max(0, changed - pressed);
  });

/** Types a word into the search of the list at `url`, on the slow phone and line. Throws if it finds nothing. */
export async function measureSearch(browser: Browser, url: string, word: string) {
  const { context, page, cdp } = await openPage(browser, {
    // A worker's requests are neither slowed nor counted.
    serviceWorkers: 'block',
  });
  try {
    await throttle(cdp);
    const network = watchNetwork(cdp);
    await page.goto(url, { waitUntil: 'load' });
    await expect.poll(() => network.idleFor(1000), { timeout: 60_000 }).toBe(true);
    const field = page.getByRole('searchbox');
    const found = page.getByRole('main').getByText(/posts? found/);
    const before = { bytes: network.bytes(), heap: await heap(cdp) };
    await watch(page);

    const [first, ...others] = word;
    const begin = performance.now();
    await field.press(first!);
    await expect(found).toBeVisible({ timeout: 120_000 });
    const firstMs = performance.now() - begin;
    await expect.poll(() => network.idleFor(1000), { timeout: 60_000 }).toBe(true);
    const kilobytes = (network.bytes() - before.bytes) / 1000;

    const times: number[] = [];
    for (const letter of others) {
      await field.press(letter);
      times.push(await keyTime(page));
    }
    await expect(found).toBeVisible();
    const keyMs = { median: medianOfNumbers(times), worst: Math.max(...times) };
    return { kilobytes, megabytes: (await heap(cdp)) - before.heap, firstMs, keyMs };
  } finally {
    await context.close();
  }
}
