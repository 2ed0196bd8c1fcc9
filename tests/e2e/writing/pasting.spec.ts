import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { findPictureIds } from '../../../src/post/picture';
import {
  chooseFiles,
  cut,
  field,
  h1,
  hold,
  startPost,
  submit,
  submitButton,
  uniqueTitle,
  paragraph,
  CHANNELS,
  WRITES,
} from '../support/actions';
import { remove, storedIn, storedTitles } from '../support/emulators';
import { test } from '../support/fixtures';
import { pastePicture } from '../support/inPage';
import { scriptOf } from '../support/sites/manifest';
import { words } from '../support/words';
import { any } from '../../fixtures/any';

const READER = 'src/markdown/readPicture.ts';

test('a pasted picture survives a reload without a connection, is published with its post, and is shown to readers at once', async ({
  browser,
  page,
}) => {
  // To a browser, a machine without a network is offline.
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { value: true }));
  const title = uniqueTitle('With a picture');
  await startPost(page, title);
  await paragraph(page, 1).fill('Bef');
  const dialog = page.getByRole('dialog', { name: words.writing.tools.picture });
  await page.evaluate(pastePicture);
  await dialog.getByRole('button', { name: words.writing.cancel }).press('Enter');
  await expect(dialog).toHaveCount(0);
  await page.keyboard.type('ore.');
  await expect(page.getByText(any(words.publishing.saved))).toBeVisible();
  const restore = [await cut(page, CHANNELS), await cut(page, WRITES)];
  await page.evaluate(pastePicture);
  await dialog.getByRole('textbox', { name: words.pictures.altText }).fill('A black [box]');
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(paragraph(page, 1)).toBeFocused();
  await expect(page.getByRole('group', { name: words.writing.format })).toBeVisible();
  await page.keyboard.type('\n\nAfter.');

  await page.reload();
  await expect(paragraph(page, 1)).toHaveValue(
    /^Before\.\n\n!\[A black \\\[box\\\]\]\(\/pictures\/[0-9a-f]{32}\.webp#1600x800\)$/,
  );
  await expect(paragraph(page, 2)).toHaveValue('After.');
  const shown = (where: Page) => where.getByRole('img', { name: 'A black [box]' });
  await expect(shown(page)).toHaveAttribute('src', /^blob:/);
  // Other tests store pictures meanwhile.
  const [id] = findPictureIds(await paragraph(page, 1).inputValue());
  const findPicture = async () =>
    [...(await storedIn('pictures'))].find(([path]) => path.endsWith(id!));
  expect(await findPicture()).toBeUndefined();

  // Before there is a connection: the form uploads pictures as soon as it can.
  const upload = await hold(page, WRITES);
  for (const one of restore) await one();
  await page.reload();
  await submitButton(page).click();
  // On a busy machine, the first of these sentences may be skipped.
  const { uploading, slow } = words.publishing;
  await expect(page.getByText(uploading(1)).or(page.getByText(slow))).toBeVisible();
  await page.getByRole('button', { name: words.writing.cancel }).click();
  await expect(page.getByText(any(words.publishing.saved))).toBeVisible();
  expect(await storedTitles()).not.toContain(title);
  upload();
  await submit(page);
  const [path, stored] = (await findPicture())!;
  expect(stored).toMatchObject({ type: 'image/webp', width: 1600, height: 800 });

  const [post] = [...(await storedIn('blogs'))].find(([, one]) => one.Title === title)!;
  const reader = await browser.newPage();
  const release = await hold(reader, scriptOf(READER));
  const missing = reader.waitForResponse(/\/pictures\//);
  await reader.goto(new URL(post.replace('blogs', '/blog'), page.url()).href);
  await expect(h1(reader, title)).toBeVisible();
  await missing;
  const after = reader.getByText('After.');
  const place = await after.boundingBox();
  release();
  await expect(shown(reader)).toHaveAttribute('src', /^blob:/);
  await expect(shown(reader)).toHaveJSProperty('naturalWidth', 1600);
  expect(await after.boundingBox()).toEqual(place);

  await cut(reader, scriptOf(READER));
  await reader.reload();
  await expect(reader.getByText(words.reading.pictureNotLoaded)).toContainText('A black [box]');
  expect(await after.boundingBox()).toEqual(place);
  await reader.close();
  await remove(path);
});

/** Makes a JPEG of one colour. */
const jpeg = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#357' }, limitInputPixels: false })
    .jpeg()
    .toBuffer();

