import { expect } from '@playwright/test';
import samples from '../../scripts/emulators/samplePosts.json' with { type: 'json' };
import { post, remove, write } from './support/emulators';
import { paused, uniqueTitle } from './support/actions';
import { test } from './support/fixtures';

test('the blog list shows one card per blog, sorted by DatePosted, newest first', async ({
  page,
}) => {
  await page.goto('/blogs');
  const titles = samples.map(({ Title }) => Title);
  await expect(page.getByRole('heading', { level: 2, name: titles.at(-1) })).toBeVisible();
  const shown = await page.getByRole('heading', { level: 2 }).allTextContents();
  const byDate = [...samples].sort((a, b) => b.DatePosted.localeCompare(a.DatePosted));
  expect(shown.filter((title) => titles.includes(title))).toEqual(byDate.map(({ Title }) => Title));

  const card = page.getByRole('article').filter({ hasText: titles[0] });
  await expect(card).toContainText(samples[0]!.Summary);
  await expect(card.locator('time')).toBeVisible();
});

test('the blog list updates live: a post appears, changes and goes without reload', async ({
  page,
}) => {
  const title = uniqueTitle('Live in the list');
  const id = title.replaceAll(' ', '-');
  await page.goto('/blogs');
  await expect(page.getByRole('article').first()).toBeVisible();

  await write(`blogs/${id}`, post(title));
  await expect(page.getByRole('heading', { name: title })).toBeVisible();

  await write(`blogs/${id}`, post(`${title}, edited`));
  await expect(page.getByRole('heading', { name: `${title}, edited` })).toBeVisible();

  await remove(`blogs/${id}`);
  await expect(page.getByRole('heading', { name: title })).toBeHidden();
});

test('a post edited in the database changes on screen; a deleted one becomes Not found', async ({
  page,
}) => {
  const title = uniqueTitle('Live on its page');
  const id = title.replaceAll(' ', '-');
  await write(`blogs/${id}`, post(title));
  await page.goto(`/blog/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

  await write(`blogs/${id}`, post(`${title}, edited`));
  await expect(page.getByRole('heading', { level: 1, name: `${title}, edited` })).toBeVisible();

  await remove(`blogs/${id}`);
  await expect(page.getByRole('heading', { name: 'Not found' })).toBeVisible();
});

test('a post with missing and broken fields is shown, and its markup is text', async ({ page }) => {
  const title = uniqueTitle('<b onclick=alert(1)>Broken</b>');
  await write('blogs/broken-post', {
    Title: title,
    DatePosted: '2026-01-02T03:04:05Z',
    sections: 'not a list',
  });
  await page.goto('/blog/broken-post');
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByText('2 January 2026')).toBeVisible();
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
  await remove('blogs/broken-post');
});

test('a new post does not move the text of a reader further down', async ({ page }) => {
  const title = uniqueTitle('Above the reader');
  const id = title.replaceAll(' ', '-');
  // Far from the end of the list, where the posts of other tests would push it out.
  await page.setViewportSize({ width: 1280, height: 400 });
  await page.goto('/blogs');
  const read = page.getByRole('article').filter({ hasText: samples[2]!.Title });
  await read.scrollIntoViewIfNeeded();
  await expect(paused(page)).toBeHidden();
  const before = (await read.boundingBox())!.y;
  await write(`blogs/${id}`, post(title));
  await expect(page.getByRole('heading', { name: title })).toBeAttached();
  // The browser may round a scroll position by a pixel.
  await expect
    .poll(async () => Math.abs((await read.boundingBox())!.y - before))
    .toBeLessThanOrEqual(1);
  await remove(`blogs/${id}`);
});
