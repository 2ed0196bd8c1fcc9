import { expect, type Locator } from '@playwright/test';
import samples from '../../scripts/emulators/samplePosts.json' with { type: 'json' };
import { screens } from '../../scripts/screenshots/screens';
import { freezeBlog, openForm, signInAs, uniqueTitle, untilHydrated } from './support/actions';
import { post, remove, write } from './support/emulators';
import { test } from './support/fixtures';

const newest = samples[0]!;
const rectangle = async (of: Locator) => (await of.boundingBox())!;
const bottom = async (of: Locator) => {
  const { y, height } = await rectangle(of);
  return y + height;
};

for (const part of ['title', 'summary'] as const) {
  test(`a click on the ${part} of a card opens its post`, async ({ page }) => {
    await freezeBlog(page);
    await page.goto('/blogs');
    const card = page.getByRole('article').filter({ hasText: newest.Title });
    const text = part === 'title' ? card.getByRole('heading') : card.getByText(newest.Summary);
    const { x, y } = await rectangle(text);
    await page.mouse.click(x + 10, y + 10);
    await expect(page).toHaveURL(`/blog/${newest.id}`);
  });
}

test('on a post, the navigation marks the blog as the current place', async ({ page }) => {
  await page.goto(`/blog/${newest.id}`);
  const current = page.getByRole('navigation', { name: 'Main' }).locator('[aria-current]');
  await expect(current).toHaveText('Blog');
});

test('Copy link copies the address of the post', async ({ context, page }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`/blog/${newest.id}`);
  await untilHydrated(page);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('button', { name: 'Link copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
});

test('on a phone, the account menu covers no link of the navigation', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/home');
  await signInAs(page, 'Admin');
  await page.getByRole('button', { name: /^Account of/ }).click();
  const menu = await rectangle(page.getByRole('link', { name: 'Write a post' }));
  for (const link of await page.getByRole('navigation', { name: 'Main' }).getByRole('link').all())
    expect(await bottom(link)).toBeLessThanOrEqual(menu.y);
});

test('the notice of paused updates stays in the window, and the end of the text out of it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await screens.paused!(page);
  const notice = page.locator('main').getByText('updates are paused').locator('..');
  const { x, width } = await rectangle(notice);
  expect(x).toBeGreaterThanOrEqual(0);
  expect(x + width).toBeLessThanOrEqual(320);

  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const { y } = await rectangle(notice);
  expect(await bottom(page.getByRole('article').last())).toBeLessThanOrEqual(y);
});