test('several pictures at once are one list, in which nothing moves when one arrives, one of 80 megapixels too; a file that is none has a sentence; one Undo takes all back', async ({
  page,
}) => {
  const { altText, caption, damaged, insert, several } = words.pictures;
  await startPost(page, uniqueTitle('With several'));
  await paragraph(page, 1).fill('Before.');
  await paragraph(page, 1).focus();
  const mimeType = 'image/jpeg';
  const buffers = [await jpeg(900, 600), Buffer.from('\xFF\xD8\xFF\xE0', 'latin1')];
  const chosen = [...buffers, await jpeg(9000, 8900)];
  await page
    .getByRole('group', { name: words.writing.format })
    .getByRole('button', { name: words.writing.tools.picture })
    .click();
  await chooseFiles(
    page,
    chosen.map((buffer, i) => ({ name: `${i}.jpg`, mimeType, buffer })),
  );
  const dialog = page.getByRole('dialog', { name: several(3) });
  const field = (name: string) => dialog.getByRole('textbox', { name }).last();
  await expect(field(altText)).toBeAttached();
  const places = () =>
    dialog
      .locator(':is([role=group], button)')
      .evaluateAll((all) => all.map((one) => JSON.stringify(one.getBoundingClientRect())));
  const before = await places();
  await expect(dialog.locator('img')).toHaveCount(2);
  await expect(dialog.getByRole('alert')).toHaveText(damaged('1.jpg'));
  expect(await places()).toEqual(before);

  await dialog.getByRole('textbox', { name: altText }).first().fill('A small one');
  await field(altText).fill('A large one');
  await field(caption).fill('Of 80 megapixels');
  await dialog.getByRole('button', { name: insert, exact: true }).click();
  await expect(paragraph(page, 1)).toHaveValue(
    /^Before\.\n\n!\[A small one\]\(\S+#900x600\)\n\n!\[A large one\]\(\S+#1600x1582 "Of 80 megapixels"\)$/,
  );
  await expect(page.getByRole('group', { name: words.pictures.numberOf(2, 2) })).toBeVisible();
  await page.getByRole('button', { name: words.writing.undo }).click();
  await expect(paragraph(page, 1)).toHaveValue('Before.');
});

test('a cover that is chosen is shown to readers at once, on its card and on top of its post', async ({
  page,
}) => {
  const title = uniqueTitle('With a cover');
  await startPost(page, title);
  await page.getByText(words.writing.details, { exact: true }).click();
  const { fields, tools, hints } = words.writing;
  await page.getByRole('button', { name: `${fields.Cover}: ${tools.picture}` }).click();
  await chooseFiles(page, 'public/icon-192.png');
  await page.getByRole('textbox', { name: words.pictures.altText }).fill('A line');
  await page.keyboard.press('Enter');
  const cover = page.getByRole('textbox', { name: fields.Cover });
  await expect(cover).toHaveValue(/^!\[A line\]\(\/pictures\/[0-9a-f]{32}\.webp#192x192\)$/);
  const [id] = findPictureIds(await cover.inputValue());
  await expect(cover).toHaveAccessibleDescription(hints.Cover);
  const shown = page.locator('img[alt="A line"]:visible').first();
  await expect(shown).toHaveAttribute('src', /^blob:/);
  await submit(page);

  await page.goto('/blogs');
  const card = page.getByRole('article').filter({ hasText: title });
  await expect(card.getByRole('img', { name: 'A line' })).toHaveAttribute('src', /^blob:/);
  await card.getByRole('link', { name: title }).first().click();
  await expect(h1(page, title)).toBeVisible();
  const top = page.locator('.cover img');
  await expect(top).toHaveAttribute('src', /^blob:/);
  await expect(top).toHaveJSProperty('naturalWidth', 192);
  await remove(`pictures/${id!}`);
});

test('a picture that the build has written is never read from the database', async ({ page }) => {
  await cut(page, CHANNELS);
  await cut(page, scriptOf(READER));
  await page.goto('/blog/tests-that-can-fail');
  const picture = page.locator('img.picture');
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toHaveAttribute('src', /^\/pictures\//);
  await expect(picture).toHaveJSProperty('naturalWidth', 880);
});

/** Pastes words and their HTML where the cursor is. */
const paste = (page: Page, plain: string, html: string) =>
  page.evaluate(
    ([plain, html]) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', plain!);
      clipboardData.setData('text/html', html!);
      const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
      document.activeElement!.dispatchEvent(event);
    },
    [plain, html],
  );

// As Word puts it into the clipboard.
const html = `<html><body><!--StartFragment--><p class=MsoNormal>Before it all.</p>
<h2>Tools<o:p></o:p></h2><p class=MsoNormal>Two <b>sharp&nbsp;</b>ones:</p>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>1.<span>&nbsp; </span></span><![endif]>a saw</p>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>2.<span>&nbsp; </span></span><![endif]>a knife</p>
<table><tr><td>Tool</td><td align=right>Price</td></tr><tr><td>Saw</td><td align=right>12</td></tr></table>
<img src="https://example.com/never-loaded.png" alt="" onerror="document.title = 'hacked'"><!--EndFragment--></body></html>`;

test('words of Word become sections with a list and a table, and a reader sees them', async ({
  page,
}) => {
  const title = uniqueTitle('From Word');
  await startPost(page, title);
  const requests: string[] = [];
  page.on('request', (request) => void requests.push(request.url()));
  await paragraph(page, 1).focus();
  await paste(page, 'Before it all.', html);
  await expect(paragraph(page, 1)).toHaveValue(/## Tools/);
  await page.getByRole('button', { name: words.writing.makeSections(1) }).click();
  await expect(field(page, 'Heading').nth(1)).toHaveValue('Tools');
  await expect(paragraph(page, 2)).toHaveValue('1. a saw\n2. a knife');
  await submit(page);

  await page.getByRole('link', { name: words.tools.readQuoted(title) }).click();
  const post = page.getByRole('article');
  await expect(post.getByRole('columnheader', { name: 'Price' })).toHaveClass('end');
  await expect(post.getByRole('strong')).toHaveText('sharp');
  expect(requests.filter((url) => url.includes('never-loaded'))).toEqual([]);
  await expect(page).not.toHaveTitle('hacked');
});
