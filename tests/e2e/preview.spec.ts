import { expect, type Page } from '@playwright/test';
import { field, h1, startPost, submit, uniqueTitle, paragraph } from './support/actions';
import { test } from './support/fixtures';
import { words } from './support/words';

const preview = (page: Page) => page.getByRole('tabpanel', { name: words.writing.preview });

test('on a wide screen the preview beside the form follows each key', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const title = uniqueTitle('Previewed');
  await startPost(page, title);
  await field(page, 'Heading').fill('A heading');
  await paragraph(page, 1).fill('![](photo.png)');
  await expect(page.getByText(words.pictures.addAlt('photo.png'))).toBeVisible();
  await paragraph(page, 1).fill('One line\nand *another*.');
  await expect(page.getByText(words.pictures.addAlt('photo.png'))).toBeHidden();
  await expect(preview(page).getByRole('heading')).toHaveText([title, 'A heading']);
  await expect(preview(page).locator('em')).toHaveText('another');
  const form = (await field(page, 'Title').boundingBox())!;
  await expect(preview(page)).toBeInViewport();
  const shown = (await preview(page).boundingBox())!;
  expect(shown.x).toBeGreaterThan(form.x + form.width);

  const text = await preview(page).locator('.text').innerHTML();
  await submit(page);
  await page.getByRole('link', { name: words.reading.readQuoted(title) }).click();
  await expect(h1(page, title)).toBeVisible();
  expect(await page.getByRole('article').locator('.text').innerHTML()).toBe(text);
});

test('on a narrow screen the preview is a tab, and a long title wraps', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  const title = `${uniqueTitle('Previewed')} ${'in a tab that wraps '.repeat(5)}at last`;
  await startPost(page, '');
  const { height } = (await field(page, 'Title').boundingBox())!;
  await field(page, 'Title').fill(title);
  expect((await field(page, 'Title').boundingBox())!.height).toBeGreaterThan(2 * height);
  const hidden = (one: HTMLElement) => one.scrollHeight - one.clientHeight;
  expect(await field(page, 'Title').evaluate(hidden)).toBeLessThanOrEqual(0);

  await expect(preview(page)).toBeHidden();
  await page.getByRole('tab', { name: words.writing.write }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: words.writing.preview })).toBeFocused();
  await expect(preview(page).getByRole('heading')).toHaveText([title]);
  await expect(field(page, 'Title')).toBeHidden();
  await page.keyboard.press('ArrowLeft');
  await expect(field(page, 'Title')).toHaveValue(title);
});
