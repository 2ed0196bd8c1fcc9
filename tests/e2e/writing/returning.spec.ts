import { expect, type Page } from '@playwright/test';
import { field, openAs, submitButton, uniqueTitle } from '../support/actions';
import { publish } from '../support/emulators';
import { test } from '../support/fixtures';
import { words } from '../support/words';

const { writing } = words;

const sections = Array.from({ length: 12 }, (_, i) => ({
  Heading: `Section ${i + 1}`,
  paragraphs: Array.from({ length: 3 }, (_, j) => ({
    Paragraph: `Paragraph ${i + 1}.${j + 1}. ${'Words of a long line. '.repeat(30)}`,
  })),
}));

/** Where the author is: the cursor, the field's place in the window, and whether the details are open. */
const readPlace = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    const { value, selectionEnd } = activeElement as HTMLTextAreaElement;
    return {
      words: value?.slice(0, 40),
      cursor: selectionEnd,
      // A page scrolls by whole pixels, and text begins between them.
      top: Math.round(activeElement!.getBoundingClientRect().top / 10) * 10,
      isOpen: document.querySelector<HTMLDetailsElement>('.details')?.open,
    };
  });

for (const view of ['fields', 'text'] as const)
  test(`as ${view}, the form keeps the place, the cursor and the open details over a reload, Back, and when the draft is opened again`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const id = await publish(uniqueTitle('Left'), { sections });
    await openAs(page, 'Admin', `/editblog/${id}`);
    await expect(field(page, 'Title')).toBeVisible();
    if (view === 'text') await page.getByRole('tab', { name: writing.fields.Body }).click();
    await page.getByText(writing.details, { exact: true }).click();
    const written =
      view === 'text'
        ? field(page, 'Body')
        : page.locator('.paragraph-field textarea').filter({ hasText: 'Paragraph 7.2.' });
    await written.evaluate((text: HTMLTextAreaElement) => {
      text.scrollIntoView();
      text.focus();
      const cursor = text.value.indexOf('7.2.') + 9;
      text.setSelectionRange(cursor, cursor);
    });
    const wanted = view === 'text' ? -3000 : 200;
    // Sections that come into sight get their height.
    await expect(async () => {
      const { top } = await readPlace(page);
      await page.evaluate((by) => scrollBy(0, by), top - wanted);
      expect((await readPlace(page)).top).toBe(wanted);
    }).toPass();
    const before = await readPlace(page);
    expect(before.isOpen).toBe(true);

    const isBack = () => expect.poll(() => readPlace(page)).toEqual(before);
    await page.reload();
    await isBack();
    await page.getByRole('link', { name: words.frame.links.cv, exact: true }).first().click();
    await expect(page).toHaveURL('/cv');
    await page.goBack();
    await isBack();
    await page.goto('/home');
    await page.goto(`/editblog/${id}`);
    await isBack();
    await expect(submitButton(page)).toBeVisible();
  });
