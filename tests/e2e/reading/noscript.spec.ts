import { expect } from '@playwright/test';
import samples from '../../../scripts/emulators/samplePosts.json' with { type: 'json' };
import { h1 } from '../support/actions';
import { test } from '../support/fixtures';
import { words } from '../support/words';

test.use({ javaScriptEnabled: false });

const newest = samples[0]!;

test('every page can be read, with its links and its code in colours, and every post be reached', async ({
  page,
}) => {
  for (const [path, text] of [
    ['/home', words.home.title],
    ['/cv', words.cv.work],
    ['/contact', words.contact.heading],
    ['/blogs', newest.Summary],
    [`/blog/${newest.id}`, newest.sections.at(-1)!.paragraphs.at(-1)!.Paragraph],
    ['/blog/newer-than-the-build', words.missing.needsScripts],
    ['/createblog', words.writing.needsScripts],
    [`/editblog/${newest.id}`, words.writing.needsScripts],
    ['/blog/tests-that-can-fail', 'Tests that can fail'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByText(text, { exact: true }), path).toBeVisible();
    // They would do nothing.
    await expect(page.locator('button, input, select').filter({ visible: true })).toHaveCount(0);
  }
  const code = page.getByRole('region', { name: words.reading.code('ts') });
  await expect(code).toContainText('findRows');
  await expect(code.locator('.hljs-string').first()).toBeVisible();

  await page.getByRole('article').getByRole('link', { name: 'Testing' }).click();
  await expect(h1(page, words.reading.tagged('Testing'))).toBeVisible();
  await page.getByRole('link', { name: 'Tests that can fail' }).click();
  await page.getByRole('link', { name: words.reading.back, exact: true }).click();
  const years = page.getByRole('navigation', { name: words.reading.years });
  await years.getByRole('link').last().click();
  await page.getByRole('main').getByRole('listitem').getByRole('link').last().click();
  await expect(h1(page, 'long-ago-39')).toBeVisible();
});
