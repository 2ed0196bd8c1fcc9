import { expect } from '@playwright/test';
import samples from '../../../scripts/emulators/samplePosts.json' with { type: 'json' };
import { screens } from '../support/looks/screens';
import { test } from '../support/fixtures';
import { lineLengths, misfits, setTextSize, spaceText } from '../support/looks/layout';

const { home, cv, post, 'not-found': notFound } = screens;

const newest = samples[0]!.sections[0]!.paragraphs[0]!.Paragraph;

/** Replaces the owner's running text with known words. Runs in the page. */
function fillIn(text: string) {
  const texts = '.about p, .cv-entry > p:not(.mono, .meta, .cv-place), .cv-entry li';
  for (const one of document.querySelectorAll(texts)) one.textContent = text;
}

test('lines of running text have 60 to 75 characters on average', async ({ page }) => {
  for (const open of [home, cv, post]) {
    await open(page);
    await page.evaluate(fillIn, newest);
    for (const width of [768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const lengths = await lineLengths(page);
      const what = `${page.url()}, ${width} px`;
      // An owner may have no running text on a page.
      if (lengths.length === 0) continue;
      const average = lengths.reduce((sum, one) => sum + one, 0) / lengths.length;
      expect(average, what).toBeGreaterThanOrEqual(60);
      expect(average, what).toBeLessThanOrEqual(75);
      expect(Math.max(...lengths), what).toBeLessThanOrEqual(85);
    }
  }
});

const names = [
  'Alexandra Baumgartner',
  'Katharina Schwarzenberger',
  'Jürgen Groß-Müllerschön',
  'Marie-Claire O’Sullivan-Nakamura',
  'Donaudampfschifffahrtskapitäne',
  'Nguyễn Thị Minh Khai',
  '山田太郎',
  'عبد الرحمن الخوارزمي',
];

test('the header holds every name', async ({ page }) => {
  // On the shortest page, which is measured with every name.
  await notFound(page);
  const expectNames = async (how: string) => {
    for (const width of [320, 390, 768, 992, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await misfits(page, names), `${how}, ${width} px`).toEqual([]);
    }
  };
  for (const size of [100, 150, 200]) {
    await setTextSize(page, size);
    await expectNames(`${size} %`);
  }
  await setTextSize(page, 100);
  await spaceText(page);
  await expectNames('spaced');
});
