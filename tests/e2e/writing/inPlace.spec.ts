import { expect } from '@playwright/test';
import { openAs, paragraph, startPost, uniqueTitle } from '../support/actions';
import { test } from '../support/fixtures';
import { newForm } from '../support/newForm';
import { words } from '../support/words';

const { writing } = words;
const { tools } = writing;

test('the menu at a slash is used by keyboard: arrow keys and Enter, letters of a name, Escape', async ({
  page,
}) => {
  await openAs(page, 'Admin', newForm());
  const { keyboard } = page;
  const menu = page.getByRole('listbox', { name: writing.format });
  await paragraph(page, 1).focus();
  await keyboard.type('/');
  await expect(menu.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
  await keyboard.press('ArrowDown');
  await expect(menu.getByRole('option', { selected: true })).toContainText(tools.numbers);
  await keyboard.press('Enter');
  await expect(paragraph(page, 1)).toHaveValue('1. ');
  await expect(menu).toHaveCount(0);
  await keyboard.type('One');
  await expect(paragraph(page, 1)).toHaveValue('1. One');

  await paragraph(page, 1).fill('');
  await keyboard.type(`/${tools.quote.slice(0, 3).toLowerCase()}`);
  await expect(menu.getByRole('option')).toHaveCount(1);
  await keyboard.press('Enter');
  await expect(paragraph(page, 1)).toHaveValue(/^> /);

  await paragraph(page, 1).fill('');
  await keyboard.type('/');
  await expect(menu).toBeVisible();
  await keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await expect(paragraph(page, 1)).toHaveValue('/');
  await expect(paragraph(page, 1)).toBeFocused();
});

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the menu at a slash, and a place in the preview, are chosen by a finger, which keeps the keyboard of the phone open', async ({
    page,
  }) => {
    await openAs(page, 'Admin', newForm());
    await paragraph(page, 1).tap();
    await page.keyboard.type('/');
    const menu = page.getByRole('listbox', { name: writing.format });
    // As with the keyboard of the phone open.
    await page.setViewportSize({ width: 390, height: 430 });
    await page.keyboard.press('Backspace');
    await page.keyboard.type('/');
    await expect(async () => {
      const row = (await page.locator('.row-tools:has(.format)').boundingBox())!;
      const offered = (await menu.boundingBox())!;
      expect(offered.y).toBeGreaterThanOrEqual(0);
      expect(offered.y + offered.height).toBeLessThanOrEqual(row.y);
    }).toPass();
    await page.setViewportSize({ width: 390, height: 844 });
    for (const option of await menu.getByRole('option').all())
      expect((await option.boundingBox())!.height).toBeGreaterThanOrEqual(24);
    await menu.getByRole('option', { name: tools.list }).first().tap();
    await expect(paragraph(page, 1)).toHaveValue('- ');
    await expect(paragraph(page, 1)).toBeFocused();
    await page.keyboard.type('An item with *emphasis* in it');

    await page.getByRole('tab', { name: writing.preview }).tap();
    const shown = page.getByRole('tabpanel', { name: writing.preview }).getByText('in it');
    await shown.tap();
    await expect(paragraph(page, 1)).toBeFocused();
    await expect(paragraph(page, 1)).toBeInViewport();
  });

  test('the toolbar’s menu names no keys, which a phone has not', async ({ page }) => {
    await openAs(page, 'Admin', newForm());
    await paragraph(page, 1).tap();
    const format = page.getByRole('group', { name: writing.format });
    await format.getByRole('button', { name: tools.more }).tap();
    const quote = format.getByRole('button', { name: tools.quote });
    expect(await quote.evaluate((one) => (one as HTMLElement).innerText)).toBe(tools.quote);
  });
});

test('a click in the preview beside the form puts the cursor before the letter that was clicked', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1920, height: 900 });
  await startPost(page, uniqueTitle('Clicked'));
  const text = 'Words with a **mark** before the place.';
  await paragraph(page, 1).fill(text);
  const shown = page.locator('.preview p').filter({ hasText: 'Words with a' });
  const place = await shown.evaluate((one) => {
    const last = [...one.childNodes].at(-1)!;
    const range = document.createRange();
    const at = last.textContent!.indexOf('place');
    range.setStart(last, at);
    range.setEnd(last, at + 1);
    const { left, top, height } = range.getBoundingClientRect();
    return { x: left + 1, y: top + height / 2 };
  });
  await page.mouse.click(place.x, place.y);
  await expect(paragraph(page, 1)).toBeFocused();
  const cursor = await paragraph(page, 1).evaluate(
    (one: HTMLTextAreaElement) => one.selectionStart,
  );
  expect(cursor).toBe(text.indexOf('place'));
});
