import { setTimeout as sleep } from 'node:timers/promises';
import { type Browser, expect, type Page } from '@playwright/test';
import posts from '../../scripts/emulators/samplePosts.json' with { type: 'json' };
import { type SamplePost, seedFirestore } from '../../scripts/emulators/seed';
import { step } from '../../scripts/programs/step';
import { signInAs } from '../../tests/e2e/support/actions';
import { conditions } from './load';
import type { Outcome } from './outcome';

// The most that a key may take in a post of that many kilobytes, in ms.
const limits = { 100: 50, 743: 200 };
const narrow = { width: 390, height: 844 };
// As useRoom.ts has it.
const wide = { width: 1600, height: 900 };
const ways = {
  'preview closed': { viewport: narrow, isText: false },
  'preview open': { viewport: wide, isText: false },
  'as one text, preview closed': { viewport: narrow, isText: true },
  'as one text, preview open': { viewport: wide, isText: true },
};

const TEXT = 'words '.repeat(20);
// An hour of writing: sentences, each followed by a thought.
const HOUR_MS = 3_600_000;
const SENTENCE = 'A sentence of seven words or so. ';
const THOUGHTS_MS = [5_000, 10_000, 20_000];
const MAX_WRITES = 500;
// A fast writer: 100 words a minute.
const BETWEEN_KEYS_MS = 100;
// Long enough for the form to save the draft between two words.
const BETWEEN_WORDS_MS = 350;

/** A post of about this size: sections of ten paragraphs, Markdown in each third one. */
function longPost(kilobytes: number): SamplePost {
  const words = posts.flatMap(({ sections }) =>
    sections.flatMap(({ paragraphs }) => paragraphs.map(({ Paragraph }) => Paragraph)),
  );
  const text = words.join(' ').repeat(2);
  const paragraphs = Array.from({ length: Math.round(kilobytes / 1.5) }, (_, i) => {
    const start = (i * 997) % (text.length / 2);
    const markdown = i % 3 === 0 ? ' *With* [a link](/cv) and `code`.' : '';
    return { Paragraph: text.slice(start, start + 1_450) + markdown };
  });
  const sections = [];
  while (paragraphs.length > 0)
    sections.push({ Heading: 'A section', paragraphs: paragraphs.splice(0, 10) });
  const [newest] = posts;
  return { ...newest!, id: `long-post-${kilobytes}`, Title: 'A long post', sections };
}

/** Collects how long each interaction takes, from the key itself, with any wait for the page, to the paint. */
const observeKeys = (page: Page) =>
  page.evaluate(() => {
    const longest = new Map<number, number>();
    Object.assign(globalThis, { longest });
    new PerformanceObserver((list) => {
      // A key is several events: keydown, input, keyup.
      for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[])
        if (interactionId)
          longest.set(interactionId, Math.max(duration, longest.get(interactionId) ?? 0));
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });

/** The durations of the keys so far, in multiples of 8 ms. */
const durations = (page: Page) =>
  page.evaluate(async () => {
    // An entry is reported after its paint.
    for (let i = 0; i < 2; i++)
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    return [...(globalThis as unknown as { longest: Map<number, number> }).longest.values()];
  });

/** The value that 95 % of the keys don't exceed. */
function percentile95(numbers: number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * 0.95) - 1] ?? NaN;
}

/** Puts the cursor into the middle of the post, in its field or in the body as one text. Returns the field. */
async function goToMiddle(page: Page, isText: boolean) {
  if (isText) {
    await page.getByRole('tab', { name: 'Text' }).click();
    const field = page.getByRole('textbox', { name: 'Text' });
    await field.evaluate((text: HTMLTextAreaElement) => {
      const middle = text.value.indexOf(' ', text.value.length / 2);
      text.focus();
      text.setSelectionRange(middle, middle);
    });
    return field;
  }
  const fields = page.getByRole('textbox', { name: 'Paragraph 5' });
  const inTheMiddle = fields.nth(Math.floor((await fields.count()) / 2));
  // By its id, as fields out of sight don't count in every layout.
  const field = page.locator(`#${await inTheMiddle.getAttribute('id')}`);
  await field.click();
  return field;
}

/** Types in the middle of a post on a slow processor. */
async function measureKeys(
  browser: Browser,
  url: string,
  id: string,
  { viewport, isText }: (typeof ways)[keyof typeof ways],
): Promise<number> {
  const context = await browser.newContext({ viewport });
  try {
    context.setDefaultTimeout(60_000);
    const page = await context.newPage();
    await page.goto(`${url}/home`);
    await signInAs(page, 'Admin');
    await page.goto(`${url}/editblog/${id}`);
    await page.getByRole('textbox', { name: 'Title' }).waitFor();
    const field = await goToMiddle(page, isText);

    const cdp = await context.newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: conditions.cpuSlowdown });
    await observeKeys(page);
    for (const key of TEXT) {
      await page.keyboard.press(key);
      await sleep(key === ' ' ? BETWEEN_WORDS_MS : BETWEEN_KEYS_MS);
    }
    await expect(field).toHaveValue(new RegExp(TEXT));
    const times = await durations(page);
    // Shorter ones aren't reported.
    const others = Array<number>(Math.max(0, TEXT.length - times.length)).fill(16);
    return percentile95([...times, ...others]);
  } finally {
    await context.close();
  }
}

/** Counts the writes to the database while a post is written for an hour and published. */
async function countWrites(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    let writes = 0;
    page.on('request', (request) => {
      if (request.url().includes('documents:commit')) writes++;
    });
    await page.goto(`${url}/home`);
    await signInAs(page, 'Admin');
    await page.clock.install();
    await page.goto(`${url}/createblog?draft=AnHourOfWriting00000`);
    await page.getByRole('textbox', { name: 'Title', exact: true }).fill('An hour of writing');
    await page.getByRole('textbox', { name: 'Paragraph 1' }).click();
    for (let at = 0, i = 0; at < HOUR_MS; i++) {
      const thought = THOUGHTS_MS[i % THOUGHTS_MS.length]!;
      await page.keyboard.type(SENTENCE);
      const written = page.waitForResponse(/documents:commit/);
      await page.clock.runFor(thought);
      await written;
      at += thought;
    }
    await page.getByRole('button', { name: 'Submit' }).click();
    await page.waitForURL(`${url}/home`);
    return writes;
  } finally {
    await context.close();
  }
}

/** Measures how long keys take in published posts of two sizes, with the preview closed and open, and what writing costs. */
export async function measureWriting(
  browser: Browser,
  url: string,
  host: string,
  project: string,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const [size, atMost] of Object.entries(limits)) {
    const post = longPost(Number(size));
    await seedFirestore({ host, project }, [post], []);
    const values: Record<string, number> = {};
    for (const [name, way] of Object.entries(ways))
      values[name] = await step(`Writing in ${size} kB, ${name}`, () =>
        measureKeys(browser, url, post.id, way),
      );
    const goal = `A key to the screen in a post of ${size} kB, ms (95th percentile)`;
    outcomes.push({ goal, atMost, values });
  }
  const writes = await step('An hour of writing', () => countWrites(browser, url));
  outcomes.push({
    goal: 'Writes to the database in an hour of writing',
    atMost: MAX_WRITES,
    values: { 'a sentence every 5 to 20 s': writes },
  });
  return outcomes;
}
