import { expect } from '@playwright/test';
import { paragraph, startPost, uniqueTitle } from '../support/actions';
import { test } from '../support/fixtures';
import { words } from '../support/words';

const { pictures, writing } = words;

test('a picture of a published post is chosen again by keyboard, with its words, and shown in the preview', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1920, height: 800 });
  await startPost(page, uniqueTitle('Again'));
  await paragraph(page, 1).fill('Before.');
  await page
    .getByRole('group', { name: writing.format })
    .getByRole('button', { name: writing.tools.picture })
    .click();
  await expect(page.getByRole('button', { name: pictures.fromDevice })).toBeFocused();
  const used = page.getByRole('list', { name: pictures.again }).getByRole('button');
  await expect(used.first()).toBeVisible();
  const again = used.filter({ hasText: 'A line of commits' });
  await expect(again.getByRole('img')).toHaveJSProperty('naturalWidth', 1200);
  // From Cancel on.
  for (let left = await used.count(); left >= 0; left--) {
    await page.keyboard.press('Tab');
    if (await again.evaluate((one) => one === document.activeElement)) break;
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(paragraph(page, 1)).toBeFocused();
  await expect(paragraph(page, 1)).toHaveValue(
    /^Before\.\n\n!\[A line of commits.*\]\(\/pictures\/[0-9a-f]{32}\.webp#1200x600.*\)$/,
  );
  await expect(
    page.locator('.preview').getByRole('img', { name: 'A line of commits' }),
  ).toBeVisible();
});
