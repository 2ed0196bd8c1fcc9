import type { Page } from '@playwright/test';
import type { Flow } from './flow';
import { ID, PATH } from './post';

const FIELD = '.post-form .Paragraph';
const SHOWN = '.preview .text section p';
const last = (selector: string) => `[...document.querySelectorAll('${selector}')].at(-1)`;

const press = (key: string) => (page: Page) => page.keyboard.press(key);
const focusTitle = (page: Page) => page.focus('#Title');

/** Puts the cursor at the end of the last paragraph. */
async function focusLast(page: Page) {
  await page.evaluate(`${last(FIELD)}.focus()`);
  await page.keyboard.press('Control+End');
}

/** Opens the form of the post, with the preview beside it. */
const open = (page: Page) => page.goto(`/editblog/${ID}`);

/** Copies HTML, as from another page. */
const copy = (page: Page, html: string) =>
  page.evaluate(
    async ([formatted, plain]) => {
      const item = new ClipboardItem({
        'text/html': new Blob([formatted!], { type: 'text/html' }),
        'text/plain': new Blob([plain!], { type: 'text/plain' }),
      });
      await navigator.clipboard.write([item]);
    },
    [html, html.replaceAll('</p>', '\n\n').replaceAll(/<[^>]*>/g, '')],
  );

/** What an author does in the form, one after the other. */
export const authorFlows: Flow[] = [
  {
    name: 'Open the form',
    prepare: (page) => page.goto('/home'),
    run: open,
    isDone: `${last(SHOWN)} && ${last(FIELD)}`,
  },
  {
    name: 'Focus a field',
    prepare: focusTitle,
    run: (page) => page.evaluate(`${last(FIELD)}.focus()`),
  },
  {
    name: 'Click in the preview',
    prepare: focusTitle,
    run: (page) =>
      page
        .locator(SHOWN)
        .last()
        .click({ position: { x: 50, y: 10 } }),
    isDone: `document.activeElement === ${last(FIELD)}`,
  },
  { name: 'A key', prepare: focusLast, run: press('a') },
  { name: 'Undo of a key', run: press('Control+z') },
  {
    name: 'Paste a line',
    prepare: async (page) => {
      await copy(page, '<p>A line with <b>bold</b> words.</p>');
      await focusLast(page);
    },
    run: press('Control+v'),
    isDone: `${last(FIELD)}.value.includes('**bold**')`,
  },
  {
    name: 'Paste the whole text',
    prepare: async (page) => {
      const texts = await page.locator(SHOWN).allTextContents();
      await copy(page, texts.map((text) => `<p><b>It</b> ${text}</p>`).join(''));
      await focusLast(page);
    },
    run: press('Control+v'),
    isDone: `${last(FIELD)}.value.includes('**It**') && document.querySelector('.split')`,
  },
  {
    name: 'Split it',
    prepare: (page) => page.focus('.split'),
    run: press('Enter'),
    isDone: `!document.querySelector('.split')`,
  },
  { name: 'Undo of it', run: press('Control+z'), isDone: `document.querySelector('.split')` },
  {
    name: 'Move a paragraph',
    prepare: async (page) => {
      // What was pasted goes: its formatting, and its words.
      for (let i = 0; i < 2; i++) await page.keyboard.press('Control+z');
      await focusLast(page);
      await page.evaluate(`[...document.querySelectorAll('[id^=move-][id$=-up]')].at(-2).focus()`);
    },
    run: press('Enter'),
    isDone: `document.activeElement.id.startsWith('move-')`,
  },
  {
    name: 'Submit',
    prepare: async (page) => {
      await focusLast(page);
      await page.keyboard.type(` ${Date.now()}`);
    },
    run: async (page) => {
      for (let i = 0; i < 2; i++) await page.keyboard.press('Control+Enter');
      await page.waitForURL(`**${PATH}`);
    },
    isDone: `document.querySelector('article .text p')`,
  },
];
