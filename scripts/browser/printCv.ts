import { writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Browser, chromium, type Route } from '@playwright/test';
import { extname, join } from 'pathe';
import { CV_PDF } from '../../src/routes';
import { errorMessage } from '../programs/runMain';
import { print } from '../programs/step';
import { chromiumFlags } from './findChromium';
import { prepareChromium } from './prepareChromium';

// A busy computer takes a few seconds.
const WITHIN_MS = 60_000;

// No server and no network: what the page asks for comes from the folder.
const ORIGIN = 'https://site.invalid';

/** The paper of the countries that don't use A4. */
const toFormat = (lang: string) => (/-(US|CA|MX)\b/.test(lang) ? 'Letter' : 'A4');

/** Answers a request with a file of the folder. */
const answerFrom = (folder: string, base: string) => async (route: Route) => {
  const { origin, pathname } = new URL(route.request().url());
  const file = pathname.slice(base.length);
  const path = join(folder, extname(file) ? file : `${file}.html`);
  await (
    origin === ORIGIN && pathname.startsWith(`${base}/`) ? route.fulfill({ path }) : route.abort()
  ).catch(() => route.abort());
};

async function printIn(browser: Browser, folder: string, base: string): Promise<Uint8Array> {
  // The page is complete without scripts.
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.route('**', answerFrom(folder, base));
  await page.goto(`${ORIGIN}${base}/cv`);
  const lang = (await page.locator('html').getAttribute('lang')) ?? '';
  return page.pdf({ format: toFormat(lang), tagged: true, outline: true });
}

/** Prints the CV of a site that was built for a place on its host into its folder, if there is a browser. Returns whether there is a PDF now, and says why if there is none: never throws or hangs. */
export async function printCv(folder: string, base = '', withinMs = WITHIN_MS): Promise<boolean> {
  const end = new AbortController();
  let browser: Browser | undefined;
  const work = async (executablePath: string) => {
    browser = await chromium.launch({ executablePath, args: chromiumFlags, timeout: withinMs });
    await writeFile(join(folder, CV_PDF), await printIn(browser, folder, base));
  };
  const limit = async () => {
    await sleep(withinMs, undefined, { signal: end.signal });
    throw new Error(`The browser needs more than ${withinMs / 1000} s.`);
  };
  try {
    // Fetching a browser may take longer.
    const path = await prepareChromium();
    await Promise.race([work(path), limit()]);
    return true;
  } catch (error) {
    const [reason] = errorMessage(error).split('\n');
    print(`! The CV is not offered as PDF. ${reason}`);
    return false;
  } finally {
    end.abort();
    // A browser that hangs is killed when the build exits.
    browser?.close().catch(() => undefined);
  }
}
