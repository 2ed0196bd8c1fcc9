import { expect } from '@playwright/test';
import { APP } from '../../../scripts/pages/chunkFiles';
import samples from '../../../scripts/emulators/samplePosts.json' with { type: 'json' };
import { erase, post, publish, write } from '../support/emulators';
import { announcements, h1, hold, navLink, uniqueTitle } from '../support/actions';
import { test } from '../support/fixtures';
import { scriptOf } from '../support/sites/manifest';
import { words } from '../support/words';

test('the open list follows the database and doesn’t move what is read', async ({ page }) => {
  const title = uniqueTitle('Live in the list');
  // In a low window, far from the end of the list, where other tests’ posts would push the post out.
  await page.setViewportSize({ width: 1280, height: 400 });
  await page.goto('/blogs');
  // Shows that the list is live.
  await publish(`${title}, first`);
  await expect(page.getByRole('heading', { name: `${title}, first` })).toBeAttached();
  const read = page.getByRole('article').filter({ hasText: samples[2]!.Title });
  const card = await read.elementHandle();
  await read.scrollIntoViewIfNeeded();
  const before = (await read.boundingBox())!.y;
  const id = await publish(title);
  await expect(page.getByRole('heading', { name: title, exact: true })).toBeAttached();
  // On a busy machine, a pause may have ended at the same time.
  const announced = new RegExp(`^(${words.reading.resumed} )?\\d+ new posts?\\s*$`);
  await expect(announcements(page)).toHaveText(announced);
  // The browser may round a scroll position by a pixel.
  await expect
    .poll(async () => Math.abs((await read.boundingBox())!.y - before))
    .toBeLessThanOrEqual(1);

  await write(`blogs/${id}`, post(`${title}, edited`));
  await expect(page.getByRole('heading', { name: `${title}, edited` })).toBeAttached();
  await erase(id);
  await expect(page.getByRole('heading', { name: `${title}, edited` })).toHaveCount(0);
  expect(await card.evaluate((one) => one.isConnected)).toBe(true);
});

test('years, tags and home follow the database', async ({ page }) => {
  // A tag that is newer than the site.
  const Tags = [uniqueTitle('Tag: 天気/?#.env')];
  const title = uniqueTitle('Followed');
  await page.goto('/contact');
  // Above the posts of other tests.
  const id = await publish(title, { Tags, DatePosted: new Date(Date.now() + 60_000) });
  const listed = page.getByRole('main').getByRole('link', { name: title });
  await navLink(page, words.frame.links.home).click();
  // Not a click: posts of other tests may move the link at that moment.
  await listed.first().press('Enter');
  await page.getByRole('link', { name: Tags[0] }).click();
  await expect(h1(page, words.reading.tagged(Tags[0]!))).toBeVisible();
  await expect(listed).toBeVisible();
  await page.reload();
  await expect(listed).toBeVisible();
  await page.goto(`/blogs/${new Date().getUTCFullYear()}`);
  await expect(listed).toBeVisible();
  await erase(id);
  await expect(listed).toHaveCount(0);
  await navLink(page, words.frame.links.home).click();
  await expect(h1(page, words.home.title)).toBeVisible();
  await expect(listed).toHaveCount(0);
});

test('a post newer than the build is never called missing', async ({ page }) => {
  const title = uniqueTitle('Newer than the build');
  const id = await publish(title);
  const release = await hold(page, scriptOf(APP));
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  // Looks at every frame.
  await page.addInitScript((notFound) => {
    const look = () => {
      const heading = document.querySelector('h1');
      if (
        heading?.textContent === notFound &&
        heading.checkVisibility({ visibilityProperty: true })
      )
        Object.assign(window, { isCalledMissing: true });
      requestAnimationFrame(look);
    };
    look();
  }, words.missing.notFound);
  // The heading is below this window, until its anchor is scrolled to.
  await page.setViewportSize({ width: 390, height: 200 });
  await page.goto(`/blog/${id}#section-a-heading`, { waitUntil: 'commit' });
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(
    page.getByRole('heading', { name: words.missing.notFound, includeHidden: true }),
  ).toBeHidden();
  release();
  await expect(h1(page, title)).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(`^${title}`));
  expect(await page.evaluate(() => 'isCalledMissing' in window)).toBe(false);
  await browser.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await expect(page.locator('head > :is(title, [name=robots])')).toHaveCount(1);
  await expect(page.getByRole('heading', { name: 'A heading' })).toBeInViewport();
  await page.getByRole('link', { name: words.reading.back, exact: true }).click();
  await page.getByRole('link', { name: words.reading.readTitle(title) }).click();
  await expect(h1(page, title)).toBeVisible();
});
