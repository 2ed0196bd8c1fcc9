import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';
import { untilHydrated, uniqueTitle } from '../support/actions';
import { publish } from '../support/emulators';
import { test } from '../support/fixtures';
import { markedPost, markedSections } from '../support/markedPost';
import { PARSER, scriptOf } from '../support/sites/manifest';
import { words } from '../support/words';

const address = `/blog/${markedPost.id}`;
const sections = (page: Page) => page.locator('.text');
const mark = (page: Page, number: number) =>
  page.getByRole('link', { name: words.reading.footnote(number) });

/** The text of the post as it stands in the page, without what React leaves between. */
const read = async (page: Page) => (await sections(page).innerHTML()).replaceAll(/<!--.*?-->/g, '');

test('sub-headings, and a footnote and an address at the end of a post, are the same built, without JavaScript, and live', async ({
  page,
  browser,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto(address);
  await untilHydrated(page);
  const built = await read(page);
  const parser = scriptOf(PARSER).replaceAll('*', '');
  expect(requests.filter((url) => url.includes(parser))).toEqual([]);
  const headings = await sections(page).getByRole('heading').all();
  const outline = await Promise.all(
    headings.map((one) => one.evaluate(({ tagName, textContent }) => `${tagName} ${textContent}`)),
  );
  expect(outline).toEqual(['H2 Boats', 'H3 Sails', 'H4 Rigging', 'H3 Oars', 'H2 Notes']);
  await expect(sections(page)).not.toContainText('[^');
  await expect(sections(page)).not.toContainText('[bay]');

  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(page.url());
  expect(await read(plain)).toBe(built);
  await mark(plain, 2).click();
  await expect(plain).toHaveURL(`${page.url()}#note-1-2`);
  await context.close();

  const id = await publish(uniqueTitle('Marks'), {
    Summary: markedPost.Summary,
    sections: markedSections,
  });
  await page.goto(`/blog/${id}`);
  await expect(sections(page).getByRole('heading')).toHaveCount(outline.length);
  expect(await read(page)).toBe(built);
});

test('a mark leads to its footnote and back, the contents to each heading, and axe finds no violation', async ({
  page,
}) => {
  await page.goto(address);
  await untilHydrated(page);
  const note = page.locator('.footnotes').getByRole('listitem').first();
  await expect(note).toHaveText(/^Of wood, as oars\. /);
  await mark(page, 1).nth(1).click();
  await expect(note).toBeInViewport();
  await note.getByRole('link').nth(1).click();
  await expect(mark(page, 1).nth(1)).toBeInViewport();
  const contents = page.getByRole('navigation', { name: words.reading.contents });
  await contents.getByRole('link', { name: 'Rigging' }).click();
  await expect(page).toHaveURL(`${address}#section-rigging`);
  await expect(page.getByRole('heading', { name: 'Rigging' })).toBeInViewport();

  await page.evaluate(axe.source);
  const found = await page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: typeof import('axe-core') };
    return (await axe.run()).violations.map(({ id }) => id);
  });
  expect(found).toEqual([]);
});
