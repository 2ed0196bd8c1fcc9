import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';

/** Something that a person does on the site. */
export interface Flow {
  name: string;
  /** What comes before it, which isn't measured. */
  prepare?: (page: Page) => Promise<unknown>;
  /** Without Playwright's roles: to find one, it lays out everything that is out of sight, an element at a time. */
  run: (page: Page) => Promise<unknown>;
  /** An expression that is true in the page once it has done what it should. */
  isDone?: string;
}

const PAUSE_MS = 100;
const MAX_PAUSES = 600;

/** Does a flow to its end. Throws if it doesn't come to one. */
export async function runFlow(page: Page, { name, run, isDone = 'true' }: Flow): Promise<void> {
  await run(page);
  for (let pauses = 0; !(await page.evaluate(`Boolean(${isDone})`)); pauses++) {
    if (pauses === MAX_PAUSES) throw new Error(`“${name}” has not done what it should: ${isDone}`);
    await sleep(PAUSE_MS);
  }
}
