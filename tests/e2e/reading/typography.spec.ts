import { expect, type Page } from '@playwright/test';
import samples from '../../../scripts/emulators/samplePosts.json' with { type: 'json' };
import { chooseFiles, paragraph, startPost } from '../support/actions';
import { test } from '../support/fixtures';
import { screens } from '../support/looks/screens';
import { findOddDistances, findOddType } from '../support/looks/typography';
import { sites } from '../support/sites/sites';
import { words } from '../support/words';

const { english, production, arabic, german } = sites;
const newest = samples[0]!;

async function expectDesign(page: Page, screen: string, widths: number[]) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const what = `${screen}, ${width} px`;
    expect.soft(await page.evaluate(findOddDistances), what).toEqual([]);
    expect.soft(await page.evaluate(findOddType), what).toEqual([]);
  }
}

for (const [url, paths] of [
  [
    english.url,
    ['/home', '/cv', '/contact', '/blogs', `/blog/${newest.id}`, '/blogs/1990', '/no-such-page'],
  ],
  [production.url, ['/home', '/cv']],
  [german.url, ['/home', '/cv']],
  [arabic.url, ['/home', '/cv']],
] as const)
  test(`on ${url}, every distance is a step of the scale, and spaces, faces, separators and sizes are those of the design`, async ({
    page,
  }) => {
    for (const path of paths) {
      await page.goto(url + path);
      // On a first visit the headings' typeface may come too late.
      await page.reload();
      await expectDesign(page, path, [390, 1280]);
    }
  });

const { drafts, menu, tools, form, text, preview, conflict } = screens;
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

const authors = {
  drafts,
  menu,
  tools,
  form,
  text,
  preview,
  conflict,
  'form-failed': screens['form-failed'],
  help: async (page: Page) => {
    await startPost(page, 'Help');
    await paragraph(page, 1).click();
    await press(page, words.writing.tools.help);
    await page.getByRole('dialog').getByRole('table').waitFor();
  },
  picture: async (page: Page) => {
    await startPost(page, 'A picture');
    await paragraph(page, 1).fill('![An icon](/icon-192.png#192x192)');
    await paragraph(page, 1).click();
    await press(page, words.writing.tools.picture);
    await chooseFiles(page, 'public/icon-192.png');
    await page.locator('.thumbnail img').waitFor();
  },
  shared: async (page: Page) => {
    await startPost(page, 'A shared draft');
    await page.getByText(words.writing.details).click();
    await press(page, words.sharing.show);
    await page.getByLabel(words.sharing.address).waitFor();
  },
};
for (const [name, open] of Object.entries(authors))
  test(`the same holds for authors’ screens: ${name}`, async ({ page }) => {
    await open(page);
    await expectDesign(page, name, [390, 768, 1280, 1920]);
  });
