import { expect, type Page } from '@playwright/test';
import { chooseFiles, cut, openAs, paragraph, startPost } from '../support/actions';
import { newForm } from '../support/newForm';
import { test } from '../support/fixtures';
import { FORMULAS, HIGHLIGHTER, scriptOf } from '../support/sites/manifest';
import { words } from '../support/words';

const { writing, pictures } = words;
const GUIDE = 'src/toolbar/Guide.tsx';

const help = async (page: Page) => {
  await paragraph(page, 1).focus();
  await page.getByRole('button', { name: writing.tools.help }).click();
};
const guide = (page: Page) => page.getByRole('dialog', { name: writing.tools.help });

/** Waits until the form has loaded these modules by itself. */
const untilLoaded = (page: Page, modules: string[]) =>
  page.waitForFunction(
    (files) => {
      const urls = performance.getEntriesByType('resource').map(({ name }) => name);
      return files.every((file) => urls.some((url) => url.endsWith(file)));
    },
    modules.map((module) => scriptOf(module).slice(2)),
  );

test('without a connection, a form that was open for some seconds takes pictures, explains its marks, finds words, converts what is pasted, and draws code and formulas', async ({
  context,
  page,
}) => {
  await page.setViewportSize({ width: 1920, height: 800 });
  await startPost(page, '');
  const [dialog, again] = [
    'src/pictures/dialog/PictureDialog.tsx',
    'src/pictures/again/ChoosePicture.tsx',
  ];
  const [finder, converter] = [
    'src/form/body/FindReplace.tsx',
    'packages/foreign-markdown/html/convertHtml.ts',
  ];
  await untilLoaded(page, [GUIDE, dialog, again, finder, converter, FORMULAS, HIGHLIGHTER]);
  await context.setOffline(true);

  await help(page);
  await expect(guide(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(paragraph(page, 1)).toBeFocused();
  await page.evaluate(() => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', 'Bold words');
    clipboardData.setData('text/html', '<p><b>Bold</b> words</p>');
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.activeElement!.dispatchEvent(event);
  });
  await expect(paragraph(page, 1)).toHaveValue('**Bold** words');
  await page.getByRole('button', { name: writing.tools.picture, exact: true }).first().click();
  await chooseFiles(page, 'public/icon-192.png');
  await page.getByRole('textbox', { name: pictures.altText }).fill('A line');
  await page.keyboard.press('Enter');
  await expect(paragraph(page, 1)).toHaveValue(/words\n\n!\[A line\]/);
  await paragraph(page, 1).fill('$x^2$\n\n```js\nconst a = "words";\n```');
  await expect(page.locator('.preview math')).toHaveCount(1);
  await expect(page.locator('.preview .hljs-string')).toBeVisible();
  await page.getByRole('button', { name: writing.findReplace }).click();
  await expect(page.getByLabel(writing.find, { exact: true })).toBeVisible();
});

test('a part of the form that could not be loaded says so in its place, and is asked for again when it is next needed', async ({
  page,
}) => {
  const restore = await cut(page, scriptOf(GUIDE));
  await openAs(page, 'Admin', newForm());
  await help(page);
  await expect(page.getByRole('alert')).toContainText(writing.partNotLoaded);
  await restore();
  await help(page);
  await expect(guide(page)).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});
