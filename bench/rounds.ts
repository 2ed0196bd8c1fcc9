import type { Browser } from '@playwright/test';
import { step } from '../scripts/programs/step';
import { type Load, measure } from './measure';

/** How often every page is loaded: 5 times, or RUNS. */
export const rounds = Number(process.env.RUNS ?? 5);

/** A page to load; `listens` is true if it shows a live answer from the database. */
export interface Target {
  url: string;
  listens: boolean;
  loads: Load[];
}

/** Loads every target once per round and appends each result to the target's `loads`. */
export async function measureRounds(browser: Browser, targets: Target[]): Promise<void> {
  const load = ({ url, listens }: Target) => measure(browser, url, listens);

  // The first load in a new browser is slower than any later one.
  if (targets[0]) await load(targets[0]);
  for (let round = 0; round < rounds; round++) {
    // Rotating the order keeps any page from always being first.
    const start = round % targets.length;
    const order = [...targets.slice(start), ...targets.slice(0, start)];
    await step(`Round ${round + 1} of ${rounds}`, async () => {
      for (const target of order) target.loads.push(await load(target));
    });
  }
}
