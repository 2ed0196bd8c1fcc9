import { expect, type Locator, type Page } from '@playwright/test';
import { field, paragraph, startPost, uniqueTitle } from '../support/actions';
import { test } from '../support/fixtures';
import { words } from '../support/words';

const { writing } = words;
const { tools } = writing;

/** What is selected in a field. */
const selected = (text: Locator) =>
  text.evaluate((one: HTMLTextAreaElement) =>
    one.value.slice(one.selectionStart, one.selectionEnd),
  );

/** Expects the part of the form to be in the window, below the search and above the foot. */
async function expectUncovered(page: Page, part: Locator) {
  const box = (await part.boundingBox())!;
  const find = await page.locator('.find').boundingBox();
  const foot = (await page.locator('.submit').boundingBox())!;
  expect(box.y).toBeGreaterThanOrEqual(find ? find.y + find.height : 0);
  expect(box.y + box.height).toBeLessThanOrEqual(foot.y);
}

test('Find goes from match to match in place, forwards and back, in the same case if asked', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await startPost(page, uniqueTitle('Sought'));
  await field(page, 'Heading').fill('The Queue');
  await paragraph(page, 1).fill('Words.\n'.repeat(40) + 'A queue in the cellar.');
  await page.getByRole('button', { name: writing.findReplace }).click();
  const find = page.getByRole('search', { name: writing.findReplace });
  const said = find.getByRole('status');
  await expect(find.getByLabel(writing.find)).toBeFocused();
  await page.keyboard.type('queue');
  await expect(said).toHaveText(writing.found(2));

  await page.keyboard.press('Enter');
  await expect(field(page, 'Heading')).toBeFocused();
  expect(await selected(field(page, 'Heading'))).toBe('Queue');
  await expectUncovered(page, field(page, 'Heading'));
  await expect(said).toHaveText(writing.matchOf(1, 2));
  await page.keyboard.press('F3');
  await expect(paragraph(page, 1)).toBeFocused();
  expect(await selected(paragraph(page, 1))).toBe('queue');
  // The last line of a field that is higher than the window.
  const end = await paragraph(page, 1).evaluate((one) => one.getBoundingClientRect().bottom);
  expect(end).toBeLessThanOrEqual((await page.locator('.submit').boundingBox())!.y + 1);
  await page.keyboard.press('Shift+F3');
  await expect(field(page, 'Heading')).toBeFocused();

  await find.getByRole('checkbox', { name: writing.matchCase }).check();
  await expect(said).toHaveText(writing.found(1));
  await find.getByRole('button', { name: writing.nextMatch }).click();
  await expect(paragraph(page, 1)).toBeFocused();
  await find.getByLabel(writing.replaceBy).fill('line');
  await find.getByRole('button', { name: writing.replaceOne, exact: true }).click();
  await expect(paragraph(page, 1)).toHaveValue(/A line in the cellar\.$/);
  await expect(field(page, 'Heading')).toHaveValue('The Queue');
  await find.getByLabel(writing.find).press('Escape');
  await expect(find).toHaveCount(0);
  await expect(paragraph(page, 1)).toBeFocused();
});

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('Find shows its matches below its controls, and no keys; the toolbar’s menu shows none either', async ({
    page,
  }) => {
    await startPost(page, uniqueTitle('Sought'));
    await field(page, 'Summary').fill('A queue');
    await paragraph(page, 1).fill('Words.\n'.repeat(40) + 'A queue.');
    await page.getByRole('button', { name: writing.findReplace }).tap();
    await page.getByLabel(writing.find, { exact: true }).fill('queue');
    const next = page.getByRole('button', { name: writing.nextMatch });
    await next.tap();
    await expect(field(page, 'Summary')).toBeFocused();
    await expectUncovered(page, field(page, 'Summary'));
    await next.tap();
    await expect(paragraph(page, 1)).toBeFocused();
    await expect(page.getByText(writing.backHere)).toBeHidden();
    await page.getByRole('button', { name: writing.close }).tap();
    await page
      .getByRole('group', { name: writing.format })
      .getByRole('button', { name: tools.more })
      .tap();
    const quote = page
      .getByRole('group', { name: writing.format })
      .getByRole('button', { name: tools.quote });
    expect(await quote.evaluate((one) => (one as HTMLElement).innerText)).toBe(tools.quote);
  });
});
