import { expect, type Page } from '@playwright/test';
import samples from '../../scripts/emulators/samplePosts.json' with { type: 'json' };
import { startPost, uniqueTitle, untilHydrated } from './support/actions';
import { post, write } from './support/emulators';
import { test } from './support/fixtures';

const withCode = samples.find(({ id }) => id === 'tests-that-can-fail')!;
const newCode = '```ts\nconst rows = await findRows("due");\n```';

const postOf = (Title: string, ...texts: string[]) =>
  post(Title, {
    sections: [{ Heading: '', paragraphs: texts.map((Paragraph) => ({ Paragraph })) }],
  });

/** Stores a post with these paragraphs and opens it. */
async function open(page: Page, title: string, ...texts: string[]) {
  const id = title.replaceAll(' ', '-');
  await write(`blogs/${id}`, postOf(title, ...texts));
  await page.goto(`/blog/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
}

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('links and code of a built post are there, the code in its colours', async ({ page }) => {
    await page.goto(`/blog/${withCode.id}`);
    const code = page.getByRole('region', { name: 'Code, ts' });
    await expect(code).toContainText('findRows');
    await expect(code.locator('.hljs-string').first()).toBeVisible();
    await page.goto(`/blog/${samples[0]!.id}`);
    const link = page.getByRole('link', { name: 'WCAG 2.2' });
    await expect(link).toHaveAttribute('href', 'https://www.w3.org/TR/WCAG22/');
  });
});

test('code of a built post can be copied, and loads nothing for its colours', async ({
  context,
  page,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const loaded: string[] = [];
  page.on('request', (request) => void loaded.push(request.url()));
  await page.goto(`/blog/${withCode.id}`);
  await untilHydrated(page);
  await page.getByRole('button', { name: 'Copy code' }).click();
  await expect(page.getByRole('button', { name: 'Code copied' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^test\('sorts overdue loans[^]*\}\);$/);
  expect(loaded).toContainEqual(expect.stringContaining('/assets/listen-'));
  expect(loaded).not.toContainEqual(expect.stringContaining('/assets/highlight-'));
});

test('code of a post newer than the build gets its colours without moving anything', async ({
  page,
}) => {
  await page.route('**/assets/highlight-*.js', () => new Promise(() => undefined));
  const code = page.getByRole('region', { name: 'Code, ts' });
  await open(page, uniqueTitle('New code'), newCode);
  const plain = await code.boundingBox();
  await page.unroute('**/assets/highlight-*.js');
  await page.reload();
  await expect(code.locator('.hljs-string').first()).toBeVisible();
  expect(await code.boundingBox()).toEqual(plain);
});

test('code stays readable when its colours can’t be loaded', async ({ page }) => {
  await page.route('**/assets/highlight-*.js', (route) => route.abort());
  await open(page, uniqueTitle('Code without colours'), newCode);
  await expect(page.getByRole('region', { name: 'Code, ts' })).toContainText('findRows');
});

test('Markdown of a live post is shown, and a long line of code scrolls in itself alone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const code = `\`\`\`\n${'long '.repeat(100)}\n\`\`\``;
  await open(page, uniqueTitle('Live Markdown'), '**bold** and [my CV](/cv)', code);
  await expect(page.locator('strong')).toHaveText('bold');
  const widths = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.querySelector('.code-block section')!;
    return { pre: scrollWidth - clientWidth, page: document.documentElement.scrollWidth };
  });
  expect(widths.pre).toBeGreaterThan(0);
  expect(widths.page).toBe(390);
  await page.getByRole('link', { name: 'my CV' }).click();
  await expect(page).toHaveURL('/cv');
});

test('the preview shows Markdown, and the form asks for the text of an image', async ({ page }) => {
  await startPost(page, uniqueTitle('Markdown in the form'));
  await page.getByRole('textbox', { name: 'Paragraph 1' }).fill('*em* ![](/images/a.webp)');
  await expect(page.getByRole('tabpanel', { name: 'Preview' }).locator('em')).toHaveText('em');
  await expect(page.getByText('Add alt text to this image')).toBeVisible();
});

test('hostile Markdown is text, leads nowhere and freezes nothing', async ({ page }) => {
  const attack = 'javascript:document.title=`hacked`';
  const texts = [
    `[a](${attack}) <${attack}> ![b](${attack})`,
    '[c](data:text/html,<script>document.title=`hacked`</script>)',
    '<img src=x onerror="document.title=1">',
    '[d](https://example.com "\\" onmouseover=alert(1)")',
    '['.repeat(10_000),
    '`'.repeat(9_999),
    '> '.repeat(2_500) + 'deep',
    '*a **b '.repeat(1_500),
  ];
  await open(page, uniqueTitle('Hostile Markdown'), ...texts);
  const article = page.getByRole('article');
  await expect(article.getByText('deep')).toBeVisible();
  await expect(article.locator('.text').locator('img, script, [onmouseover], [title]')).toHaveCount(
    0,
  );
  const hrefs = await article
    .locator('.text a')
    .evaluateAll((all) => all.map((one) => one.getAttribute('href')));
  expect(hrefs).toEqual(['https://example.com']);
  await expect(page).not.toHaveTitle(/hacked/);
});
