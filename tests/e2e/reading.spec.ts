import { expect, type Locator } from '@playwright/test';
import samples from '../../scripts/emulators/samplePosts.json' with { type: 'json' };
import { screens } from './support/screens';
import { account, freezeBlog, h1, signInAs, uniqueTitle, untilHydrated } from './support/actions';
import { publish } from './support/emulators';
import { test } from './support/fixtures';

const newest = samples[0]!;
const rectangle = async (of: Locator) => (await of.boundingBox())!;
const bottom = async (of: Locator) => {
  const { y, height } = await rectangle(of);
  return y + height;
};

test('a click on the title or the summary of a card opens its post', async ({ page }) => {
  await freezeBlog(page);
  await page.goto('/blogs');
  const card = page.getByRole('article').filter({ hasText: newest.Title });
  for (const text of [card.getByRole('heading'), card.getByText(newest.Summary)]) {
    const { x, y } = await rectangle(text);
    await page.mouse.click(x + 10, y + 10);
    await expect(page).toHaveURL(`/blog/${newest.id}`);
    await page.goBack();
    await expect(card).toBeVisible();
  }
});

test('on a phone, the account menu covers no link of the navigation', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/home');
  await signInAs(page, 'Admin');
  await account(page).click();
  const menu = await rectangle(page.getByRole('link', { name: 'Write a post' }));
  for (const link of await page.getByRole('navigation', { name: 'Main' }).getByRole('link').all())
    expect(await bottom(link)).toBeLessThanOrEqual(menu.y);
});

test('the note that updates are paused covers no end of the text', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await screens.paused!(page);
  const note = page.locator('main').getByText('updates are paused').locator('..');
  const { x, width } = await rectangle(note);
  expect(x).toBeGreaterThanOrEqual(0);
  expect(x + width).toBeLessThanOrEqual(320);

  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const { y } = await rectangle(note);
  expect(await bottom(page.getByRole('article').last())).toBeLessThanOrEqual(y);
});

test('an Arabic post is set from right to left', async ({ page }) => {
  for (const [words, direction] of [
    ['أسبوع بلا فأرة', 'rtl'],
    ['A week', 'ltr'],
  ] as const) {
    const text = uniqueTitle(words);
    const id = await publish(text, {
      sections: [{ Heading: text, paragraphs: [{ Paragraph: text }] }],
    });
    await page.goto(`/blog/${encodeURIComponent(id)}`);
    await expect(h1(page, text)).toBeVisible();
    const shown = [
      h1(page),
      page.getByRole('heading', { level: 2 }),
      page.getByRole('paragraph').filter({ hasText: text }).last(),
    ];
    for (const one of shown) await expect(one).toHaveCSS('direction', direction);
  }
});

test('the header is larger from 992 px on', async ({ page }) => {
  await page.goto('/home');
  await signInAs(page, 'Reader');
  for (const role of ['banner', 'contentinfo'] as const)
    expect(await rectangle(page.getByRole(role))).toMatchObject({ x: 0, width: 1280 });

  const banner = page.getByRole('banner');
  const photo = banner.getByText('SR', { exact: true });
  // The class of a long name, which is smaller: see text-size.spec.ts.
  await banner.evaluate((header) => header.classList.remove('long-title'));
  for (const [width, fontSize, side] of [
    [991, '24px', 32],
    [992, '48px', 50],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect(banner.locator('a').first()).toHaveCSS('font-size', fontSize);
    expect(await rectangle(photo)).toMatchObject({ width: side, height: side });
  }
});

test('a post leads to its neighbours, from its built page and from the list', async ({ page }) => {
  const neighbours = page.getByRole('navigation', { name: 'More posts' });
  await page.goto(`/blog/${samples[1]!.id}`);
  await untilHydrated(page);
  await neighbours.getByRole('link', { name: 'Older' }).click();
  await expect(h1(page, samples[2]!.Title)).toBeFocused();
  await neighbours.getByRole('link', { name: 'Newer' }).click();
  await expect(h1(page, samples[1]!.Title)).toBeVisible();

  const title = uniqueTitle('Newest of all');
  await publish(title);
  await page.goto('/blogs');
  await page.getByRole('link', { name: `Read ${title}` }).click();
  await expect(h1(page, title)).toBeVisible();
  await expect(neighbours.getByRole('link', { name: 'Older' })).toBeVisible();
});

test('a heading links to itself, also in a post newer than the build', async ({ page }) => {
  const sections = ['First part', 'Über uns'].map((Heading) => ({
    Heading,
    paragraphs: Array.from({ length: 30 }, () => ({ Paragraph: 'A paragraph' })),
  }));
  const id = await publish(uniqueTitle('With long parts'), { sections });
  await page.goto(`/blog/${id}`);
  const second = page.getByRole('heading', { name: 'Über uns' });
  await second.getByRole('link').click();
  await expect(page).toHaveURL(`/blog/${id}#${encodeURIComponent('section-über-uns')}`);
  await expect(second).toBeInViewport();
  // Links that were shared before ids had a prefix.
  await page.goto('/home');
  await page.goto(`/blog/${id}#${encodeURIComponent('über-uns')}`);
  await expect(second).toBeInViewport();
});

test('Copy link copies the address; Share… needs a device that shares', async ({
  context,
  page,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`/blog/${newest.id}`);
  await untilHydrated(page);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('button', { name: 'Link copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
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
