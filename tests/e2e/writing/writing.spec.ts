import { expect, type Locator, type Page } from '@playwright/test';
import {
  field,
  h1,
  openAs,
  paragraph,
  startPost,
  submit,
  submitButton,
  uniqueTitle,
} from '../support/actions';
import { publish } from '../support/emulators';
import { test } from '../support/fixtures';
import { words } from '../support/words';
import { any } from '../../fixtures/any';

const sections = Array.from({ length: 12 }, (_, section) => ({
  Heading: `Heading ${section}`,
  paragraphs: Array.from({ length: 4 }, (_, i) => ({
    Paragraph: `Paragraph ${section}.${i}. *Some* ${'words of it. '.repeat(20)}`,
  })),
}));

const getTop = async (locator: Locator) => (await locator.boundingBox())!.y;

/** Waits until an element stays where it is in the window, as sections get their height when they come into sight. */
async function settle(locator: Locator) {
  let last: number | undefined;
  const isSettled = async () => last === (last = await getTop(locator));
  await expect.poll(isSettled).toBe(true);
  return last!;
}

/** The field of a paragraph, and what the preview shows of it. */
const partsOf = (page: Page, name: string) => ({
  written: page.locator('.paragraph-field textarea').filter({ hasText: `Paragraph ${name}.` }),
  shown: page.locator('.preview p').filter({ hasText: `Paragraph ${name}.` }),
});

/** Scrolls a field to the middle, and focuses it without scrolling. Returns where it is in the window. */
async function focus(field: Locator) {
  const center = async () => {
    await field.evaluate((one) => one.scrollIntoView({ block: 'center' }));
    return (await field.boundingBox())?.y;
  };
  // Sections get their height when they come into sight.
  let last: number | undefined;
  const isSettled = async () => {
    const before = last;
    last = await center();
    return last !== undefined && last === before;
  };
  await expect.poll(isSettled).toBe(true);
  await field.evaluate((one: HTMLElement) => one.focus({ preventScroll: true }));
  return getTop(field);
}

/** Presses a tab where it is: unlike a finger, click() scrolls. */
async function press(page: Page, name: string) {
  const tab = (await page.getByRole('tab', { name }).boundingBox())!;
  await page.mouse.click(tab.x + tab.width / 2, tab.y + tab.height / 2);
}

test('the preview follows the field that is written in, beside the form and on a phone, where the toolbar moves nothing; a click in it puts the cursor there', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1920, height: 800 });
  const id = await publish(uniqueTitle('Long'), { sections });
  await openAs(page, 'Admin', `/editblog/${id}`);
  await expect(field(page, 'Title')).toBeVisible();
  const far = partsOf(page, '9.2');
  await expect(far.shown).toHaveCount(1);
  await expect(far.shown).not.toBeInViewport();
  // A section that was never in sight has no fields that can have the focus.
  await focus(far.written);
  await expect(far.shown).toBeInViewport();

  await page.setViewportSize({ width: 390, height: 800 });
  const near = partsOf(page, '4.1');
  const before = await focus(near.written);
  const toolbar = page.getByRole('group', { name: words.writing.format });
  await expect(toolbar).toBeVisible();
  expect(await settle(near.written)).toBe(before);
  const bar = (await toolbar.boundingBox())!;
  const below = (await submitButton(page).boundingBox())!;
  expect(bar.y + bar.height).toBeLessThanOrEqual(below.y + 1);

  await press(page, words.writing.preview);
  await expect(near.shown).toBeInViewport();
  await press(page, words.writing.write);
  await expect(near.written).toBeInViewport();
  expect(await settle(near.written)).toBeCloseTo(before, 0);

  // A click puts the cursor where it is.
  await press(page, words.writing.preview);
  const next = partsOf(page, '4.2');
  await next.shown.click();
  await expect(next.written).toBeFocused();
  await expect(next.written).toBeInViewport();
  expect(
    await next.written.evaluate((one: HTMLTextAreaElement) => one.selectionEnd),
  ).toBeGreaterThan(0);
});

/** Reads the blocks of the post that is shown, and the type in which they are set. */
const readText = (page: Page) =>
  page.locator('article .text :is(h2, p, em)').evaluateAll((blocks) =>
    blocks.map((one) => {
      const { fontFamily, fontSize, fontWeight, fontStyle, lineHeight } = getComputedStyle(one);
      return [one.outerHTML, fontFamily, fontSize, fontWeight, fontStyle, lineHeight];
    }),
  );

const preview = (page: Page) => page.getByRole('tabpanel', { name: words.writing.preview });

test('on a wide screen the preview stands beside the form on request, and follows each key', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const title = uniqueTitle('Previewed');
  await startPost(page, title);
  await expect(preview(page)).toBeHidden();
  await page.getByRole('button', { name: words.writing.beside }).click();
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

  const text = await readText(page);
  await submit(page);
  await page.getByRole('link', { name: words.tools.readQuoted(title) }).click();
  await expect(h1(page, title)).toBeVisible();
  expect(await readText(page)).toEqual(text);
  // Only the form has rows to name.
  await expect(page.locator('[data-key]')).toHaveCount(0);
});

test('on a narrow screen the preview is a tab, a long title wraps, and the bar is low and holds what it says', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  const title = `${uniqueTitle('Previewed')} ${'in a tab that wraps '.repeat(5)}at last`;
  await startPost(page, '');
  const { height } = (await field(page, 'Title').boundingBox())!;
  await field(page, 'Title').fill(title);
  expect((await field(page, 'Title').boundingBox())!.height).toBeGreaterThan(2 * height);
  const hidden = (one: HTMLElement) => one.scrollHeight - one.clientHeight;
  expect(await field(page, 'Title').evaluate(hidden)).toBeLessThanOrEqual(0);
  await paragraph(page, 1).fill('words '.repeat(1000));
  await expect(page.getByText(any(words.publishing.saved))).toBeVisible();
  const bar = page.locator('.submit');
  expect((await bar.boundingBox())!.height).toBeLessThanOrEqual(180);
  expect(await bar.evaluate(hidden)).toBeLessThanOrEqual(0);

  await expect(preview(page)).toBeHidden();
  await page.getByRole('tab', { name: words.writing.write }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('tab', { name: words.writing.preview })).toBeFocused();
  await expect(preview(page).getByRole('heading')).toHaveText([title]);
  await expect(field(page, 'Title')).toBeHidden();
  await page.keyboard.press('ArrowRight');
  await expect(field(page, 'Title')).toHaveValue(title);
});
