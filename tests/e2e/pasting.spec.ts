import { expect, type Page } from '@playwright/test';
import { field, startPost, submit, uniqueTitle, paragraph } from './support/actions';
import { test } from './support/fixtures';
import { words } from './support/words';

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

  await paragraph(page, 1)
    .first()
    .fill('Before.\n\n```\na\n\nb\n```\n\nA note[^1].\n\n[^1]: Here.');
  await page.getByRole('button', { name: words.writing.split(3) }).click();
  await submit(page);

  await page.getByRole('link', { name: words.reading.readQuoted(title) }).click();
  const post = page.getByRole('article');
  await expect(post.getByRole('columnheader', { name: 'Price' })).toHaveClass('end');
  await expect(post.getByRole('strong')).toHaveText('sharp');
  await expect(post.getByRole('region', { name: words.reading.code() })).toHaveText('a\n\nb');
  await post.getByRole('link', { name: words.reading.footnote(1) }).click();
  await expect(post.getByRole('listitem').filter({ hasText: 'Here.' })).toBeInViewport();
  expect(requests.filter((url) => url.includes('never-loaded'))).toEqual([]);
  await expect(page).not.toHaveTitle('hacked');
});
