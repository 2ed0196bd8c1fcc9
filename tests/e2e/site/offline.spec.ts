import { expect, type Page } from '@playwright/test';
import samples from '../../../scripts/emulators/samplePosts.json' with { type: 'json' };
import { resume } from '../support/owner';
import { field, h1, paused, startPost, uniqueTitle } from '../support/actions';
import { cachedIn, goOffline, goOnline, test, untilCached } from '../support/worker';
import { words } from '../support/words';

const newest = samples[0]!;
const lastWords = newest.sections.at(-1)!.paragraphs.at(-1)!.Paragraph;
const pages = {
  '/home': words.home.title,
  '/cv': resume.basics.name,
  '/contact': words.contact.heading,
  '/blogs': newest.Title,
};

// A Markdown file of the owner.
const textPage = '/datenschutz';

const main = (page: Page) => page.getByRole('main');

test('after one visit all main pages open offline; what was never visited can’t be reached, and is not called missing', async ({
  context,
  page,
  site,
}) => {
  await page.goto('/blogs');
  await untilCached(page);
  await goOffline(context, site);
  for (const [path, name] of Object.entries(pages)) {
    await page.goto(`${path}?from=a-link`);
    await expect(main(page).getByRole('heading', { name, exact: true })).toBeVisible();
    // The built page, not one rendered from the shell.
    await expect(page.locator('#root')).toHaveAttribute('data-path', path);
  }
  expect(
    await page.evaluate(async () => (await fetch('/cv.pdf')).headers.get('content-type')),
  ).toBe('application/pdf');
  await page.goto('/');
  await expect(page).toHaveURL('/home');

  await page.goto('/blog/long-ago-2');
  await expect(main(page).getByRole('alert')).toContainText(words.reading.unreachable);
  await page.getByRole('link', { name: words.reading.back, exact: true }).click();
  await page.getByRole('link', { name: '1990' }).click();
  await expect(h1(page, words.missing.noConnection)).toBeVisible();
  await page.goto('/no-such-page');
  await expect(h1(page, words.missing.noConnection)).toBeVisible();
  await expect(page.getByText(words.missing.nothingHere)).toHaveCount(0);
  await goOnline(context, site);
  await page.getByRole('button', { name: words.frame.retry }).click();
  await expect(h1(page, words.missing.notFound)).toBeVisible();
});

test('the worker starts only once it has cached every main page, even if a connection ends within one', async ({
  page,
  site,
}) => {
  site.brokenOff.add('/contact');
  await page.goto('/home');
  await expect.poll(() => [...site.brokenOff]).toEqual([]);
  const isInstalling = async () => !!(await navigator.serviceWorker.getRegistration())?.installing;
  await expect.poll(() => page.evaluate(isInstalling)).toBe(false);
  await page.reload();
  await untilCached(page);
  expect(await cachedIn(page, 'pages')).toContain('/contact');
});

test('a visited post, year, text page, search and draft open offline', async ({
  context,
  page,
  site,
}) => {
  const draft = uniqueTitle('Written in a tunnel');
  await startPost(page, draft);
  await untilCached(page);
  const year = `/blogs/${newest.DatePosted.slice(0, 4)}`;
  for (const path of [`/blog/${newest.id}`, year, textPage]) {
    await page.goto(path);
    await untilCached(page);
  }
  await page.goto('/blogs?q=mouse');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect.poll(() => cachedIn(page, 'search')).toEqual(['/search.json']);

  await goOffline(context, site);
  await page.goto(`/blog/${newest.id}`);
  await expect(page.getByText(lastWords, { exact: true })).toBeVisible();
  await expect(paused(page)).toBeVisible();
  await page.goto(year);
  await expect(page.getByRole('link', { name: newest.Title })).toBeVisible();
  await expect(page.locator('#root')).toHaveAttribute('data-path', year);
  await page.goto(textPage);
  await expect(h1(page, 'Datenschutz')).toBeVisible();
  await page.goto('/blogs?q=drawer');
  await expect(page.getByRole('heading', { name: newest.Title })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.goto('/createblog');
  await page.getByRole('link', { name: words.drafts.continueTitle(draft) }).click();
  await expect(field(page, 'Title')).toHaveValue(draft);
});

test('the worker answers only for pages and their files, and keeps no redirect and no missing page', async ({
  context,
  page,
  site,
}) => {
  await page.goto('/blogs');
  await untilCached(page);
  const isAnswered = async (url: string, init?: RequestInit) => {
    const [response] = await Promise.all([
      page.waitForResponse((one) => one.url().endsWith(url)),
      page.evaluate((args) => fetch(...args).catch(() => undefined), [url, init] as const),
    ]);
    return response.fromServiceWorker();
  };
  for (const url of ['/home', '/favicon.svg']) expect(await isAnswered(url), url).toBe(true);
  for (const url of [
    '/feed.xml',
    '/sitemap.xml',
    '/robots.txt',
    '/blog/a.md',
    '/__/auth/handler',
    '/sw.js',
  ])
    expect(await isAnswered(url), url).toBe(false);
  expect(await isAnswered('/home', { method: 'HEAD' })).toBe(false);
  expect(await isAnswered('/home', { method: 'POST' })).toBe(false);
  expect(await isAnswered('/favicon.svg', { headers: { Range: 'bytes=0-9' } })).toBe(false);

  const opened = async (url: string) => (await page.goto(url))!.fromServiceWorker();
  expect(await opened('/cv')).toBe(true);
  for (const url of ['/robots.txt', '/__/auth/handler']) expect(await opened(url), url).toBe(false);
  const [database] = await Promise.all([
    page.waitForResponse((one) => one.url().includes('/Listen/')),
    page.goto('/blogs'),
  ]);
  expect(database.fromServiceWorker()).toBe(false);

  for (const path of ['/', '/no-such-page', '/home/', '/assets/no-such-file.js'])
    await page.goto(path);
  const kept = [...Object.keys(pages), '/createblog', '/cv.pdf'].sort();
  expect((await cachedIn(page, 'pages')).sort()).toEqual(kept);
  expect(await cachedIn(page, 'posts')).toEqual([]);
  expect(await cachedIn(page, 'assets')).not.toContain('/assets/no-such-file.js');

  // A page that is missing now does not replace the one that was cached.
  await site.deploy('src');
  expect((await page.goto('/cv'))!.status()).toBe(404);
  await goOffline(context, site);
  await page.goto('/cv');
  await expect(page.getByRole('heading', { name: pages['/cv'] })).toBeVisible();
});
