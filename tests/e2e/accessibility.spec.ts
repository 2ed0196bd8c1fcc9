import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import samples from '../../scripts/emulators/samplePosts.json' with { type: 'json' };
import { openForm, signInAs } from './support/actions';
import { test } from './support/fixtures';

async function expectNoViolations(page: Page) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations, `in the ${colorScheme} theme`).toEqual([]);
  }
}

for (const path of [
  '/home',
  '/cv',
  '/contact',
  '/blogs',
  `/blog/${samples[0]!.id}`,
  '/no-such-page',
]) {
  test(`axe finds nothing wrong with ${path} in either theme`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Post');
    await expect(page.getByRole('status')).toHaveCount(0);
    await expectNoViolations(page);
  });
}

test('axe finds nothing wrong with the form in either theme', async ({ page }) => {
  await page.goto('/home');
  await signInAs(page, 'Admin');
  await openForm(page);
  await expectNoViolations(page);
});
