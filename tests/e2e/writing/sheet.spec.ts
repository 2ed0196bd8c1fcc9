import { expect, type Page } from '@playwright/test';
import { field, openAs, paragraph, uniqueTitle } from '../support/actions';
import { publish } from '../support/emulators';
import { test } from '../support/fixtures';
import { newForm } from '../support/newForm';
import { words } from '../support/words';
import { section } from '../../fixtures/posts';

const { writing } = words;

const sentence = 'The cellar has no signal, and so each loan waits there in a queue of its own. ';
const long = sentence.repeat(4) + 'Nobody noticed.';
const shorter = `${sentence.repeat(4)}\n\n![Shelves](/images/shiftcal.svg "The cellar")`;
const headings = ['The cellar', 'What I tried', 'A queue', 'What broke', 'What I would do again'];

/** An illustrated post of 665 words in five sections. */
const post = {
  Title: 'A small shop goes offline',
  Summary: 'What I learned when our stock list had to work in a cellar without signal.',
  sections: headings.map((Heading) =>
    section(Heading, long, Heading === 'A queue' ? shorter : long),
  ),
};

/** Measures the form as it is once every part has been in sight. */
const measure = (page: Page) =>
  page.evaluate(() => {
    const style = new CSSStyleSheet();
    style.replaceSync('.post-form * { content-visibility: visible !important }');
    document.adoptedStyleSheets = [style];
    const heightOf = (one: Element) => one.getBoundingClientRect().height;
    const written = [...document.querySelectorAll('.written > textarea')].map(heightOf);
    const form = heightOf(document.querySelector('.post-form')!);
    const share = written.reduce((sum, one) => sum + one, 0) / form;
    const small = [...document.querySelectorAll('.sheet :is(button, textarea, summary)')].filter(
      (one) => {
        const { width, height } = one.getBoundingClientRect();
        return one.checkVisibility() && Math.min(width, height) < 24;
      },
    );
    const { scrollHeight } = document.documentElement;
    document.adoptedStyleSheets = [];
    return { page: scrollHeight, share, small: small.map((one) => one.outerHTML.slice(0, 120)) };
  });

/** Where the parts of the form stand in the window. */
const places = (page: Page) =>
  page
    .locator('.written, .section-fields, .submit')
    .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));

test('a new post begins in its title; its fields stand in the order of the specification; its first paragraph is in the upper half of a laptop’s screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openAs(page, 'Admin', newForm());
  await expect(field(page, 'Title')).toBeFocused();
  expect((await paragraph(page, 1).boundingBox())!.y).toBeLessThan(420);
  const { Name, Title, Summary, Heading } = writing.fields;
  const order = [Name, Title, Summary, Heading, writing.paragraph(1)];
  const tree = await page.getByRole('tabpanel', { name: writing.write }).ariaSnapshot();
  expect([...tree.matchAll(/textbox "([^"]*)"/g)].map(([, name]) => name)).toEqual(order);
  for (const name of [
    writing.removeSectionNumber(1),
    writing.addParagraphTo(1),
    writing.removeParagraph(1, 1),
    writing.addSection,
    writing.submit,
  ])
    await expect(page.getByRole('button', { name, exact: true })).toBeVisible();

  // Each part of the line before Submit leads to its field, also from the preview.
  await field(page, 'Title').fill('A title');
  await expect(page.getByRole('button', { name: '/blog/a-title' })).toBeVisible();
  await page.getByRole('tab', { name: writing.preview }).click();
  await expect(page.getByRole('button', { name: writing.undo })).toBeVisible();
  // By the keyboard, as the line moves when the draft is saved.
  await page.getByRole('button', { name: writing.noTags }).press('Enter');
  await expect(page.getByLabel(writing.fields.Tags)).toBeFocused();
  await expect(page.getByText(writing.summaryHint)).toBeHidden();
  // The point between two parts is no part of a name.
  await page.getByRole('button', { name: writing.noSummary, exact: true }).press('Enter');
  await expect(field(page, 'Summary')).toBeFocused();
  await expect(page.getByText(writing.summaryHint)).toBeVisible();
  // The hint would cover a half of it.
  await expect(page.getByText(writing.section(1), { exact: true })).toHaveCSS('opacity', '0');
});

