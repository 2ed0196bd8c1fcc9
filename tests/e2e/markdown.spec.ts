import { expect, type Page } from '@playwright/test';
import samples from '../../scripts/emulators/samplePosts.json' with { type: 'json' };
import { cut, h1, hold, uniqueTitle, untilHydrated } from './support/actions';
import { publish } from './support/emulators';
import { test } from './support/fixtures';
import { LISTENER, scriptOf } from './support/manifest';

const HIGHLIGHTER = 'src/blog/reading/highlight.ts';
const PARSER = 'src/blog/parseMarkdown.ts';
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

test('code of a built post can be copied; the blog as built loads neither colours nor the parser', async ({
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
  await page.goto('/blogs');
  await expect.poll(() => loaded.some((url) => url.includes('/Listen/'))).toBe(true);
  for (const module of [HIGHLIGHTER, PARSER]) expect(hasLoaded(module), module).toBe(false);
});

test('new code is readable without its colours, which move nothing', async ({ page }) => {
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

test('a live post shows Markdown, and long code scrolls on its own', async ({ page }) => {
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

test('a new post can be read when the parser of its Markdown can’t be loaded', async ({ page }) => {
  await cut(page, scriptOf(PARSER));
  await open(page, uniqueTitle('Plain Markdown'), 'Some *emphasis*.');
  await expect(page.getByText('Some *emphasis*.')).toBeVisible();
});
