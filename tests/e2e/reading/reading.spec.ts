import { readFile } from 'node:fs/promises';
import { fromBuffer } from '@capsizecss/unpack';
import { expect, type Locator } from '@playwright/test';
import samples from '../../../scripts/emulators/samplePosts.json' with { type: 'json' };
import { findFace } from '../../../scripts/theme/findFace';
import { readTheme } from '../../../scripts/theme/readTheme';
import { freezeBlog, h1, navLink, openAs, untilHydrated } from '../support/actions';
import { test } from '../support/fixtures';
import { words } from '../support/words';

const newest = samples[0]!;
const rectangle = async (of: Locator) => (await of.boundingBox())!;

test('a click on the title or the summary of a card opens its post, which Debug logs and Share… hands to a device that can share; screen readers read the year that is hidden', async ({
  page,
}) => {
  await freezeBlog(page);
  await page.goto('/blogs');
  const card = page.getByRole('article').filter({ hasText: newest.Title });
  expect(await card.ariaSnapshot()).toMatch(new RegExp(`time: .*${newest.DatePosted.slice(0, 4)}`));
  for (const text of [card.getByRole('heading'), card.getByText(newest.Summary)]) {
    await page.goto('/blogs');
    const { x, y } = await rectangle(text);
    await page.mouse.click(x + 10, y + 10);
    await expect(page).toHaveURL(`/blog/${newest.id}`);
  }

  const logged = page.waitForEvent('console', (message) => message.type() === 'log');
  await page.getByRole('button', { name: words.reading.debug }).click();
  const post: unknown = await (await logged).args()[0]!.jsonValue();
  expect(post).toMatchObject({ id: newest.id, Title: newest.Title });

  const share = page.getByRole('button', { name: words.reading.share });
  await expect(share).toHaveCount(0);
  await page.addInitScript(() => {
    const share = (data: object) => {
      Object.assign(window, { shared: data });
      return Promise.reject(new DOMException('Closed again', 'AbortError'));
    };
    Object.assign(navigator, { share });
  });
  await page.reload();
  await share.click();
  const shared = await page.evaluate(() => (window as unknown as { shared: object }).shared);
  expect(shared).toEqual({ title: newest.Title, url: page.url() });
});

test('the header is as wide as the window, and larger from 992 px on', async ({ page }) => {
  await openAs(page, 'Reader', '/home');
  for (const role of ['banner', 'contentinfo'] as const)
    expect(await rectangle(page.getByRole(role))).toMatchObject({ x: 0, width: 1280 });

  const banner = page.getByRole('banner');
  const photo = banner.getByText('SR', { exact: true });
  for (const [width, fontSize, side] of [
    [991, '24px', '32px'],
    [992, '48px', '50px'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect(banner.locator('a').first()).toHaveCSS('font-size', fontSize);
    for (const size of ['width', 'height']) await expect(photo).toHaveCSS(size, side);
  }
});

test('years and neighbours open without loading a page, and Back leads from a post to its year', async ({
  page,
}) => {
  const year = newest.DatePosted.slice(0, 4);
  // Pages of years are live, too.
  await freezeBlog(page);
  const ofYear = samples.filter(({ DatePosted }) => DatePosted.startsWith(year));
  const titles = page.getByRole('main').getByRole('listitem').getByRole('link');
  const years = page.getByRole('navigation', { name: words.reading.years });
  await page.goto('/blogs');
  await untilHydrated(page);
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  await years.getByRole('link', { name: '1990' }).click();
  await expect(titles).toHaveText(['long-ago-0']);
  await years.getByRole('link', { name: year, exact: true }).click();
  await expect(titles).toHaveText(ofYear.map(({ Title }) => Title));
  await expect(h1(page)).toBeFocused();
  await expect(years.locator('[aria-current=page]')).toHaveText(year);
  await expect(navLink(page, words.frame.links.blog)).toHaveAttribute('aria-current');
  await titles.first().click();
  await expect(h1(page, newest.Title)).toBeVisible();
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
  // A reload drops the list of the year.
  await page.reload();
  await untilHydrated(page);
  await page.getByRole('link', { name: words.reading.back, exact: true }).click();
  await expect(page).toHaveURL(`/blogs/${year}`);
  await expect(titles).toHaveText(ofYear.map(({ Title }) => Title));

  await titles.first().click();
  const neighbours = page.getByRole('navigation', { name: words.reading.morePosts });
  await neighbours.getByRole('link', { name: words.reading.older }).click();
  await expect(h1(page, samples[1]!.Title)).toBeFocused();
  await neighbours.getByRole('link', { name: words.reading.newer }).click();
  await expect(h1(page, newest.Title)).toBeVisible();
});

test('a first visit shows the headings in their typeface', async ({ page }) => {
  await page.goto('/contact');
  const browser = await page.context().newCDPSession(page);
  await browser.send('DOM.enable');
  await browser.send('CSS.enable');
  const { root } = await browser.send('DOM.getDocument');
  const { nodeId } = await browser.send('DOM.querySelector', {
    nodeId: root.nodeId,
    selector: 'h1',
  });
  const { toFile } = findFace(readTheme());
  const face = await fromBuffer(await readFile(toFile('latin', 'woff2')));
  const { fonts } = await browser.send('CSS.getPlatformFontsForNode', { nodeId });
  expect(fonts.map(({ familyName }) => familyName)).toEqual([face.familyName]);
});