test('the page of a post of 665 words is at most 3,000 px high, its form four fifths text; nothing moves where the pointer or the focus is, and every control has 24 px', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const id = await publish(uniqueTitle('Measured'), post);
  await openAs(page, 'Admin', `/editblog/${id}`);
  await expect(field(page, 'Heading').last()).toHaveValue(headings.at(-1)!);
  const { page: whole, share, small } = await measure(page);
  expect(whole).toBeLessThanOrEqual(3000);
  expect(share).toBeGreaterThanOrEqual(0.8);
  expect(small).toEqual([]);

  const before = await places(page);
  const tools = page.getByRole('button', { name: writing.removeParagraph(1, 1) });
  const look = () => tools.locator('..').evaluate((one) => getComputedStyle(one).opacity);
  expect(await look()).toBe('0');
  const first = paragraph(page, 1).first();
  await first.hover();
  expect(await look()).toBe('1');
  expect(await places(page)).toEqual(before);
  await first.click();
  await expect(page.getByRole('group', { name: writing.format })).toBeVisible();
  expect(await places(page)).toEqual(before);
  // In the margin.
  const edge = (await first.boundingBox())!.x;
  const toolbar = (await page.getByRole('group', { name: writing.format }).boundingBox())!;
  expect(toolbar.x + toolbar.width).toBeLessThan(edge);
  const bar = (await page.locator('.submit').boundingBox())!;
  const button = (await page.getByRole('button', { name: writing.submit }).boundingBox())!;
  expect(bar.y + bar.height - button.y - button.height).toBeGreaterThanOrEqual(16);

  await page.getByRole('button', { name: writing.tools.help }).click();
  await expect(page.getByRole('cell', { name: writing.tools.quote, exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(first).toBeFocused();
  await page.getByRole('button', { name: writing.tools.more }).click();
  const menu = (await page.locator('.format .more').boundingBox())!;
  for (const one of await page.locator('.format .more kbd').all()) {
    const { x, width } = (await one.boundingBox())!;
    expect(x + width).toBeLessThan(menu.x + menu.width);
  }
  await page.keyboard.press('Escape');

  // On a phone they are in one row at its end, and Preview keeps Submit.
  await page.setViewportSize({ width: 390, height: 430 });
  await first.click();
  const row = (await page.locator('.row-tools:has(.format)').boundingBox())!;
  expect(row.y + row.height).toBeCloseTo(430, 0);
  expect(row.height).toBeLessThanOrEqual(48);
  await page.setViewportSize({ width: 390, height: 844 });
  expect((await measure(page)).small).toEqual([]);
  expect((await page.locator('.submit').boundingBox())!.height).toBeLessThanOrEqual(120);
  await page.getByRole('tab', { name: writing.preview }).click();
  await expect(page.getByRole('button', { name: writing.submit })).toBeInViewport();
});

test('beside the preview, both stand within the header’s width; the bar is at the window’s end in a short post too, with the tools at most 120 px of a phone, and Remove is apart from the arrows', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1920, height: 900 });
  await openAs(page, 'Admin', newForm());
  await field(page, 'Title').fill('A short post');
  const boxOf = async (selector: string) => (await page.locator(selector).boundingBox())!;
  const header = await boxOf('header .container');
  const preview = await boxOf('.preview');
  expect(preview.x + preview.width).toBeLessThanOrEqual(header.x + header.width);
  const atEnd = async () => {
    const { y, height } = await boxOf('.submit');
    return y + height - page.viewportSize()!.height;
  };
  expect(await atEnd()).toBeCloseTo(1, 0);

  await paragraph(page, 1).hover();
  const down = page.getByRole('button', { name: writing.moveParagraph(1, 1, 'down'), exact: true });
  const remove = page.getByRole('button', { name: writing.removeParagraph(1, 1), exact: true });
  const [arrow, other] = [(await down.boundingBox())!, (await remove.boundingBox())!];
  expect(other.x - arrow.x - arrow.width).toBeGreaterThanOrEqual(16);

  await page.setViewportSize({ width: 390, height: 844 });
  await paragraph(page, 1).click();
  expect(await atEnd()).toBeCloseTo(1, 0);
  const tools = await boxOf('.row-tools:has(.format)');
  expect(844 - tools.y).toBeLessThanOrEqual(120);
});
