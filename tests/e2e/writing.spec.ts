import { expect, type Locator, type Page } from '@playwright/test';
import { field, signInAs, uniqueTitle } from './support/actions';
import { publish } from './support/emulators';
import { test } from './support/fixtures';

const sections = Array.from({ length: 12 }, (_, section) => ({
  Heading: `Heading ${section}`,
  paragraphs: Array.from({ length: 4 }, (_, i) => ({
    Paragraph: `- one\n- two\n\nParagraph ${section}.${i}. ${'Some words of it. '.repeat(20)}`,
  })),
}));

const top = async (locator: Locator) => (await locator.boundingBox())!.y;

/** The field of a paragraph, and what the preview shows of it. */
const paragraph = (page: Page, name: string) => ({
  written: page.locator('.paragraph-field textarea').filter({ hasText: `Paragraph ${name}.` }),
  shown: page.locator('.preview p').filter({ hasText: `Paragraph ${name}.` }),
});

/** Focuses a field without scrolling to it. Returns where it is in the window. */
async function focus(field: Locator) {
  await field.scrollIntoViewIfNeeded();
  const place = await top(field);
  await field.evaluate((one: HTMLElement) => one.focus({ preventScroll: true }));
  return place;
}

test('the preview follows the field that is written in, beside the form and on a phone, where the toolbar moves nothing', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const id = await publish(uniqueTitle('Long'), { sections });
  await page.goto('/home');
  await signInAs(page, 'Admin');
  await page.goto(`/editblog/${id}`);
  await expect(field(page, 'Title')).toBeVisible();
  const far = paragraph(page, '9.2');
  await expect(far.shown).not.toBeInViewport();
  const place = await focus(far.written);
  await expect(far.shown).toBeInViewport();
  expect(await top(far.written)).toBe(place);

  await page.setViewportSize({ width: 390, height: 800 });
  const near = paragraph(page, '4.1');
  const before = await focus(near.written);
  const toolbar = page.getByRole('toolbar');
  await expect(toolbar).toBeVisible();
  expect(await top(near.written)).toBe(before);
  const bar = (await toolbar.boundingBox())!;
  expect(bar.y + bar.height).toBeLessThanOrEqual(before + 1);

  await page.getByRole('tab', { name: 'Preview' }).click();
  await expect(near.shown).toBeInViewport();
  await page.getByRole('tab', { name: 'Write' }).click();
  await expect(near.written).toBeInViewport();
  expect(Math.abs((await top(near.written)) - before)).toBeLessThan(2);
});
