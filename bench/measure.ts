import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  type Browser,
  type BrowserContextOptions,
  type CDPSession,
  chromium,
} from '@playwright/test';
import { chromiumFlags, findChromium } from '../scripts/testing/findChromium';
import { type ResourceType, watchNetwork } from './network';

/** A slow phone on a slow line: bits per second, milliseconds, CPU slowdown factor, CSS pixels. */
export const conditions = {
  download: 1_600_000,
  upload: 750_000,
  latency: 150,
  cpuSlowdown: 4,
  phone: { width: 412, height: 823, scale: 1.75 },
};

interface LongTask {
  startTime: number;
  duration: number;
}

declare global {
  // Declared for the functions that run in the page.
  var metrics: Metrics;
}

/** What observe.js collects in the page: times in milliseconds since navigation, CLS as a score. */
export interface Metrics {
  fcp: number;
  lcp: number;
  cls: number;
  /** When the database's live answer was in the page. */
  live?: number;
  longTasks: LongTask[];
}

/** The result of one page load; bytes are counted as transferred, in total and by resource type. */
export interface Load extends Omit<Metrics, 'longTasks'>, Record<ResourceType, number> {
  /** Total Blocking Time: the part of long tasks beyond 50 ms each, after FCP. */
  tbt: number;
  /** The same from the start of navigation. */
  blocked: number;
  bytes: number;
  bytesUntilLive?: number;
}

// One script: Playwright wraps each init script in a function and does not define their order.
const observer = ['node_modules/web-vitals/dist/web-vitals.iife.js', 'bench/observe.js']
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n');
const timeout = 60_000;

/** Makes the page's line and processor as slow as the conditions say. */
export async function throttle(cdp: CDPSession) {
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

function blockedAfter(start: number, longTasks: LongTask[]) {
  const blocking = longTasks.map(({ startTime, duration }) => {
    const inside = Math.min(duration, startTime + duration - start);
    return Math.max(0, inside - 50);
  });
  return blocking.reduce((sum, one) => sum + one, 0);
}

/** Launches the browser that pages are measured in. */
export const openBrowser = async (): Promise<Browser> =>
  chromium.launch({ executablePath: await findChromium(), args: chromiumFlags });

/** Opens an empty page on the phone, which observe.js watches. */
export async function openPage(browser: Browser, options: BrowserContextOptions = {}) {
  const { width, height, scale } = conditions.phone;
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: scale,
    // No isMobile: Chromium takes its resize for user input and ignores layout shifts for 500 ms.
    hasTouch: true,
    ...options,
  });
  const page = await context.newPage();
  await page.addInitScript({ content: observer });
  return { context, page, cdp: await context.newCDPSession(page) };
}

/**
 * Loads a page in a new browser context until its network is idle and, if it `listens`, the live answer is in
 * the page. Throws if that takes longer than a minute.
 */
export async function measure(browser: Browser, url: string, listens: boolean): Promise<Load> {
  const { context, page, cdp } = await openPage(browser);
  try {
    await throttle(cdp);
    const network = watchNetwork(cdp);

    let bytesUntilLive: number | undefined;
    await cdp.send('Runtime.enable');
    await cdp.send('Runtime.addBinding', { name: 'reportLive' });
    cdp.on('Runtime.bindingCalled', () => (bytesUntilLive = network.bytes()));

    const deadline = Date.now() + timeout;
    await page.goto(url, { waitUntil: 'load', timeout });
    const isLoading = () => (listens && bytesUntilLive === undefined) || !network.idleFor(1000);
    while (isLoading()) {
      if (Date.now() > deadline) throw new Error(`${url} was still loading after ${timeout} ms.`);
      await sleep(50);
    }

    const { longTasks, ...metrics } = await page.evaluate<Metrics>('metrics');
    return {
      ...metrics,
      tbt: blockedAfter(metrics.fcp, longTasks),
      blocked: blockedAfter(0, longTasks),
      ...network.bytesByType(),
      bytes: network.bytes(),
      bytesUntilLive,
    };
  } finally {
    await context.close();
  }
}
