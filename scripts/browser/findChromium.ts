import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { chromium } from '@playwright/test';
import { findProgram } from '../emulators/environment';
import { CHROMIUM, toChromiumFile } from './fetchChromium';

// Names on the PATH of Linux.
const NAMES = [
  ...['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser'],
  ...['microsoft-edge', 'microsoft-edge-stable'],
];
const MAC_APPS = ['Google Chrome', 'Chromium', 'Microsoft Edge'];
const WINDOWS_APPS = [
  'Google/Chrome/Application/chrome.exe',
  'Microsoft/Edge/Application/msedge.exe',
];

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

/** What to do where there is none. */
export const NO_CHROMIUM =
  'No Chromium was found. Install Chrome or Edge, run `npx playwright install chromium`, or set CHROME_PATH.';

/** Lists where the installers of a system put Chrome, Chromium and Edge. */
export function listInstalled(platform = process.platform, env = process.env): string[] {
  if (platform === 'darwin')
    return ['/Applications', `${homedir()}/Applications`].flatMap((folder) =>
      MAC_APPS.map((name) => `${folder}/${name}.app/Contents/MacOS/${name}`),
    );
  if (platform === 'win32')
    return [env.ProgramFiles, env['ProgramFiles(x86)'], env.LOCALAPPDATA].flatMap((folder) =>
      folder ? WINDOWS_APPS.map((app) => `${folder}/${app}`) : [],
    );
  return NAMES.flatMap((name) => findProgram(name) ?? []);
}

/** Finds a Chromium: CHROME_PATH, an installed one, Playwright's, or one that was fetched. Throws if CHROME_PATH is wrong. */
export function findChromium(): string | undefined {
  const { CHROME_PATH } = process.env;
  if (CHROME_PATH && !existsSync(CHROME_PATH))
    throw new Error(
      `CHROME_PATH is ${CHROME_PATH}, but there is no such file. Correct or unset it.`,
    );
  const others = [...listInstalled(), chromium.executablePath(), toChromiumFile(CHROMIUM)];
  return CHROME_PATH || others.find((path) => existsSync(path));
}
