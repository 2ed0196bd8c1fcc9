import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';

// A page has nothing left to do when it has worked less than that in each of so many pauses.
const PAUSE_MS = 150;
const PAUSES = 3;
const QUIET_MS = 4;

/** Returns a function that gives how long the page's main thread works on what is done, until nothing is left to do: in ms of the processor, which other programs hardly change. */
export async function openMeter(page: Page) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });

  async function read(): Promise<number> {
    const { metrics } = await cdp.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')!.value * 1000;
  }

  async function readWhenQuiet(): Promise<number> {
    let last = await read();
    for (let quiet = 0; quiet < PAUSES;) {
      await sleep(PAUSE_MS);
      const now = await read();
      quiet = now - last < QUIET_MS ? quiet + 1 : 0;
      last = now;
    }
    return last;
  }

  return async (act: () => Promise<unknown>): Promise<number> => {
    let before = await readWhenQuiet();
    // A page that is loaded begins at 0.
    const onLoad = () => void (before = 0);
    page.on('domcontentloaded', onLoad);
    await act();
    const after = await readWhenQuiet();
    page.off('domcontentloaded', onLoad);
    return after - before;
  };
}
