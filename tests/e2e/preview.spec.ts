import { expect, type Page } from '@playwright/test';
import { field, startPost, uniqueTitle } from './support/actions';
import { post, write } from './support/emulators';
import { test } from './support/fixtures';

const preview = (page: Page) => page.getByRole('tabpanel', { name: 'Preview' });

test('on a wide screen the post stands beside the form as readers will see it, and follows each key', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const title = uniqueTitle('Previewed');
  await startPost(page, title);
  await field(page, 'Heading').fill('A heading');
  await field(page, 'Paragraph 1').fill('One line\nand another.');
  await expect(preview(page).getByRole('heading')).toHaveText([title, 'A heading']);
  await expect(preview(page).getByText('and another.')).toBeVisible();
  const form = (await field(page, 'Title').boundingBox())!;
  await expect(preview(page)).toBeInViewport();
  const shown = (await preview(page).boundingBox())!;
  expect(shown.x).toBeGreaterThan(form.x + form.width);

  const text = await preview(page).locator('.text').innerHTML();
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByRole('link', { name: `Read “${title}”` }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  expect(await page.getByRole('article').locator('.text').innerHTML()).toBe(text);
});

test('on a narrow screen the preview is a tab, by keyboard too, and the form keeps its words', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const title = uniqueTitle('Previewed in a tab');
  await startPost(page, title);
  await expect(preview(page)).toBeHidden();
  await page.getByRole('tab', { name: 'Write' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Preview' })).toBeFocused();
  await expect(preview(page).getByRole('heading')).toHaveText([title]);
  await expect(field(page, 'Title')).toBeHidden();
  await page.keyboard.press('ArrowLeft');
  await expect(field(page, 'Title')).toHaveValue(title);
});

test('a correction shows the date of the post, and that it was updated', async ({ page }) => {
  const title = uniqueTitle('Previewed correction');
  const id = title.replaceAll(' ', '-');
  await write(`blogs/${id}`, post(title, { DatePosted: new Date('2020-02-03T12:00:00Z') }));
  await startPost(page, 'Sign in first');
  await page.goto(`/editblog/${id}`);
  await expect(preview(page).getByText('3 February 2020')).toBeVisible();
  await expect(preview(page).getByText(/^Updated/)).toBeVisible();
});
