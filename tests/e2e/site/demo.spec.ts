import { expect, type Page } from '@playwright/test';
import {
  answerDialogs,
  chooseFiles,
  field,
  h1,
  paragraph,
  submitButton,
  toWriting,
} from '../support/actions';
import { demo } from '../support/sites/sites';
import { testOnHost } from '../support/staticSite';
import { words } from '../support/words';

const test = testOnHost(demo).extend<{ alone: void }>({
  alone: [
    async ({ context, baseURL }, use) => {
      const asked: string[] = [];
      context.on('request', (request) => asked.push(request.url()));
      await use();
      const isOwn = (url: string) => url.startsWith(baseURL) || /^(blob|data):/.test(url);
      expect(asked.filter((url) => !isOwn(url))).toEqual([]);
    },
    { auto: true },
  ],
});

const title = 'Written in the demo';
const titled = (page: Page, text: string) =>
  page.getByRole('link', { name: words.reading.readTitle(text) });

/** Signs in, publishes a post with a picture, and opens it. */
async function publishPost(page: Page) {
  await page.goto('blogs');
  await page.getByRole('button', { name: words.account.signIn }).click();
  await toWriting(page);
  await field(page, 'Title').fill(title);
  await paragraph(page, 1).focus();
  await page
    .getByRole('group', { name: words.writing.format })
    .getByRole('button', { name: words.writing.tools.picture })
    .click();
  await chooseFiles(page, 'public/icon-192.png');
  const alt = page.getByRole('dialog').getByRole('textbox', { name: words.pictures.altText });
  await alt.fill('An icon');
  await alt.press('Enter');
  await submitButton(page).click();
  await page.getByRole('link', { name: words.tools.readQuoted(title) }).click();
  await expect(h1(page, title)).toBeVisible();
}

test('every page of the demo says that it is one', async ({ page }) => {
  for (const path of ['home', 'cv', 'contact', 'blogs', 'blog/a-week-without-a-mouse', 'none']) {
    await page.goto(path);
    await expect(page.getByText(words.demo.note), path).toBeVisible();
  }
});

test('what is written in the demo stays in this browser, until its visitor starts again', async ({
  page,
  browser,
  baseURL,
}) => {
  answerDialogs(page);
  await publishPost(page);
  await page.reload();
  const picture = page.getByRole('img', { name: 'An icon' });
  const isDrawn = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth > 0);
  await expect.poll(isDrawn).toBe(true);
  const tab = await page.context().newPage();
  const guest = await browser.newPage({ baseURL });
  for (const other of [tab, guest]) await other.goto('blogs');
  await expect(titled(tab, title)).toBeVisible();

  await page.getByRole('link', { name: words.tools.edit, exact: true }).click();
  await field(page, 'Title').fill(`${title}, and edited`);
  await submitButton(page).click();
  const edited = titled(tab, `${title}, and edited`);
  await expect(edited).toBeVisible();
  await page.goto('blog/a-week-without-a-mouse');
  await page.getByRole('button', { name: words.tools.delete, exact: true }).click();
  const sample = titled(tab, 'A week without a mouse');
  await expect(sample).toHaveCount(0);
  await tab.reload();
  await expect(edited).toBeVisible();
  await expect(sample).toHaveCount(0);
  await expect(titled(guest, 'A week without a mouse')).toBeVisible();
  await expect(guest.getByText(title)).toHaveCount(0);

  await page.getByRole('button', { name: words.demo.again }).click();
  await expect(sample).toBeVisible();
  await expect(edited).toHaveCount(0);
  await guest.close();
});
