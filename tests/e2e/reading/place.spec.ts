import { expect, type Page } from '@playwright/test';
import { APP } from '../../../scripts/pages/chunkFiles';
import samples from '../../../scripts/emulators/samplePosts.json' with { type: 'json' };
import {
  CHANNELS,
  cut,
  expectPages,
  freezeBlog,
  h1,
  hold,
  navLink,
  paused,
  uniqueTitle,
  untilHydrated,
} from '../support/actions';
import { publish } from '../support/emulators';
import { test } from '../support/fixtures';
import {
  bringTo,
  endAnchoring,
  expectAt,
  leaveAndReturn,
  untilKept,
} from '../support/looks/layout';
import { scriptOf } from '../support/sites/manifest';
import { sites } from '../support/sites/sites';
import { words } from '../support/words';

test.use({ viewport: { width: 390, height: 664 } });

const [newest] = samples;
const year = `/blogs/${newest!.DatePosted.slice(0, 4)}`;
// Pressed without a pointer, below which a post that another test publishes would move it away.
const showOlder = (page: Page) => page.getByRole('button', { name: words.reading.showOlder });

test('older posts that were shown, and the place among them, are there again after a reload, Back from a post that was reloaded, and Back from another site', async ({
  page,
}) => {
  await page.goto('/blogs');
  await showOlder(page).dispatchEvent('click');
  const cards = page.getByRole('article');
  await expectPages(page, 2);
  const title = await cards.nth(28).getByRole('heading').textContent();
  const card = page.getByRole('heading', { name: title!, exact: true });
  await bringTo(card, 300);
  await untilKept(page);

  await page.reload();
  await expectAt(card, 300);
  await expectPages(page, 2);
  await leaveAndReturn(page, card.getByRole('link'));
  await expectAt(card, 300);
  await page.goto(`${sites.production.url}/contact`);
  await page.goBack();
  await expectAt(card, 300);
  await expectPages(page, 2);

  // What is published meanwhile stands above.
  await card.getByRole('link').dispatchEvent('click');
  await expect(h1(page, title!)).toBeVisible();
  await publish(uniqueTitle('Meanwhile'));
  await page.reload();
  await untilHydrated(page);
  await page.goBack();
  await expectAt(card, 300);

  // Another visit begins at the top, with the newest.
  await navLink(page, words.frame.links.contact).click();
  await navLink(page, words.frame.links.blog).click();
  await expectPages(page, 1);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('the list of a year and a post are there again in their places after Back from a page that was reloaded', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 300 });
  await page.goto(year);
  const last = page.getByRole('main').getByRole('listitem').last();
  await bringTo(last, 120);
  await leaveAndReturn(page, last.getByRole('link'));
  await expectAt(last, 120);
  // Only the links of the page and its foot are below.
  await bringTo(last, 20);
  await leaveAndReturn(page, last.getByRole('link'));
  await expectAt(last, 20);

  await page.goto(`/blog/${newest!.id}`);
  const paragraph = page.locator('.text p').nth(4);
  await bringTo(paragraph, 80);
  await leaveAndReturn(
    page,
    page.getByRole('contentinfo').getByRole('link', { name: 'Datenschutz' }),
  );
  await expectAt(paragraph, 80);
});

test('a page is there again in its place although the press that left it also had React take it over', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 300 });
  for (const [path, read, link] of [
    [year, 'main li:last-child', 'main li:last-child a'],
    // In the footer, which React takes over before the post.
    [`/blog/${newest!.id}`, '.text section:nth-of-type(2) p', 'footer [href="/datenschutz"]'],
  ] as const) {
    const release = await hold(page, scriptOf(APP));
    // The page's load event waits for the script.
    await page.goto(path, { waitUntil: 'commit' });
    const block = page.locator(read).first();
    await bringTo(block, 120);
    await page.evaluate((selector) => {
      // The app removes it as soon as React hears presses.
      Object.defineProperty(window, 'onclick', {
        set() {
          document.querySelector<HTMLElement>(selector)!.click();
        },
      });
    }, link);
    release();
    await expect(page).not.toHaveURL(path);
    expect(await page.evaluate(() => history.state as object)).toHaveProperty('key');
    await publish(uniqueTitle('Meanwhile'));
    await page.reload();
    await untilHydrated(page);
    await page.goBack();
    await expectAt(block, 120);
    await page.unrouteAll();
  }
});

