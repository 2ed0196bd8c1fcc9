import { expect, type Page } from '@playwright/test';
import { field, openAs, paragraph, startPost, submitButton, uniqueTitle } from '../support/actions';
import { publish } from '../support/emulators';
import { newForm } from '../support/newForm';
import { test } from '../support/fixtures';
import { words } from '../support/words';

const { writing } = words;
const phone = { width: 390, height: 844 };

/** Presses Tab until Submit has the focus, and counts. */
async function countTabs(page: Page) {
  for (let count = 1; count < 30; count++) {
    await page.keyboard.press('Tab');
    if (await submitButton(page).evaluate((one) => one === document.activeElement)) return count;
  }
  return Infinity;
}

test('the fields have the language that the author has stated; from the text, four Tabs lead to Submit', async ({
  page,
}) => {
  await startPost(page, '');
  const title = field(page, 'Title');
  await expect(title).not.toHaveAttribute('lang');
  await page.getByText(writing.details, { exact: true }).click();
  await page.getByLabel(writing.fields.Language).selectOption('de');
  for (const one of [title, field(page, 'Summary'), paragraph(page, 1)])
    await expect(one).toHaveAttribute('lang', 'de');
  await page.getByText(writing.details, { exact: true }).click();
  await paragraph(page, 1).focus();
  expect(await countTabs(page)).toBeLessThanOrEqual(4);
  await page.getByRole('tab', { name: writing.fields.Body }).click();
  await expect(field(page, 'Body')).toHaveAttribute('lang', 'de');
  await field(page, 'Body').focus();
  expect(await countTabs(page)).toBeLessThanOrEqual(4);
});

test('on a phone, no field makes iOS zoom, the tools never cover the details, and they end within the window', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    baseURL,
    hasTouch: true,
    isMobile: true,
    viewport: phone,
  });
  const page = await context.newPage();
  await openAs(page, 'Admin', newForm());
  const details = page.getByText(writing.details, { exact: true });
  await details.click();
  await paragraph(page, 1).fill('![a](/images/a.svg)\n\n```js\na\n```');
  const small = await page
    .locator('.post-form :is(input, textarea, select)')
    .evaluateAll((all) =>
      all.filter((one) => parseFloat(getComputedStyle(one).fontSize) < 16).map(({ id }) => id),
    );
  expect(small).toEqual([]);
  await details.click();
  await paragraph(page, 1).fill('Short.');
  await paragraph(page, 1).click();
  const tools = page.locator('.paragraph-field > .row-tools');
  await expect(tools).toBeInViewport();
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const { y, height } = (await details.boundingBox())!;
  expect(y + height).toBeLessThanOrEqual((await tools.boundingBox())!.y);
  const remove = (await page
    .getByRole('button', { name: writing.removeParagraph(1, 1) })
    .boundingBox())!;
  expect(remove.x + remove.width).toBeLessThanOrEqual(phone.width - 12);
  await context.close();
});

for (const viewport of [phone, { width: 1280, height: 800 }])
  test(`at ${viewport.width} px, Edit stands beside the date of a post`, async ({ page }) => {
    await page.setViewportSize(viewport);
    const paragraphs = [{ Paragraph: 'Words of a long text. '.repeat(300) }];
    const id = await publish(uniqueTitle('Edited'), { sections: [{ Heading: 'A', paragraphs }] });
    await openAs(page, 'Admin', `/blog/${id}`);
    const edit = page.getByRole('link', { name: words.tools.edit, exact: true });
    await expect(edit).toBeInViewport();
    const date = (await page.locator('.blog time').first().boundingBox())!;
    const { y, height } = (await edit.boundingBox())!;
    expect(Math.abs(y + height / 2 - date.y - date.height / 2)).toBeLessThan(height);
    expect(height).toBeGreaterThanOrEqual(24);
    await edit.click();
    await expect(field(page, 'Title')).toBeVisible();
  });
