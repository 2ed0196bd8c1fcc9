import { expect, type Page } from '@playwright/test';
import { cut, h1, hold, uniqueTitle } from './support/actions';
import { publish } from './support/emulators';
import { test } from './support/fixtures';
import { words } from './support/words';
import { HIGHLIGHTER, PARSER, scriptOf } from './support/manifest';

const newCode = '```ts\nconst rows = await findRows("due");\n```';

/** Publishes a post with these paragraphs and opens it. */
async function open(page: Page, title: string, ...texts: string[]) {
  const paragraphs = texts.map((Paragraph) => ({ Paragraph }));
  const id = await publish(title, { sections: [{ Heading: '', paragraphs }] });
  await page.goto(`/blog/${id}`);
  await expect(h1(page, title)).toBeVisible();
}

test('new code is readable without its colours, which move nothing', async ({ page }) => {
  const restore = await cut(page, scriptOf(HIGHLIGHTER));
  const code = page.getByRole('region', { name: words.reading.code('ts') });
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

test('long code scrolls on its own', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, uniqueTitle('Long code'), `\`\`\`\n${'long '.repeat(100)}\n\`\`\``);
  const code = page.locator('.code-block section');
  expect(await code.evaluate((one) => one.scrollWidth)).toBeGreaterThan(390);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('a new post can be read when the parser of its Markdown can’t be loaded', async ({ page }) => {
  await cut(page, scriptOf(PARSER));
  await open(page, uniqueTitle('Plain Markdown'), 'Some *emphasis*.');
  await expect(page.getByText('Some *emphasis*.')).toBeVisible();
});
