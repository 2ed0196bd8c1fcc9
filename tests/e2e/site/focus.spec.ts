import { expect } from '@playwright/test';
import samples from '../../../scripts/emulators/samplePosts.json' with { type: 'json' };
import { freezeBlog, h1, untilHydrated } from '../support/actions';
import { test } from '../support/fixtures';
import { words } from '../support/words';

const newest = samples[0]!;

test('a page opens at its top from the first frame on, and Back leads to where the reader was in the list', async ({
  page,
}) => {
  // Posts of other tests would move the list.
  await freezeBlog(page);
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/blogs');
  await untilHydrated(page);
  const link = page.getByRole('link', { name: words.reading.readTitle(samples[4]!.Title) });
  await link.scrollIntoViewIfNeeded();
  const before = (await link.boundingBox())!.y;
  await page.evaluate(() => {
    const positions: number[] = [];
    Object.assign(globalThis, { positions });
    const heading = () => document.querySelector('h1')?.textContent;
    const list = heading();
    const look = () => {
      // While the code of the post loads, there is no heading.
      if (![undefined, list].includes(heading())) positions.push(scrollY);
      requestAnimationFrame(look);
    };
    look();
  });
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(300);
  await link.click();
  const positions = () =>
    page.evaluate(() => (globalThis as unknown as { positions: number[] }).positions);
  // More frames than smooth scrolling would take.
  await expect.poll(async () => (await positions()).length).toBeGreaterThan(60);
  expect([...new Set(await positions())]).toEqual([0]);
  const back = page.getByRole('link', { name: words.reading.back, exact: true });
  await back.click();
  await expect(page).toHaveURL('/blogs');
  await expect
    .poll(async () => Math.abs((await link.boundingBox())!.y - before))
    .toBeLessThanOrEqual(1);

  await page.goto(`/blog/${newest.id}`);
  await untilHydrated(page);
  await back.click();
  await expect(page).toHaveURL('/blogs');
  await expect(h1(page)).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('the skip link is shown whole and leads past the navigation', async ({ page }) => {
  await page.goto('/contact');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: words.frame.skip });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
});

test('a link of the table of contents also moves the focus', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  // Opened by the router, so that the focus is on the heading.
  await page.goto('/home');
  await untilHydrated(page);
  await page.getByRole('link', { name: newest.Title }).click();
  const { Heading } = newest.sections.at(-1)!;
  await page
    .getByRole('navigation', { name: words.reading.contents })
    .getByRole('link', { name: Heading })
    .press('Enter');
  const section = page.getByRole('heading', { level: 2, name: Heading });
  await expect(section).toBeInViewport();
  await expect(h1(page)).not.toBeInViewport();
  await expect(h1(page)).not.toBeFocused();
  await expect(section).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(section.getByRole('link')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: words.reading.back, exact: true })).toBeFocused();
});
