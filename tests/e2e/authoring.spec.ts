import { expect, type Page } from '@playwright/test';
import { openForm, signInAs, startPost, uniqueTitle } from './support/actions';
import { storedTitles } from './support/emulators';
import { test } from './support/fixtures';

/** Moves the focus with Tab until it is on the control with this label. */
async function tabTo(page: Page, label: string) {
  const focused = page.locator(':focus');
  for (let presses = 0; presses < 60; presses++) {
    const name = await focused.evaluate(
      (element: HTMLInputElement) =>
        element.getAttribute('aria-label') ??
        element.labels?.[0]?.textContent ??
        element.textContent,
    );
    if (name?.trim() === label) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${label}`);
}

test('a post written by the admin in one window appears in another without reload', async ({
  browser,
  page,
}) => {
  const title = uniqueTitle('From one window to another');
  const reader = await (await browser.newContext()).newPage();
  await reader.goto('/blogs');
  await expect(reader.getByRole('article').first()).toBeVisible();

  await startPost(page, title);
  await page.getByRole('textbox', { name: 'Name' }).fill('Your Name');
  await page.getByRole('textbox', { name: 'Summary' }).fill('What it is about');
  await page.getByRole('textbox', { name: 'Heading' }).fill('Only heading');
  await page.getByRole('textbox', { name: 'Paragraph 1' }).fill('Only paragraph.');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL('/home');

  await reader.getByRole('link', { name: `Read ${title}` }).click();
  await expect(reader.getByRole('heading', { level: 2, name: 'Only heading' })).toBeVisible();
  await expect(reader.getByText('Only paragraph.')).toBeVisible();
  await reader.context().close();
});

test('a published draft is gone: the form starts empty again', async ({ page }) => {
  await startPost(page, uniqueTitle('Published once'));
  await expect(page.getByText('Draft saved at ')).toBeVisible();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL('/home');
  await openForm(page);
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('');
});

test('a post with three sections can be written, corrected and deleted with the keyboard alone', async ({
  page,
}) => {
  const title = uniqueTitle('By keyboard');
  await page.goto('/home');
  await signInAs(page, 'Admin');
  await page.goto('/createblog');
  await expect(page.getByRole('textbox', { name: 'Title' })).toBeVisible();

  const write = async (label: string, text: string) => {
    await tabTo(page, label);
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(text);
  };
  await page.locator('h1').focus();
  await write('Name', 'Your Name');
  await write('Title', title);
  await page.keyboard.press('Enter');
  await write('Summary', 'Written without a mouse');
  await write('Heading', 'One');
  await write('Paragraph 1', 'First of one.');
  await tabTo(page, 'Add Paragraph to section 1');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Second of one.');
  await tabTo(page, 'Add Section');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Two');
  await write('Paragraph 1', 'First of two.');
  await tabTo(page, 'Add Section');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Three');
  await write('Paragraph 1', 'First of three.');
  await tabTo(page, 'Move section 3 up');
  await page.keyboard.press('Enter');
  await tabTo(page, 'Submit');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/home');

  await page.goto('/blogs');
  await page.getByRole('link', { name: `Read ${title}` }).press('Enter');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['One', 'Three', 'Two']);
  await expect(page.locator('article section p')).toHaveText([
    'First of one.',
    'Second of one.',
    'First of three.',
    'First of two.',
  ]);

  await expect(page.getByRole('link', { name: 'Edit' })).toBeVisible();
  await page.locator('h1').focus();
  await tabTo(page, 'Edit');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue(title);
  await write('Summary', 'Corrected without a mouse');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(page.getByText(/^Updated/)).toBeVisible();

  await page.clock.install();
  page.once('dialog', (dialog) => void dialog.accept());
  await tabTo(page, 'Delete');
  await page.keyboard.press('Enter');
  await expect(page.getByText('will be deleted in 10 seconds')).toBeVisible();
  await page.clock.fastForward(11_000);
  await expect(page).toHaveURL('/blogs');
  expect(await storedTitles()).not.toContain(title);
});

test('a reload after a publication still says what was published', async ({ page }) => {
  const title = uniqueTitle('Published and reloaded');
  await startPost(page, title);
  await page.getByRole('button', { name: 'Submit' }).click();
  const read = page.getByRole('link', { name: `Read “${title}”` });
  await expect(read).toBeVisible();
  await page.reload();
  await expect(read).toBeVisible();
});

test('a post that is too large for the database shows an error, and keeps its text', async ({
  page,
}) => {
  const words = 'long '.repeat(240_000);
  await startPost(page, uniqueTitle('Too large'));
  await page.getByRole('textbox', { name: 'Paragraph 1' }).fill(words);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('alert')).toContainText(
    'a post can have about one million characters',
  );
  await expect(page.getByRole('textbox', { name: 'Paragraph 1' })).toHaveValue(words);
  await expect(page.getByRole('textbox', { name: 'Title' })).toBeEnabled();
});
