import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { findProgram } from '../emulators/environment';

const installed = ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser'];
const onMac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** Flags with which Chromium runs as root and in containers, without network traffic of its own. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Finds a Chromium: CHROME_PATH, an installed one, Playwright's, or a packaged one. Throws if there is none. */
export async function findChromium(): Promise<string> {
  const { CHROME_PATH } = process.env;
  if (CHROME_PATH && existsSync(CHROME_PATH)) return CHROME_PATH;
  if (CHROME_PATH)
    throw new Error(
      `CHROME_PATH is ${CHROME_PATH}, but there is no such file. Correct or unset it.`,
    );

  const found = [...installed.map(findProgram), onMac, chromium.executablePath()];
  const path = found.find((one) => one && existsSync(one));
  if (path) return path;

  if (process.platform === 'linux' && process.arch === 'x64') {
    const { default: packaged } = await import('@sparticuz/chromium');
    return packaged.executablePath();
  }
  throw new Error(
    'No Chromium was found. Install Chrome, run `npx playwright install chromium`, or set CHROME_PATH.',
  );
}