test('an Arabic and a Hebrew post are set from the right, an English one from the left', async ({
  page,
}) => {
  const words = { ar: 'أسبوع بلا فأرة', he: 'שבוע בלי עכבר', en: uniqueTitle('A week') };
  for (const [id, text] of Object.entries(words)) {
    const sections = [{ Heading: text, paragraphs: [{ Paragraph: text }] }];
    await write(`blogs/set-${id}`, post(text, { sections }));
    await page.goto(`/blog/set-${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text);
    const shown = [
      page.getByRole('heading', { level: 1 }),
      page.getByRole('heading', { level: 2 }),
      page.getByRole('paragraph').filter({ hasText: text }),
    ];
    for (const one of shown) await expect(one).toHaveCSS('direction', id === 'en' ? 'ltr' : 'rtl');
    await remove(`blogs/set-${id}`);
  }
});

test('a long title wraps in the form, and Enter neither breaks its line nor submits', async ({
  page,
}) => {
  const title = `${'A long title that wraps '.repeat(5)}at last`;
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto('/home');
  await signInAs(page, 'Admin');
  await openForm(page);
  const field = page.getByRole('textbox', { name: 'Title' });
  const { height } = await rectangle(field);
  await field.fill(title);
  expect((await rectangle(field)).height).toBeGreaterThan(2 * height);
  expect(await field.evaluate((one) => one.scrollHeight - one.clientHeight)).toBeLessThanOrEqual(0);
  await field.press('Enter');
  await expect(field).toHaveValue(title);
  await expect(page).toHaveURL(/\/createblog\?draft=/);
});

test('the lines of header and footer reach both edges of the window', async ({ page }) => {
  await page.goto('/contact');
  for (const role of ['banner', 'contentinfo'] as const) {
    expect(await rectangle(page.getByRole(role))).toMatchObject({ x: 0, width: 1280 });
    await expect(page.locator('html')).toHaveCSS('scrollbar-gutter', 'auto');
  }
});

test('the feed is linked in the footer', async ({ page, request }) => {
  await page.goto('/home');
  const href = await page.getByRole('link', { name: 'RSS' }).getAttribute('href');
  expect((await request.get(href!)).headers()['content-type']).toContain('xml');
});

test('home leads to the newest posts', async ({ page }) => {
  await page.goto('/home');
  await page
    .getByRole('region', { name: 'Lately' })
    .getByRole('link', { name: newest.Title })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(newest.Title);
});

test('the code that keeps posts live is asked for after the first paint, without waiting for the app', async ({
  page,
}) => {
  await page.route('**/assets/index-*.js', (route) => route.abort());
  const asked = page.waitForRequest('**/assets/listen-*.js');
  await page.goto('/blogs');
  await asked;
  expect(
    await page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length),
  ).toBe(1);
});

test('a post leads to its neighbours, from its page as it was built and from the list', async ({
  page,
}) => {
  const neighbours = page.getByRole('navigation', { name: 'More posts' });
  const title = page.getByRole('heading', { level: 1 });
  await page.goto(`/blog/${samples[1]!.id}`);
  await untilHydrated(page);
  await neighbours.getByRole('link', { name: 'Older' }).click();
  await expect(title).toHaveText(samples[2]!.Title);
  await expect(title).toBeFocused();
  await neighbours.getByRole('link', { name: 'Newer' }).click();
  await expect(title).toHaveText(samples[1]!.Title);

  const name = uniqueTitle('Newest of all');
  await write(`blogs/${name.replaceAll(' ', '-')}`, post(name));
  await page.goto('/blogs');
  await page.getByRole('link', { name: `Read ${name}` }).click();
  await expect(title).toHaveText(name);
  await expect(neighbours.getByRole('link', { name: 'Older' })).toBeVisible();
});

test('a heading links to itself, and its link leads to it, also in a post newer than the build', async ({
  page,
}) => {
  const sections = ['First part', 'Über uns'].map((Heading) => ({
    Heading,
    paragraphs: Array.from({ length: 30 }, () => ({ Paragraph: 'A paragraph' })),
  }));
  const name = uniqueTitle('With long parts');
  const id = name.replaceAll(' ', '-');
  await write(`blogs/${id}`, post(name, { sections }));
  await page.goto(`/blog/${id}`);
  const second = page.getByRole('heading', { name: 'Über uns' });
  await second.getByRole('link').click();
  await expect(page).toHaveURL(`/blog/${id}#${encodeURIComponent('über-uns')}`);
  await expect(second).toBeInViewport();
  await page.goto('/home');
  await page.goto(`/blog/${id}#${encodeURIComponent('über-uns')}`);
  await expect(second).toBeInViewport();
});

test('Share… opens the device’s own way to share, only where there is one', async ({ page }) => {
  await page.goto(`/blog/${newest.id}`);
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible();
  await untilHydrated(page);
  await expect(page.getByRole('button', { name: 'Share…' })).toHaveCount(0);

  await page.addInitScript(() => {
    const share = (data: object) => {
      Object.assign(window, { shared: data });
      return Promise.reject(new DOMException('Closed again', 'AbortError'));
    };
    Object.assign(navigator, { share });
  });
  await page.reload();
  const copy = page.getByRole('button', { name: 'Copy link' });
  const before = await rectangle(copy);
  await page.getByRole('button', { name: 'Share…' }).click();
  expect(await page.evaluate(() => (window as unknown as { shared: object }).shared)).toEqual({
    title: newest.Title,
    url: page.url(),
  });
  expect((await rectangle(copy)).y).toBe(before.y);
});

test.describe('a reader whose browser speaks German', () => {
  test.use({ locale: 'de-DE' });

  test('reads the date in German', async ({ page }) => {
    await page.goto(`/blog/${newest.id}`);
    await expect(page.getByRole('time').first()).toHaveText(/^\d+\. \w+ \d{4}$/);
    await expect(page.getByRole('time').first()).toHaveAttribute('lang', 'de-DE');
  });
});
