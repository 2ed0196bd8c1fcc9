import { expect } from '@playwright/test';
import samples from '../../../scripts/emulators/samplePosts.json' with { type: 'json' };
import { h1 } from '../support/actions';
import { test } from '../support/fixtures';
import { words } from '../support/words';

test.use({ javaScriptEnabled: false });

const newest = samples[0]!;

test('every page can be read', async ({ page }) => {
  for (const [path, text] of [
    ['/home', words.home.title],
    ['/cv', words.cv.work],
    ['/contact', words.contact.heading],
    ['/blogs', newest.Summary],
    [`/blog/${newest.id}`, newest.sections.at(-1)!.paragraphs.at(-1)!.Paragraph],
    ['/blog/tests-that-can-fail', 'Tests that can fail'],
    ['/blog/newer-than-the-build', words.missing.needsScripts],
    ['/createblog', words.writing.needsScripts],
    [`/editblog/${newest.id}`, words.writing.needsScripts],
  ] as const) {
    await page.goto(path);
    await expect(page.getByText(text, { exact: true }), path).toBeVisible();
    // They would do nothing.
    await expect(page.locator('button, input, select').filter({ visible: true })).toHaveCount(0);
  }
});

test('every post can be reached, the oldest too; a tag leads to its posts, and a post to its tags', async ({
  page,
}) => {
  await page.goto('/blogs');
  const years = page.getByRole('navigation', { name: words.reading.years });
  await years.getByRole('link').last().click();
  await page.getByRole('main').getByRole('listitem').getByRole('link').last().click();
  await expect(h1(page, 'long-ago-39')).toBeVisible();

  await page.goto('/blogs/tag/databases');
  await page.getByRole('link', { name: 'What a broken migration taught me' }).click();
  await page.getByRole('article').getByRole('link', { name: 'Databases' }).click();
  await expect(h1(page, words.reading.tagged('Databases'))).toBeVisible();
});

test('links and code of a post are there, the code in its colours', async ({ page }) => {
  await page.goto(`/blog/${newest.id}`);
  const link = page.getByRole('link', { name: 'WCAG 2.2' });
  await expect(link).toHaveAttribute('href', 'https://www.w3.org/TR/WCAG22/');
  await page.goto('/blog/tests-that-can-fail');
  const code = page.getByRole('region', { name: words.reading.code('ts') });
  await expect(code).toContainText('findRows');
  await expect(code.locator('.hljs-string').first()).toBeVisible();
});
