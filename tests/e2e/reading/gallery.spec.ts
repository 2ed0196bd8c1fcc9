import { expect, type Page } from '@playwright/test';
import { words } from '../support/words';
import { h1, uniqueTitle, untilHydrated } from '../support/actions';
import { publish } from '../support/emulators';
import { test } from '../support/fixtures';
import { galleryPost, inRow } from '../support/galleryPost';
import { section } from '../../fixtures/posts';

const image = (page: Page, name: string) => page.getByRole('img', { name });
const large = (page: Page) => page.getByRole('dialog', { name: words.gallery.label });
const largeImage = (page: Page, name: string) => large(page).getByRole('img', { name });

/** The left and the upper edges of the pictures of the post. */
async function edges(page: Page) {
  const boxes = await Promise.all(
    ['Sea', 'Sand', 'Sky'].map(async (name) => (await image(page, name).boundingBox())!),
  );
  return { left: boxes.map(({ x }) => x), top: boxes.map(({ y }) => y) };
}

const rising = (numbers: number[]) => [...numbers].sort((a, b) => a - b);

test('pictures one after the other stand side by side from the first paint on, and one below the other on a phone and on paper', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const shifts: PerformanceEntry[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => void shifts.push(...list.getEntries())).observe({
      type: 'layout-shift',
      buffered: true,
    });
  });
  await page.goto(`/blog/${galleryPost.id}`);
  await untilHydrated(page);
  await expect(image(page, 'Sky')).toHaveJSProperty('complete', true);
  expect(await page.evaluate(() => (window as unknown as { shifts: [] }).shifts)).toEqual([]);
  const { left, top } = await edges(page);
  expect(left).toEqual(rising([...new Set(left)]));
  expect(new Set(top).size).toBe(1);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(new Set((await edges(page)).left).size).toBe(1);
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.emulateMedia({ media: 'print' });
  expect(new Set((await edges(page)).left).size).toBe(1);
});

test('a picture of a row opens large, from where keys, buttons and swipes lead to the next, and Escape back to it', async ({
  page,
}) => {
  await page.goto(`/blog/${galleryPost.id}`);
  await untilHydrated(page);
  const link = page.getByRole('link', { name: 'Sea' });
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(largeImage(page, 'Sea')).toBeInViewport({ ratio: 1 });
  await expect(largeImage(page, 'Sand')).not.toBeInViewport();
  await page.keyboard.press('ArrowRight');
  await expect(largeImage(page, 'Sand')).toBeInViewport({ ratio: 1 });
  await expect(large(page).getByText('At noon')).toBeInViewport();
  await expect(large(page).getByRole('status')).toHaveText(words.gallery.numberOf(2, 3));
  await large(page).getByRole('button', { name: words.gallery.next }).click();
  await expect(largeImage(page, 'Sky')).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('ArrowRight');
  await expect(largeImage(page, 'Sky')).toBeInViewport({ ratio: 1 });
  await largeImage(page, 'Sky').hover();
  // As two fingers do.
  await page.mouse.wheel(-900, 0);
  await expect(largeImage(page, 'Sand')).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await expect(large(page)).toBeHidden();
  await expect(link).toBeFocused();
});

test('in a post from right to left, a row begins at the right, and the arrow to the left leads on', async ({
  page,
}) => {
  const title = uniqueTitle('Row');
  const sections = [section('', ...inRow)];
  await page.goto(`/blog/${await publish(title, { Language: 'ar', sections })}`);
  await expect(h1(page, title)).toBeVisible();
  await expect(image(page, 'Sea')).toBeVisible();
  const { left } = await edges(page);
  expect(left).toEqual(rising(left).reverse());
  await image(page, 'Sea').click();
  await expect(largeImage(page, 'Sea')).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('ArrowLeft');
  await expect(largeImage(page, 'Sand')).toBeInViewport({ ratio: 1 });
});
