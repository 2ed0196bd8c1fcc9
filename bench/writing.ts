import { setTimeout as sleep } from 'node:timers/promises';
import { type Browser, expect, type Page } from '@playwright/test';
import { sampleAccounts } from '../src/auth/sampleAccounts';
import type { Post } from '../src/blog/blog';
import type { Draft } from '../src/blog/writing/drafts';
import { signInAs } from '../tests/e2e/support/actions';
import { randomOf } from '../tests/faults/random';
import { textOf } from './manyPosts';
import { conditions } from './measure';

/** The size of the post, and how long it took from each key or press of a button until the next paint, in ms. */
export interface Writing {
  name: string;
  kilobytes: number;
  keys: number[];
  adding: number[];
  moving: number[];
}

const id = 'LongPostToMeasure000';
const SECTIONS = 50;
const PARAGRAPHS = 10;
const KEYS = 100;
const ACTIONS = 5;
// Of a fast writer: 100 words a minute are 120 ms.
const BETWEEN_KEYS_MS = 100;
const screens = {
  'preview closed': { width: 390, height: 844 },
  'preview open': { width: 1280, height: 800 },
};

function longPost(): Post {
  const random = randomOf(1);
  // Some Markdown in each third paragraph.
  const paragraph = (_: unknown, i: number) => ({
    Paragraph: textOf(random, 1_450) + (i % 3 === 0 ? ' *With* [a link](/cv) and `code`.' : ''),
  });
  const section = (_: unknown, i: number) => ({
    Heading: `${i + 1} ${textOf(random, 25)}`,
    paragraphs: Array.from({ length: PARAGRAPHS }, paragraph),
  });
  const sections = Array.from({ length: SECTIONS }, section);
  return { Name: 'Sample Admin', Title: 'A long post', Summary: textOf(random, 200), sections };
}

/** The Event Timing API measures what a person sees: from the key itself, with any wait for the page, to the paint. */
const observe = (page: Page) =>
  page.evaluate(() => {
    const longest = new Map<number, number>();
    Object.assign(globalThis, { longest });
    new PerformanceObserver((list) => {
      // A key and a press are several events: keydown, keyup; pointerdown, click.
      for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[])
        if (interactionId)
          longest.set(interactionId, Math.max(duration, longest.get(interactionId) ?? 0));
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });

/** The durations of the interactions so far, in multiples of 8 ms; they are then forgotten. */
const durations = (page: Page) =>
  page.evaluate(async () => {
    // An entry comes after its paint.
    for (let i = 0; i < 2; i++)
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    const { longest } = globalThis as unknown as { longest: Map<number, number> };
    const all = [...longest.values()];
    longest.clear();
    return all;
  });

/** Runs an action, and returns how long each of its interactions took; those below 16 ms count as 16. */
async function timesOf(page: Page, count: number, action: () => Promise<void>): Promise<number[]> {
  await durations(page);
  for (let i = 0; i < count; i++) await action();
  const known = await durations(page);
  return [...known, ...Array<number>(Math.max(0, count - known.length)).fill(16)];
}

/** The value that 95 % of the numbers don't exceed. */
export const p95 = (numbers: number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.ceil(numbers.length * 0.95) - 1] ?? NaN;

async function openLongDraft(page: Page, url: string, post: Post) {
  const { uid } = sampleAccounts[0]!;
  const draft: Draft = { id, post, savedAt: Date.now(), isSubmitted: false };
  await page.goto(`${url}/home`);
  await page.evaluate(([key, json]) => localStorage.setItem(key, json), [
    `draft:${uid}:${id}`,
    JSON.stringify(draft),
  ] as const);
  await signInAs(page, 'Admin');
  await page.goto(`${url}/createblog?draft=${id}`);
  await page.getByRole('textbox', { name: 'Title' }).waitFor({ timeout: 60_000 });
}

/** Writes in the middle of a long draft, adds a section and moves one, on a slow processor. */
async function measure(browser: Browser, url: string, name: keyof typeof screens) {
  const context = await browser.newContext({ viewport: screens[name] });
  try {
    context.setDefaultTimeout(60_000);
    const page = await context.newPage();
    const post = longPost();
    await openLongDraft(page, url, post);
    const cdp = await context.newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: conditions.cpuSlowdown });
    await observe(page);

    const field = page.locator(`#paragraph-${SECTIONS / 2}-${PARAGRAPHS / 2}`);
    await field.click();
    const keys = await timesOf(page, KEYS, async () => {
      await page.keyboard.press('x');
      await sleep(BETWEEN_KEYS_MS);
    });
    await expect(field).toHaveValue(/x{100}/);
    await page.getByText('Draft saved at').waitFor();

    // Not by their roles: on a slow processor, Playwright would take longer to find them among 1,600 than to press them.
    const add = page.locator('.post-form > fieldset > .buttons > button');
    const adding = await timesOf(page, ACTIONS, () => add.click());
    await expect(page.locator('.section-fields')).toHaveCount(SECTIONS + ACTIONS);
    const move = page.locator(`[aria-label="Move section ${SECTIONS / 2} down"]`);
    const moving = await timesOf(page, ACTIONS, () => move.click());
    return {
      name,
      kilobytes: Math.round(JSON.stringify(post).length / 1000),
      keys,
      adding,
      moving,
    };
  } finally {
    await context.close();
  }
}

/** Measures writing with the preview closed and open. */
export async function measureWriting(browser: Browser, url: string): Promise<Writing[]> {
  const all: Writing[] = [];
  for (const name of Object.keys(screens) as (keyof typeof screens)[])
    all.push(await measure(browser, url, name));
  return all;
}
