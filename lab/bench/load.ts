import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, CDPSession } from '@playwright/test';

/** A slow phone on a slow line: bits per second, milliseconds, CPU slowdown factor, CSS pixels. */
export const conditions = {
  download: 1_600_000,
  upload: 750_000,
  latency: 150,
  cpuSlowdown: 4,
  phone: { width: 412, height: 823, scale: 1.75 },
};

declare global {
  // Set by observe.js in the measured page.
  var metrics: Metrics;
}

/** What observe.js collects: times in ms since navigation, NaN where there was nothing to report. */
interface Metrics {
  lcp: number;
  cls: number;
  /** The part of long tasks beyond 50 ms each. */
  blocked: number;
  /** When the database's answer was in the page. */
  live: number;
}

/** The result of one page load; sizes are in kB as transferred, those of scripts without headers. */
export interface Load extends Metrics {
  js: number;
  total: number;
}

// One script: Playwright doesn't define the order of several.
const observer = ['node_modules/web-vitals/dist/web-vitals.iife.js', 'lab/bench/observe.js']
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n');

const timeout = 60_000;
// Long tasks, layout shifts and requests after the page seems complete still count.
const AFTERWARDS_MS = 1_000;

/** Opens an empty page on the slow phone and line. */
export async function openPhone(browser: Browser) {
  const { phone, download, upload, latency, cpuSlowdown } = conditions;
  const context = await browser.newContext({
    viewport: { width: phone.width, height: phone.height },
    deviceScaleFactor: phone.scale,
    // No isMobile: Chromium takes its resize for user input and ignores layout shifts for 500 ms.
    hasTouch: true,
  });
  context.setDefaultTimeout(timeout);
  const page = await context.newPage();
  await page.addInitScript({ content: observer });
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: download / 8,
    uploadThroughput: upload / 8,
  });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  return { context, page, cdp };
}

/** Counts the bytes of a page's requests from now on. Returns a function that gives their sums in kB. */
function countBytes(cdp: CDPSession) {
  const requests = new Map<string, { isScript: boolean; bytes: number }>();
  cdp.on('Network.requestWillBeSent', ({ requestId, type }) =>
    requests.set(requestId, { isScript: type === 'Script', bytes: 0 }),
  );
  cdp.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (request) request.bytes += encodedDataLength;
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId);
    // This total has the headers too, which are no JavaScript.
    if (request && !request.isScript) request.bytes = encodedDataLength;
  });
  return () => {
    const all = [...requests.values()];
    const sum = (some: typeof all) => some.reduce((total, { bytes }) => total + bytes, 0) / 1000;
    return { js: sum(all.filter(({ isScript }) => isScript)), total: sum(all) };
  };
}

/** Loads a page on a first visit until its network is idle or, if it `listens`, the database's answer is in it. */
export async function load(browser: Browser, url: string, listens: boolean): Promise<Load> {
  const { context, page, cdp } = await openPhone(browser);
  try {
    const sizes = countBytes(cdp);
    await page.goto(url, { waitUntil: 'load' });
    // The network of a page that listens never becomes idle.
    if (listens) await page.waitForFunction(() => metrics.live > 0, null, { polling: 100 });
    else await page.waitForLoadState('networkidle');
    await sleep(AFTERWARDS_MS);
    return { ...(await page.evaluate(() => metrics)), ...sizes() };
  } finally {
    await context.close();
  }
}
