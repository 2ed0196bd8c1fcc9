import { expect, type Page } from '@playwright/test';
import { APP } from '../../../scripts/pages/chunkFiles';
import { expectPages, h1, hold, untilHydrated } from '../support/actions';
import { post, write } from '../support/emulators';
import { test } from '../support/fixtures';
import { misfits } from '../support/looks/layout';
import { hostilePost } from '../support/hostilePosts';
import { scriptOf } from '../support/sites/manifest';
import { words } from '../support/words';

test('a page loaded in part does not shift later', async ({ page, request }) => {
  const html = await (await request.get('/home')).text();
  const places = () =>
    page
      .getByRole('banner')
      .getByRole('link')
      .evaluateAll((links) =>
        links.map((link) => {
          const { x, y } = link.getBoundingClientRect();
          return [Math.round(x), Math.round(y)];
        }),
      );
  await page.route('**/assets/*.js', () => new Promise(() => undefined));
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.route('**/home', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: html.slice(0, html.indexOf('<div class="account">')),
      }),
    );
    await page.goto('/home', { waitUntil: 'commit' });
    await expect(page.getByRole('link', { name: words.frame.links.blog })).toBeVisible();
    await expect(page.getByRole('button', { name: words.account.signIn })).toHaveCount(0);
    const before = await places();
    expect(before.length).toBeGreaterThan(4);
    await page.unroute('**/home');
    await page.goto('/home', { waitUntil: 'commit' });
    await expect(page.getByRole('button', { name: words.account.signIn })).toBeVisible();
    expect(await places(), `${width} px`).toEqual(before);
  }
});

/** Collects the console's errors and uncaught errors, such as those of hydration. */
function watchErrors(page: Page) {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    // The status 404 of the unknown page itself is no error.
    const isOwn404 = message.location().url.endsWith('/no-such-page');
    if (message.type() === 'error' && !isOwn404) errors.push(message.text());
  });
  return errors;
}

interface LayoutShift extends PerformanceEntry {
  sources: { node: Node | null }[];
}

/** Holds the app's script until the page is on screen. Browsers also paint pages that are parsed in part. */
const hydrateOncePainted = (page: Page) =>
  page.route(scriptOf(APP), async (route) => {
    await page.evaluate(async () => {
      const painted = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
      while (document.readyState === 'loading') await painted();
      await painted();
      Object.assign(window, { paintedAt: performance.now() });
    });
    await route.continue();
  });

/** The elements that have moved since the page was painted. */
const shifts = (page: Page) =>
  page.evaluate(() => {
    const { paintedAt, shifts } = window as unknown as {
      paintedAt: number;
      shifts: LayoutShift[];
    };
    return shifts
      .filter(({ startTime }) => startTime > paintedAt)
      .flatMap(({ sources }) => sources.map(({ node }) => node?.nodeName ?? 'removed'));
  });

test('every page is hydrated without a mismatch or a shift, and keeps its elements; hostile texts stay text and break no layout', async ({
  page,
}) => {
  const errors = watchErrors(page);
  const built = 'article h2, article p, article time';
  await page.addInitScript((selector) => {
    const shifts: PerformanceEntry[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => void shifts.push(...list.getEntries())).observe({
      type: 'layout-shift',
      buffered: true,
    });
    addEventListener('DOMContentLoaded', () => {
      document.querySelectorAll(selector).forEach((one) => Object.assign(one, { isBuilt: true }));
    });
  }, built);
  await hydrateOncePainted(page);
  const paths = ['/home', '/cv', '/contact', '/no-such-page', `/blog/${hostilePost.id}`];
  for (const path of [...paths, '/blog/to-be-read']) {
    await page.goto(path);
    await untilHydrated(page);
    if (path === '/blog/to-be-read') {
      // As wide as the former date, so that it moves nothing.
      const DateUpdated = new Date('2999-11-25');
      const edited = { DatePosted: new Date('2025-01-01'), DateUpdated };
      // This change arrives after the first live answer.
      await write('blogs/to-be-read', post('Was read', edited));
      await expect(h1(page, 'Was read')).toBeVisible();
      const areBuilt = () =>
        page.locator(built).evaluateAll((all) => all.map((one) => 'isBuilt' in one));
      // The details and the date in them, the summary, the heading and the paragraph; the date of the edit is new.
      await expect.poll(areBuilt).toEqual([true, true, false, true, true, true]);
    }
    expect(await shifts(page), path).toEqual([]);
  }
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(`/blog/${hostilePost.id}`);
  await expect(page).not.toHaveTitle('hacked');
  await expect(page.locator('article section p :not(bdi)')).toHaveCount(0);
  expect(await misfits(page)).toEqual([]);

  // Posts of other tests do move the list: here it never hears of them.
  await page.route('**/Listen/**', () => new Promise(() => undefined));
  await page.goto('/blogs');
  await untilHydrated(page);
  expect(await shifts(page)).toEqual([]);
  expect(errors).toEqual([]);
});

test('a button that is pressed before the app runs does its work once the app runs, and only once', async ({
  page,
}) => {
  const release = await hold(page, scriptOf(APP));
  await page.goto('/blogs', { waitUntil: 'commit' });
  await page.getByRole('button', { name: words.reading.showOlder }).click();
  await page.locator('body').click({ position: { x: 2, y: 2 } });
  release();
  await expectPages(page, 2);
  await untilHydrated(page);
  await expectPages(page, 2);
});

test('a signed-in user never sees Sign in, not even before React runs', async ({ page }) => {
  await page.route('**/assets/*.js', () => new Promise(() => undefined));
  await page.goto('/home', { waitUntil: 'commit' });
  await expect(page.getByRole('button', { name: words.account.signIn })).toBeVisible();
  await page.evaluate(() => localStorage.setItem('user', '{"uid":"someone"}'));
  await page.reload({ waitUntil: 'commit' });
  await expect(h1(page, words.home.title)).toBeVisible();
  await expect(page.getByRole('button', { name: words.account.signIn })).toBeHidden();
});
