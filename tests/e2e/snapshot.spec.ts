import { expect, type Page } from '@playwright/test';
import samples from '../../scripts/emulators/samplePosts.json' with { type: 'json' };
import { resume } from '../../src/content/resume';
import { post, remove, write } from './support/emulators';
import { uniqueTitle, untilHydrated } from './support/actions';
import { test } from './support/fixtures';

const newest = samples[0]!;

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  for (const [path, words] of [
    ['/home', 'About Me'],
    ['/cv', 'Print or save as PDF'],
    ['/contact', 'Contact Information'],
    ['/blogs', newest.Summary],
    [`/blog/${newest.id}`, newest.sections.at(-1)!.paragraphs.at(-1)!.Paragraph],
  ] as const) {
    test(`${path} can be read`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByText(words, { exact: true })).toBeVisible();
    });
  }

  test('a post that was deleted before the build is not found', async ({ page }) => {
    expect((await page.goto('/blog/deleted'))?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Not found' })).toBeVisible();
  });
});

test('a post fetched without a browser has its text and its preview tags', async ({ request }) => {
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
    // Markdown is HTML by now: tests/e2e/markdown.spec.ts.
    for (const { Paragraph } of paragraphs)
      if (!/[`\]]/.test(Paragraph)) expect(text).toContain(`>${Paragraph}</p>`);
  }
  const [, data] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)!;
  expect(JSON.parse(data!)).toMatchObject({ '@type': 'BlogPosting', headline: newest.Title });
});

test('a post changed since the build is right as soon as the listener answers', async ({
  page,
}) => {
  await write('blogs/to-be-changed', post('Changed since the build'));
  await page.goto('/blog/to-be-changed');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Changed since the build');
});

test('a post deleted since the build becomes Not found', async ({ page }) => {
  await remove('blogs/to-be-deleted');
  await page.goto('/blog/to-be-deleted');
  await expect(page.getByRole('heading', { name: 'Not found' })).toBeVisible();
  await page.goto('/blogs');
  await expect(page.getByRole('link', { name: `Read ${newest.Title}` })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Read to-be-deleted' })).toHaveCount(0);
});

test('a post newer than the build opens by link and by deep link, live', async ({ page }) => {
  const title = uniqueTitle('Newer than the build');
  const id = title.replaceAll(' ', '-');
  await write(`blogs/${id}`, post(title));
  await page.goto(`/blog/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.getByRole('link', { name: 'Back' }).click();
  await page.getByRole('link', { name: `Read ${title}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await remove(`blogs/${id}`);
});

test('a post newer than the build is never called missing while it loads', async ({ page }) => {
  const title = uniqueTitle('Not missing');
  const id = title.replaceAll(' ', '-');
  await write(`blogs/${id}`, post(title));
  let start = () => undefined as void;
  const started = new Promise<void>((resolve) => (start = resolve));
  await page.route('**/assets/index-*.js', async (route) => {
    await started;
    await route.continue();
  });
  await page.goto(`/blog/${id}`, { waitUntil: 'commit' });
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Not found', includeHidden: true })).toBeHidden();
  start();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
});

for (const width of [390, 800, 1280]) {
  test(`${width} px wide, a page that is loaded in part does not shift when the rest arrives`, async ({
    page,
    request,
  }) => {
    const html = await (await request.get('/home')).text();
    const navigation = () => page.getByRole('navigation', { name: 'Main' }).boundingBox();
    await page.setViewportSize({ width, height: 800 });
    await page.route('**/assets/*.js', (route) => route.abort());
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
    expect(await navigation()).toEqual(before);
  });
}

for (const path of ['/home', '/cv', '/contact', '/blogs', '/blog/to-be-read', '/no-such-page']) {
  test(`${path} is hydrated without a mismatch and nothing shifts`, async ({ page }) => {
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('console', (message) => {
      // That the unknown page itself came with status 404 is no problem.
      const isOwn404 = message.location().url.endsWith('/no-such-page');
      if (message.type() === 'error' && !isOwn404) problems.push(message.text());
    });
    await page.addInitScript(() => {
      const shifts: number[] = [];
      new PerformanceObserver((list) =>
        list
          .getEntries()
          .forEach((entry) => shifts.push((entry as unknown as { value: number }).value)),
      ).observe({ type: 'layout-shift', buffered: true });
      Object.assign(window, { shifts });
    });
    // Other tests publish meanwhile, and a new post does move the list: here its listener never hears of it.
    if (path === '/blogs') await page.route('**/Listen/**', () => new Promise(() => undefined));
    await page.goto(path);
    await untilHydrated(page);
    if (path.startsWith('/blog/')) {
      // What this brings comes after the first live answer.
      await write('blogs/to-be-read', post('Was read', { DatePosted: new Date('2025-01-01') }));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Was read');
    }
    expect(problems).toEqual([]);
    expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual(
      [],
    );
  });
}

for (const path of ['/home', '/cv', '/contact', `/blog/${newest.id}`]) {
  test(`${path} as it was built is what the browser renders`, async ({
    browser,
    page,
    baseURL,
  }) => {
    // Hydration hides different attributes: compared with a page that was rendered from nothing.
    const content = (of: Page) =>
      of.getByRole('main').evaluate((main) => ({
        // Only a built page knows the share image of its post.
        text: main.textContent.replace(/\/share\/\w+\.png/, '/share.png'),
        elements: [...main.querySelectorAll('*')].map(({ tagName, attributes }) =>
          [tagName, ...[...attributes].map(({ name, value }) => `${name}=${value}`).sort()].join(
            ' ',
          ),
        ),
      }));
    const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
    const built = await context.newPage();
    await built.goto(path);
    await page.goto('/no-such-page');
    const isPost = path.startsWith('/blog/');
    // Not through the list: whoever has seen it finds newer posts beside this one than the build has written there.
    if (isPost) await page.getByRole('link', { name: 'Go to the home page' }).click();
    await page.locator(`${isPost ? 'main' : 'nav'} a[href="${path}"]`).click();
    await expect(page).toHaveURL(path);
    await expect.poll(() => content(page)).toEqual(await content(built));
    await context.close();
  });
}

test('a static page loads no Firebase until someone reaches for Sign in', async ({ page }) => {
  const firebase: string[] = [];
  page.on('response', async (response) => {
    if (!response.url().endsWith('.js')) return;
    // A name that the SDK carries in every one of its packages.
    const code = await response.text().catch(() => '');
    if (code.includes('@firebase/')) firebase.push(response.url());
  });
  await page.goto('/home', { waitUntil: 'networkidle' });
  expect(firebase).toEqual([]);
  await page.getByRole('button', { name: 'Sign in' }).hover();
  await expect.poll(() => firebase.length).toBeGreaterThan(0);
});

test('where someone was signed in, the header never flashes Sign in before React runs', async ({
  page,
}) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/home');
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await page.evaluate(() => localStorage.setItem('user', '{"uid":"someone"}'));
  await page.reload();
  await expect(page.getByRole('heading', { name: 'About Me' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeHidden();
});

test('the built elements stay in the page when the live answer comes', async ({ page }) => {
  const written = 'article h2, article p';
  await page.addInitScript((selector) => {
    addEventListener('DOMContentLoaded', () => {
      document.querySelectorAll(selector).forEach((one) => Object.assign(one, { asBuilt: true }));
    });
  }, written);
  const asBuilt = () =>
    page.locator(written).evaluateAll((all) => all.map((one) => 'asBuilt' in one));

  await page.goto('/blog/to-be-watched');
  // What this brings comes after the first live answer.
  await write('blogs/to-be-watched', post('Watched'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Watched');
  // The author, the date, how long it takes to read, the heading and the paragraph.
  expect(await asBuilt()).toEqual([true, true, true, true, true]);

  await page.goto('/blogs');
  const title = uniqueTitle('Watched for');
  const id = title.replaceAll(' ', '-');
  await write(`blogs/${id}`, post(title));
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  const card = page.getByRole('article').filter({ hasText: newest.Title });
  expect(await card.locator('h2').evaluate((one) => 'asBuilt' in one)).toBe(true);
  await remove(`blogs/${id}`);
});
