import { expect, type Page } from '@playwright/test';
import samples from '../../scripts/emulators/samplePosts.json' with { type: 'json' };
import { cut, field, h1, hold, startPost, uniqueTitle, untilHydrated } from './support/actions';
import { publish } from './support/emulators';
import { test } from './support/fixtures';
import { LISTENER, scriptOf } from './support/manifest';

const HIGHLIGHTER = 'src/blog/reading/highlight.ts';
const withCode = samples.find(({ id }) => id === 'tests-that-can-fail')!;
const newCode = '```ts\nconst rows = await findRows("due");\n```';

/** Publishes a post with these paragraphs and opens it. */
async function open(page: Page, title: string, ...texts: string[]) {
  const paragraphs = texts.map((Paragraph) => ({ Paragraph }));
  const id = await publish(title, { sections: [{ Heading: '', paragraphs }] });
  await page.goto(`/blog/${id}`);
  await expect(h1(page, title)).toBeVisible();
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
  const hasLoaded = (module: string) =>
    loaded.some((url) => url.endsWith(scriptOf(module).replace('**', '')));
  await expect.poll(() => hasLoaded(LISTENER)).toBe(true);
  expect(hasLoaded(HIGHLIGHTER)).toBe(false);
});

test('code of a post newer than the build is readable without its colours, and gets them without moving anything', async ({
  page,
}) => {
  const restore = await cut(page, scriptOf(HIGHLIGHTER));
  const code = page.getByRole('region', { name: 'Code, ts' });
  await open(page, uniqueTitle('Code without colours'), newCode);
  await expect(code).toContainText('findRows');
  await restore();

  const release = await hold(page, scriptOf(HIGHLIGHTER));
  await page.reload();
  await expect(code).toContainText('findRows');
  const plain = await code.boundingBox();
  release();
  await expect(code.locator('.hljs-string').first()).toBeVisible();
  expect(await code.boundingBox()).toEqual(plain);
});

test('Markdown of a live post is shown, and a long line of code scrolls on its own', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const code = `\`\`\`\n${'long '.repeat(100)}\n\`\`\``;
  await open(page, uniqueTitle('Live Markdown'), '**bold** and [my CV](/cv)', code);
  await expect(page.locator('strong')).toHaveText('bold');
  const widths = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.querySelector('.code-block section')!;
    return { hidden: scrollWidth - clientWidth, page: document.documentElement.scrollWidth };
  });
  expect(widths.hidden).toBeGreaterThan(0);
  expect(widths.page).toBe(390);
  await page.getByRole('link', { name: 'my CV' }).click();
  await expect(page).toHaveURL('/cv');
});

test('the preview shows Markdown', async ({ page }) => {
  await startPost(page, uniqueTitle('Markdown in the form'));
  await field(page, 'Paragraph 1').fill('*em*');
  await expect(page.getByRole('tabpanel', { name: 'Preview' }).locator('em')).toHaveText('em');
});

test('hostile Markdown is text, leads nowhere and freezes nothing', async ({ page }) => {
  const attack = 'javascript:document.title=`hacked`';
  const texts = [
    `[a](${attack}) <${attack}> ![b](${attack})`,
    '[c](data:text/html,<script>document.title=`hacked`</script>)',
    '[d](https://example.com "\\" onmouseover=alert(1)")',
    '['.repeat(10_000),
    '> '.repeat(2_500) + 'deep',
    '*a **b '.repeat(1_500),
  ];
  await open(page, uniqueTitle('Hostile Markdown'), ...texts);
  const article = page.getByRole('article');
  await expect(article.getByText('deep')).toBeVisible();
  const dangerous = article.locator('.text').locator('img, script, [onmouseover], [title]');
  await expect(dangerous).toHaveCount(0);
  const hrefs = await article
    .locator('.text a')
    .evaluateAll((all) => all.map((one) => one.getAttribute('href')));
  expect(hrefs).toEqual(['https://example.com']);
  await expect(page).not.toHaveTitle(/hacked/);
});
