import { expect, type Page } from '@playwright/test';
import samples from '../../scripts/emulators/samplePosts.json' with { type: 'json' };
import { screens } from './support/screens';
import { signInAs } from './support/actions';
import { test } from './support/fixtures';
import { lineLengths, misfits, setTextSize, spaceText } from './support/layout';
import { words } from './support/words';

const widths = [1280, 390, 320];

/** Opens the form with long words in every field. */
async function openLongForm(page: Page) {
  await screens.form!(page);
  await page.getByRole('button', { name: words.writing.addSection }).click();
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
function fillIn(text: string) {
  const texts = '.about p, .cv-entry > p:not(.mono, .cv-place), .cv-entry li';
  for (const one of document.querySelectorAll(texts)) one.textContent = text;
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

/** Expects the header to hold each name at the present width and text size. */
async function expectNames(page: Page, what: string) {
  for (const name of names) expect.soft(await misfits(page, name), `${name}, ${what}`).toEqual([]);
}

// On the shortest page, which is measured with every name.
const signIn = async (page: Page) => {
  await notFound!(page);
  await signInAs(page, 'Reader');
};

for (const [who, open] of Object.entries({ visitor: notFound, 'signed-in user': signIn }))
  test(`the header holds every name, for a ${who}`, async ({ page }) => {
    await open!(page);
    for (const width of [320, 390, 768, 992, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      for (const size of [100, 150, 200]) {
        await setTextSize(page, size);
        await expectNames(page, `${width} px, ${size} %`);
      }
    }
    await setTextSize(page, 100);
    await spaceText(page);
    for (const width of [320, 390, 768, 992, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expectNames(page, `${width} px, spaced`);
    }
  });

test('the message that a post was not published covers no field', async ({ page }) => {
  await screens['form-failed']!(page);
  await page.setViewportSize({ width: 390, height: 800 });
  for (const field of await page.getByRole('textbox').all()) {
    await field.scrollIntoViewIfNeeded();
    const { bottom } = await field.evaluate((one) => one.getBoundingClientRect());
    const { y, height } = (await page.getByRole('alert').boundingBox())!;
    expect(y > bottom || y + height < 0).toBe(true);
  }
});
