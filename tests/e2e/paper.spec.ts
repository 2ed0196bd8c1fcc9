import { expect, type Page } from '@playwright/test';
import samples from '../../scripts/emulators/samplePosts.json' with { type: 'json' };
import { resume } from '../../src/content/resume';
import { test } from './support/fixtures';
import { readPdf } from './support/pdf';

const post = `/blog/${samples[0]!.id}`;

/** Prints with backgrounds, as a browser does that was told to. */
const print = async (page: Page, size: { format?: string; height?: string } = { format: 'A4' }) =>
  readPdf(await page.pdf({ width: '210mm', ...size, printBackground: true }));

// A PDF has ligatures, and spaces only as distances.
const plain = (text: string) => text.normalize('NFKC').replaceAll(/\s/g, '');
const characters = (texts: string[]) => [...plain(texts.join(''))].sort().join('');

/** Lets a page be in the dark theme: the system’s or the chosen one. */
const goDark = {
  'a dark system': (page: Page) => page.emulateMedia({ colorScheme: 'dark' }),
  'the chosen dark theme': (page: Page) =>
    page.addInitScript(() => localStorage.setItem('theme', 'dark')),
};

for (const [how, set] of Object.entries(goDark)) {
  test(`from ${how} every page is printed dark on white`, async ({ page }) => {
    await set(page);
    for (const path of ['/home', '/cv', '/contact', '/blogs', post, '/no-such-page']) {
      await page.goto(path);
      for (const { lines, papers } of await print(page)) {
        expect([...new Set(papers)], path).toEqual(['1 1 1']);
        const channels = lines.flatMap(({ color }) => color.split(' ').map(Number));
        // #595959 has a contrast of 7 with white.
        expect(Math.max(...channels), path).toBeLessThan(0.35);
      }
    }
  });

  for (const format of ['A4', 'Letter']) {
    test(`from ${how} the addresses of the CV’s links are on its pages of ${format}`, async ({
      page,
    }) => {
      await set(page);
      await page.goto('/cv');
      const pages = await print(page, { format });
      const links = pages.flatMap((one) => one.links);
      const shown = await page.getByRole('main').getByRole('link').allTextContents();
      expect(links.length).toBeGreaterThanOrEqual(shown.length);
      const text = plain(pages.map((one) => one.text).join(''));
      for (const link of shown) expect(text).toContain(plain(link));
    });
  }
}

for (const isLoaded of [true, false]) {
  test(`the sample CV has two pages${isLoaded ? '' : ', also where the heading’s typeface can’t be loaded'}`, async ({
    page,
  }) => {
    test.skip(resume.basics.name !== 'Your Name', 'Your own CV may have as many as you like.');
    if (!isLoaded) await page.route('**/*.woff2', (route) => route.abort());
    await page.goto('/cv');
    for (const format of ['A4', 'Letter']) expect(await print(page, { format })).toHaveLength(2);
  });
}

for (const path of ['/cv', post]) {
  test(`on paper are all words of ${path}, once, and neither navigation, footer nor buttons`, async ({
    page,
  }) => {
    await page.goto(path);
    const words = await page.getByRole('main').evaluate((main) => {
      const copy = main.cloneNode(true) as HTMLElement;
      copy.querySelectorAll('button, nav, script').forEach((one) => one.remove());
      return [...copy.children].map(({ textContent }) => textContent);
    });
    const printed = (await print(page)).map(({ text }) => text.replaceAll('•', ''));
    expect(characters(printed)).toBe(characters(words.filter((text) => text !== 'Back')));
    const { name } = resume.basics;
    // Not in the header, which only the screen has.
    const shown = plain(words.join('')).split(plain(name));
    expect(printed.join('').split(plain(name))).toHaveLength(shown.length);
  });
}

// The pages of today's words may end at a good place by chance.
const MAX_ENTRY = 1000;
const heights = Array.from({ length: 20 }, (_, index) => `${120 + 9 * index}mm`);

test('wherever a page ends, no entry of the CV is torn', async ({ page }) => {
  await page.goto('/cv');
  const entries = await page
    .getByRole('article')
    .evaluateAll((all) =>
      all.map((one) =>
        [...one.querySelectorAll('h3, h4, p, li')].map(({ textContent }) => textContent),
      ),
    );
  for (const height of heights) {
    const pages = await print(page, { height });
    for (const entry of entries) {
      // What is longer than a short page must be torn.
      if (entry.join('').length > MAX_ENTRY) continue;
      const isWhole = (text: string) => entry.every((one) => plain(text).includes(plain(one)));
      const whole = pages.filter(({ text }) => isWhole(text));
      expect(whole, `${entry[0]} on pages of ${height}`).toHaveLength(1);
    }
  }
});

for (const path of ['/cv', post]) {
  test(`wherever a page of ${path} ends, no heading stands alone at its foot`, async ({ page }) => {
    await page.goto(path);
    const headings = (await page.getByRole('heading').allTextContents()).map(plain);
    for (const height of heights) {
      // On the last page, nothing more was to come.
      for (const { lines } of (await print(page, { height })).slice(0, -1)) {
        const foot = Math.max(...lines.map(({ y }) => y));
        // Dates in the margin stand beside a heading, not below it.
        const last = lines.filter(({ y }) => foot - y < 8).map(({ text }) => plain(text));
        expect(
          last.filter((text) => headings.includes(text)),
          height,
        ).toEqual([]);
      }
    }
  });
}
