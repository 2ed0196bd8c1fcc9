import { expect, type Page } from '@playwright/test';
import { uniqueTitle } from './support/actions';
import { post, remove, write } from './support/emulators';
import { goOffline, keptIn, test, untilKept, untilSeen } from './support/worker';

const main = (page: Page) => page.getByRole('main');
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const paused = (page: Page) => main(page).getByText('live updates are paused');
// Sooner than the SDK gives up a connection that hangs.
const atOnce = { timeout: 5_000 };

test('a post newer than the build that was read live, and the list with it, open without a network and are live again with it', async ({
  context,
  page,
  site,
}) => {
  const name = uniqueTitle('Read before the tunnel');
  const id = name.replaceAll(' ', '-');
  await write(`blogs/${id}`, post(name));
  await page.goto(`/blog/${id}`);
  await expect(title(page, name)).toBeVisible();
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await untilKept(page);
  await untilSeen(page, `/blog/${id}`);
  await untilSeen(page, '/blogs');

  await goOffline(context, site);
  await page.goto('/blogs');
  await expect(page.getByRole('heading', { name })).toBeVisible(atOnce);
  await page.goto(`/blog/${id}`);
  await expect(title(page, name)).toBeVisible(atOnce);
  await expect(page.getByText('A paragraph')).toBeVisible();
  await expect(paused(page)).toBeVisible();

  await write(`blogs/${id}`, post(`${name}, edited`));
  await site.goUp();
  await context.setOffline(false);
  await expect(title(page, `${name}, edited`)).toBeVisible();
  await expect(paused(page)).toBeHidden();
  await remove(`blogs/${id}`);
});

test('a post that was changed since the build is, without a network, as it was seen last', async ({
  context,
  page,
  site,
}) => {
  await write('blogs/to-be-kept', post('Changed and kept'));
  await page.goto('/blog/to-be-kept');
  await expect(title(page, 'Changed and kept')).toBeVisible();
  await untilKept(page);
  await untilSeen(page, '/blog/to-be-kept');
  await goOffline(context, site);
  await page.goto('/blog/to-be-kept');
  await expect(title(page, 'Changed and kept')).toBeVisible(atOnce);
});

test('what was seen before the page was built does not replace what the page says', async ({
  context,
  page,
  site,
}) => {
  await page.goto('/blog/long-ago-3');
  await untilKept(page);
  await untilSeen(page, '/blog/long-ago-3');
  await goOffline(context, site);
  await expect(paused(page)).toBeVisible();
  await page.evaluate(async () => {
    const old = Response.json({ at: 0, value: { Title: 'Seen long before' } });
    await (await caches.open('seen')).put('/blog/long-ago-3', old);
  });
  await page.goto('/blog/long-ago-3');
  await expect(paused(page)).toBeVisible(atOnce);
  await expect(title(page, 'long-ago-3')).toBeVisible();
});

test('a post that was seen to be deleted is not kept', async ({ context, page, site }) => {
  const id = 'to-be-taken-back';
  await write(`blogs/${id}`, post(id));
  await page.goto(`/blog/${id}`);
  await untilSeen(page, `/blog/${id}`);
  await untilKept(page);
  await remove(`blogs/${id}`);
  await expect(title(page, 'Not found')).toBeVisible();
  for (const name of ['seen', 'posts'])
    await expect.poll(() => keptIn(page, name)).not.toContain(`/blog/${id}`);
  await goOffline(context, site);
  await page.goto(`/blog/${id}`);
  await expect(main(page).getByText('The blog can’t be reached')).toBeVisible(atOnce);
});

test('fifty posts are kept, and of more the ones that were read last', async ({ page }) => {
  await page.goto('/blogs');
  await untilSeen(page, '/blogs');
  await page.evaluate(async () => {
    const seen = await caches.open('seen');
    for (let i = 0; i < 50; i++) await seen.put(`/blog/${i}`, Response.json({}));
  });
  const read = async (id: string) => {
    await page.goto(`/blog/${id}`);
    await untilSeen(page, `/blog/${id}`);
  };
  await read('long-ago-1');
  await read('long-ago-2');
  await read('long-ago-1');
  const rest = Array.from({ length: 48 }, (_, i) => `/blog/${i + 2}`);
  const posts = async () => (await keptIn(page, 'seen')).filter((path) => path !== '/blogs');
  await expect.poll(posts).toEqual([...rest, '/blog/long-ago-2', '/blog/long-ago-1']);
});
