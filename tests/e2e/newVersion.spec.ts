import { expect, type Page } from '@playwright/test';
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import samples from '../../scripts/emulators/samplePosts.json' with { type: 'json' };
import { startPost, uniqueTitle, untilHydrated } from './support/actions';
import { writeNextVersion } from './support/nextVersion';
import { sites } from './support/sites';
import { goOffline, keptIn, test as base, untilKept } from './support/worker';

/** `deployNext` replaces the site by its next version, whose About Me is called About Us. */
const test = base.extend<{ deployNext: () => Promise<void> }>({
  deployNext: async ({ site }, use) => {
    const next = await mkdtemp('dist-next-version-');
    await writeNextVersion(sites.local.outDir, next, 'About Me', 'About Us');
    await use(() => site.deploy(next));
    await rm(next, { recursive: true });
  },
});

const newest = samples[0]!;
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const notice = (page: Page) =>
  page.getByRole('complementary').filter({ hasText: 'A new version of this site is ready.' });
const reload = (page: Page) => page.getByRole('button', { name: 'Reload' });

test('with a network a new version is shown at once, an open tab is offered it, and no word of a post is lost', async ({
  context,
  page,
  deployNext,
}) => {
  const words = uniqueTitle('Typed meanwhile');
  await startPost(page, words, 'Admin');
  await untilKept(page);

  await deployNext();
  const other = await context.newPage();
  await other.goto('/home');
  await expect(title(other, 'About Us')).toBeVisible();

  await expect(notice(page)).toBeVisible();
  const field = page.getByRole('textbox', { name: 'Title' });
  await expect(field).toHaveValue(words);
  await field.fill(`${words} and after`);
  // Nothing but the button brings the new version.
  const isWaiting = () => navigator.serviceWorker.ready.then(({ waiting }) => waiting !== null);
  expect(await page.evaluate(isWaiting)).toBe(true);
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(title(page, 'About Me')).toBeVisible();
  await expect(notice(page)).toBeVisible();
  await page.goBack();

  await reload(page).click();
  await expect(notice(page)).toBeHidden();
  await expect(field).toHaveValue(`${words} and after`);
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(title(page, 'About Us')).toBeVisible();

  // The other tab was not reloaded; it can be, though nothing waits any more.
  await expect(notice(other)).toBeVisible();
  await reload(other).click();
  await expect(notice(other)).toBeHidden();
  await expect(title(other, 'About Us')).toBeVisible();
});

test('the first visit is offered no new version', async ({ page }) => {
  await page.goto('/home');
  await untilKept(page);
  await expect(notice(page)).toBeHidden();
  await page.reload();
  await untilHydrated(page);
  await expect(notice(page)).toBeHidden();
});

test('a tab that comes back to the front asks for a new version', async ({ page, deployNext }) => {
  await page.goto('/home');
  await untilKept(page);
  await deployNext();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(notice(page)).toBeVisible();
});

test('an old tab goes on, and where it needs a script that is gone, Retry brings the new version', async ({
  page,
  deployNext,
}) => {
  await page.goto('/home');
  await untilKept(page);
  await deployNext();
  await page.getByRole('link', { name: 'CV', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Print or save as PDF' })).toBeVisible();

  await page.getByRole('link', { name: 'Blog', exact: true }).click();
  await expect(page.getByRole('main').getByText('live updates are paused')).toBeVisible();
  await expect(page.getByRole('heading', { name: newest.Title })).toBeVisible();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('main').getByText('live updates are paused')).toBeHidden();
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(title(page, 'About Us')).toBeVisible();
});

test('a page that was kept from the old version opens without a network after the new one has taken over', async ({
  context,
  page,
  site,
  deployNext,
}) => {
  await page.goto(`/blog/${newest.id}`);
  await untilKept(page);
  await expect.poll(() => keptIn(page, 'seen')).toEqual([`/blog/${newest.id}`]);
  await page.evaluate(() => caches.open('of an earlier version'));
  await deployNext();
  await page.goto('/home');
  await reload(page).click();
  await expect(notice(page)).toBeHidden();
  await untilKept(page);
  expect((await keptIn(page, 'assets')).some((path) => path.includes('NextHash'))).toBe(true);
  expect(await keptIn(page, 'seen')).toEqual([`/blog/${newest.id}`]);
  expect(await page.evaluate(() => caches.keys())).not.toContain('of an earlier version');

  await goOffline(context, site);
  await page.goto(`/blog/${newest.id}`);
  await expect(title(page, newest.Title)).toBeVisible();
  await untilHydrated(page);
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(title(page, 'About Me')).toBeVisible();
  await page.goto('/home');
  await expect(title(page, 'About Us')).toBeVisible();
});

test('another post is no new version: the worker is the same without any', async () => {
  const { outDir, mode, env } = sites.local;
  const without = await mkdtemp('dist-without-posts-');
  const args = ['--import', 'tsx', 'scripts/build.ts', '--mode', mode, '--outDir', without];
  await promisify(execFile)(process.execPath, [...args, '--without-posts'], {
    env: { ...process.env, ...env },
  });
  const read = (dir: string, name: string) => readFile(join(dir, name), 'utf8');
  expect(await read(without, 'blogs.html')).not.toEqual(await read(outDir, 'blogs.html'));
  expect(await read(without, 'sw.js')).toEqual(await read(outDir, 'sw.js'));
  await rm(without, { recursive: true });
});
