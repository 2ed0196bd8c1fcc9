import { expect, type Page } from '@playwright/test';
import samples from '../../scripts/emulators/samplePosts.json' with { type: 'json' };
import { resume } from '../../src/content/resume';
import { h1, uniqueTitle, untilHydrated } from './support/actions';
import { post, publish, write } from './support/emulators';
import { test } from './support/fixtures';

const newest = samples[0]!;

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('every page can be read', async ({ page }) => {
    for (const [path, words] of [
      ['/home', 'About Me'],
      ['/cv', 'Print or save as PDF'],
      ['/contact', 'Contact Information'],
      ['/blogs', newest.Summary],
      [`/blog/${newest.id}`, newest.sections.at(-1)!.paragraphs.at(-1)!.Paragraph],
      ['/blog/deleted', 'Not found'],
    ] as const) {
      await page.goto(path);
      await expect(page.getByText(words, { exact: true }), path).toBeVisible();
    }
  });
});

test('the HTML of a post has its text and its preview tags', async ({ request }) => {
  const html = await (await request.get(`/blog/${newest.id}`)).text();
  expect(html).toContain(`<meta name="description" content="${newest.Summary}"/>`);
  expect(html).toMatch(
    new RegExp(`<link rel="canonical" href="https?://[^"]+/blog/${newest.id}"/>`),
  );
  expect(html).toContain('<meta property="og:type" content="article"/>');
  const text = html.replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&');
  expect(text).toContain(`<title>${newest.Title} – ${resume.basics.name}</title>`);
  for (const { Heading, paragraphs } of newest.sections) {
    expect(text).toContain(`>${Heading}</a></h2>`);
    // Paragraphs with Markdown are HTML: see markdown.spec.ts.
    for (const { Paragraph } of paragraphs)
      if (!/[`\]]/.test(Paragraph)) expect(text).toContain(`>${Paragraph}</p>`);
  }
});

test('a page loaded in part does not shift later', async ({ page, request }) => {
  const html = await (await request.get('/home')).text();
  const navigation = () => page.getByRole('navigation', { name: 'Main' }).boundingBox();
  await page.route('**/assets/*.js', (route) => route.abort());
  for (const width of [390, 800, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.route('**/home', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: html.slice(0, html.indexOf('<div class="account">')),
      }),
    );
    await page.goto('/home');
    await expect(page.getByRole('button', { name: 'Sign in' })).toHaveCount(0);
    const before = await navigation();
    await page.unroute('**/home');
    await page.goto('/home');
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
    expect(await navigation(), `${width} px`).toEqual(before);
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

const shifts = (page: Page) =>
  page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);

test('every page is hydrated without a mismatch or a shift', async ({ page }) => {
  const errors = watchErrors(page);
  await page.addInitScript(() => {
    const values: number[] = [];
    Object.assign(window, { shifts: values });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        values.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const path of ['/home', '/cv', '/contact', '/no-such-page', '/blog/to-be-read']) {
    await page.goto(path);
    await untilHydrated(page);
    if (path.startsWith('/blog/')) {
      // This change arrives after the first live answer.
      await write('blogs/to-be-read', post('Was read', { DatePosted: new Date('2025-01-01') }));
      await expect(h1(page, 'Was read')).toBeVisible();
    }
    expect(await shifts(page), path).toEqual([]);
  }
  // Posts of other tests do move the list: here it never hears of them.
  await page.route('**/Listen/**', () => new Promise(() => undefined));
  await page.goto('/blogs');
  await untilHydrated(page);
  expect(await shifts(page)).toEqual([]);
  expect(errors).toEqual([]);
});

test('a static page loads no Firebase before a visitor signs in', async ({ page }) => {
  const firebase: string[] = [];
  page.on('response', async (response) => {
    if (!response.url().endsWith('.js')) return;
    // A name that every package of the SDK contains.
    const code = await response.text().catch(() => '');
    if (code.includes('@firebase/')) firebase.push(response.url());
  });
  await page.goto('/home', { waitUntil: 'networkidle' });
  expect(firebase).toEqual([]);
  await page.getByRole('button', { name: 'Sign in' }).hover();
  await expect.poll(() => firebase.length).toBeGreaterThan(0);
});

test('a signed-in user never sees Sign in, not even before React runs', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/home');
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await page.evaluate(() => localStorage.setItem('user', '{"uid":"someone"}'));
  await page.reload();
  await expect(h1(page, 'About Me')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeHidden();
});

test('the built elements stay in the page when the live answer comes', async ({ page }) => {
  const built = 'article h2, article p';
  await page.addInitScript((selector) => {
    addEventListener('DOMContentLoaded', () => {
      document.querySelectorAll(selector).forEach((one) => Object.assign(one, { isBuilt: true }));
    });
  }, built);
  await page.goto('/blog/to-be-watched');
  // This change arrives after the first live answer.
  await write('blogs/to-be-watched', post('Watched'));
  await expect(h1(page, 'Watched')).toBeVisible();
  // The author, the date, the reading time, the heading and the paragraph.
  expect(
    await page.locator(built).evaluateAll((all) => all.map((one) => 'isBuilt' in one)),
  ).toEqual([true, true, true, true, true]);

  await page.goto('/blogs');
  const title = uniqueTitle('Watched for');
  await publish(title);
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  const card = page.getByRole('article').filter({ hasText: newest.Title });
  expect(await card.locator('h2').evaluate((one) => 'isBuilt' in one)).toBe(true);
});
