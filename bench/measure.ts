import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type Browser, type CDPSession, chromium } from '@playwright/test';
import { chromiumFlags, findChromium } from '../scripts/testing/findChromium';
import { type Kind, watchNetwork } from './network';

/** A slow phone on a slow line: bits a second, milliseconds, and how many times slower the processor is. */
export const conditions = {
  download: 1_600_000,
  upload: 750_000,
  latency: 150,
  cpuSlowdown: 4,
  phone: { width: 412, height: 823, scale: 1.75 },
};

/** Takes no room on screen: in the database's posts, but not in the built pages, it tells a live answer (see observe.js). */
export const liveMark = '\u2060';

/** What one load of a page gave: milliseconds, the layout shift, and bytes as transferred. */
export interface Load extends Record<Kind, number> {
  fcp: number;
  lcp: number;
  /** How long the main thread was blocked after FCP, and from the start: long tasks beyond 50 ms each. */
  tbt: number;
  blocked: number;
  cls: number;
  bytes: number;
  /** When the database's answer was in the page, and the bytes until then; on blog pages. */
  live?: number;
  bytesUntilLive?: number;
}

/** What observe.js has left in the page. */
interface Seen {
  fcp: number;
  lcp: number;
  cls: number;
  longTasks: { startTime: number; duration: number }[];
  live: number | null;
}

const observer = fileURLToPath(new URL('observe.js', import.meta.url));
const longestLoad = 60_000;

async function slowDown(cdp: CDPSession) {
  const { download, upload, latency, cpuSlowdown } = conditions;
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: download / 8,
    uploadThroughput: upload / 8,
  });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
}

function blockedAfter(start: number, { longTasks }: Seen) {
  const beyond = longTasks.map(({ startTime, duration }) => {
    const inside = Math.min(duration, startTime + duration - start);
    return Math.max(0, inside - 50);
  });
  return beyond.reduce((sum, one) => sum + one, 0);
}

/** The browser that pages are measured in. */
export const openBrowser = async (): Promise<Browser> =>
  chromium.launch({ executablePath: await findChromium(), args: chromiumFlags });

/** Loads a page once, in a browser context of its own, until it rests: a page that `listens` has its answer by then. */
export async function measure(browser: Browser, url: string, listens: boolean): Promise<Load> {
  const { width, height, scale } = conditions.phone;
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: scale,
    isMobile: true,
    hasTouch: true,
  });
  try {
    const page = await context.newPage();
    await page.addInitScript({ path: observer });
    const cdp = await context.newCDPSession(page);
    await slowDown(cdp);
    const network = watchNetwork(cdp);

    let bytesUntilLive: number | undefined;
    await cdp.send('Runtime.enable');
    await cdp.send('Runtime.addBinding', { name: 'reportLive' });
    cdp.on('Runtime.bindingCalled', () => (bytesUntilLive = network.bytes()));

    const deadline = Date.now() + longestLoad;
    await page.goto(url, { waitUntil: 'load', timeout: longestLoad });
    const waits = () => (listens && bytesUntilLive === undefined) || !network.quietFor(1000);
    while (waits()) {
      if (Date.now() > deadline) throw new Error(`${url} did not come to rest.`);
      await sleep(50);
    }

    const seen = await page.evaluate<Seen>('seen');
    return {
      fcp: seen.fcp,
      lcp: seen.lcp,
      tbt: blockedAfter(seen.fcp, seen),
      blocked: blockedAfter(0, seen),
      cls: seen.cls,
      ...network.byKind(),
      bytes: network.bytes(),
      live: seen.live ?? undefined,
      bytesUntilLive,
    };
  } finally {
    await context.close();
  }
}