test('what comes in when paused updates are back moves nothing that is being read', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 300 });
  const restore = await cut(page, CHANNELS);
  await page.goto(year);
  await expect(paused(page)).toBeVisible();
  const last = page.getByRole('main').getByRole('listitem').last();
  await bringTo(last, 120);
  const title = uniqueTitle('While paused');
  await publish(title);
  await restore();
  // Unless the page has connected by itself.
  await page.evaluate(() => document.querySelector<HTMLElement>('.paused button')?.click());
  await expect(page.getByRole('link', { name: title })).toBeAttached();
  await expect(paused(page)).toHaveCount(0);
  await expectAt(last, 120);
});

test('a new post moves nothing in the list of a year that is being read, in Safari too', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 300 });
  await page.goto(year);
  await endAnchoring(page);
  const last = page.getByRole('main').getByRole('listitem').last();
  await bringTo(last, 120);
  // Higher than all that other tests may take away meanwhile.
  const title = uniqueTitle(`Above${' and above'.repeat(6)}`);
  await publish(title);
  await expect(page.getByRole('link', { name: title })).toBeAttached();
  await expectAt(last, 120);
});

test('new posts push out none of those that are shown', async ({ page }) => {
  const thaw = await freezeBlog(page);
  await page.goto('/blogs');
  await showOlder(page).dispatchEvent('click');
  const last = page.getByRole('article').nth(39);
  const title = await last.getByRole('heading').textContent();
  const card = page.getByRole('heading', { name: title!, exact: true });
  await bringTo(card, 300);
  const above = uniqueTitle('Above');
  await publish(above);
  thaw();
  await expect(page.getByRole('heading', { name: above })).toBeAttached();
  await expectAt(card, 300);
});

test('a post is there again in its place although the page is too short for it at first', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 1600 });
  const thaw = await freezeBlog(page);
  await page.goto('/blogs');
  const cards = page.getByRole('article');
  const title = await cards.last().getByRole('heading').textContent();
  const card = page.getByRole('heading', { name: title!, exact: true });
  // Gone after the reload: at the same height, the browser would find the place by itself.
  const above = uniqueTitle('Above');
  await publish(above);
  thaw();
  await expect(page.getByRole('heading', { name: above })).toBeVisible();
  await showOlder(page).dispatchEvent('click');
  await expectPages(page, 2);
  await bringTo(card, 600);
  await untilKept(page);
  // What other tests publish would push it out of the page.
  await cut(page, CHANNELS);
  const release = await hold(page, '**/list.json');
  await page.reload();
  await untilHydrated(page);
  await expect(card).toBeVisible();
  release();
  await expectAt(card, 600);
});

test('whoever scrolls while a page comes back is not moved', async ({ page }) => {
  await freezeBlog(page);
  await page.goto('/blogs');
  await showOlder(page).dispatchEvent('click');
  const cards = page.getByRole('article');
  await expectPages(page, 2);
  await bringTo(cards.nth(28), 300);
  await untilKept(page);
  const release = await hold(page, '**/list.json');
  await page.reload();
  await untilHydrated(page);
  await page.mouse.move(200, 300);
  await page.mouse.wheel(0, -400);
  const title = await cards.nth(15).getByRole('heading').textContent();
  const read = page.getByRole('heading', { name: title!, exact: true });
  await bringTo(read, 200);
  release();
  await expectPages(page, 2);
  await expectAt(read, 200);
});
