import { expect } from '@playwright/test';
import { answerDialogs } from './support/actions';
import { sites } from './support/sites';
import { test } from './support/fixtures';

test.use({ baseURL: sites.unconfigured.url });

for (const path of ['/blogs', '/blog/any', '/createblog']) {
  test(`without a configuration ${path} says that there is no database`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByText('not connected to its database yet')).toBeVisible();
  });
}

test('without a configuration the static pages work, and Sign in says why it can’t', async ({
  page,
}) => {
  for (const [path, heading] of [
    ['/home', 'About Me'],
    ['/contact', 'Contact Information'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  }
  const messages = answerDialogs(page);
  await page.getByRole('button', { name: 'Sign in' }).click();
  expect(messages[0]).toContain('not connected to its database yet');
});
