import AxeBuilder from '@axe-core/playwright';
import { expect } from '@playwright/test';
import samples from '../../scripts/emulators/samplePosts.json' with { type: 'json' };
import { openForm, signInAs } from './support/actions';
import { test } from './support/fixtures';

const paths = ['/home', '/cv', '/contact', '/blogs', `/blog/${samples[0]!.id}`, '/no-such-page'];

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in a ${colorScheme} browser`, () => {
    test.use({ colorScheme });

    for (const path of paths) {
      test(`axe finds nothing wrong with ${path}`, async ({ page }) => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Post');
        await expect(page.getByRole('status')).toHaveCount(0);
        expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
      });
    }

    test('axe finds nothing wrong with the form', async ({ page }) => {
      await page.goto('/home');
      await signInAs(page, 'Admin');
      await openForm(page);
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    });
  });
}
