import { expect, type Page } from '@playwright/test';
import samples from '../../scripts/emulators/samplePosts.json' with { type: 'json' };
import { screens } from './support/screens';
import { test } from './support/fixtures';
import { lineLengths, misfits, setTextSize, spaceText } from './support/layout';

const widths = [1280, 390, 320];

/** Opens the form with long words in every field. */
async function openLongForm(page: Page) {
  await screens.form!(page);
  await page.getByRole('button', { name: 'Add Section' }).click();
  const fields = await page.getByRole('textbox').all();
  expect(fields.length).toBeGreaterThan(6);
  for (const field of fields) await field.fill('Donaudampfschifffahrtsgesellschaft '.repeat(4));
}

const { home, cv, contact, blogs, search, year, post, 'not-found': notFound } = screens;
const long = { home, cv, contact, blogs, search, year, post, notFound, form: openLongForm };

for (const [name, open] of Object.entries(long)) {
  test(`${name}: everything fits with large or spaced text and at 400 % zoom`, async ({ page }) => {
    await open!(page);
    const expectToFit = async (how: string) => {
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await misfits(page), `${how}, ${width} px`).toEqual([]);
      }
    };
    await page.setViewportSize({ width: 320, height: 200 });
    expect.soft(await misfits(page), '400 % zoom').toEqual([]);
    await setTextSize(page, 200);
    await expectToFit('200 %');
    await setTextSize(page, 100);
    await spaceText(page);
    await expectToFit('spaced');
  });
}

const newest = samples[0]!.sections[0]!.paragraphs[0]!.Paragraph;

/** Replaces the owner's running text with known words. Runs in the page. */
function fillIn(words: string) {
  const texts = '.about p, .cv-entry > p:not(.mono, .cv-place), .cv-entry li';
  for (const one of document.querySelectorAll(texts)) one.textContent = words;
}

test('lines of running text have 60 to 75 characters on average', async ({ page }) => {
  for (const open of [home, cv, post]) {
    await open!(page);
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

test('a name of 40 characters fits into the header', async ({ page }) => {
  const long = 'Maximiliane Wiśniewska-Kowalczyk-Nowacka';
  expect(long).toHaveLength(40);
  await page.goto('/home');
  // As src/layout/Header.tsx does for such a name.
  await page.getByRole('banner').evaluate((header, name) => {
    header.classList.add('long-title');
    header.querySelector('a')!.textContent = name;
  }, long);
  for (const width of [992, ...widths]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await misfits(page), `${width} px`).toEqual([]);
    const { height } = (await page.getByRole('banner').boundingBox())!;
    if (width === 1280) expect(height).toBeLessThan(120);
  }
});
