import { expect, type Locator, type Page } from '@playwright/test';
import { chooseFiles, field, openAs, submitButton, uniqueTitle } from '../support/actions';
import { newForm } from '../support/newForm';
import { test } from '../support/fixtures';
import { words } from '../support/words';

const { writing, pictures } = words;

const write = (count: number) =>
  'One more word of the text, as it comes. '.repeat(count / 9).trim();
const sections = [
  ['Why', write(63), `${write(63)}[^1]`],
  ['How', write(63), '### First', write(63), '| Name | Age |\n| --- | --- |\n| Ann | 9 |'],
  ['What', write(63), '```js\nconst one = 1;\n```', write(63)],
  // A slash begins a block: here, a picture.
  ['Pictures', write(63), '/picture', '### Second', write(63)],
  ['End', write(126), write(63), '[^1]: A note.'],
] as const;

/** Writes a post, and counts the keys that are no characters, and the clicks or taps. */
function openAuthor(page: Page, isTouch: boolean) {
  let presses = 0;
  const press = async (key: string) => {
    presses++;
    await page.keyboard.press(key);
  };
  const click = async (target: Locator) => {
    presses++;
    await (isTouch ? target.tap() : target.click());
  };
  async function type(text: string) {
    for (const [i, line] of text.split('\n').entries()) {
      if (i > 0) await press('Enter');
      const [mark] = /^#* ?/.exec(line)!;
      for (const letter of mark) await page.keyboard.press(letter);
      await page.keyboard.insertText(line.slice(mark.length));
    }
  }
  async function addPicture() {
    await page.keyboard.type('/picture');
    const option = page.getByRole('option', { name: writing.tools.picture });
    await expect(option).toBeVisible();
    await (isTouch ? click(option) : press('Enter'));
    await chooseFiles(page, 'public/icon-192.png');
    const alt = page.getByRole('dialog').getByRole('textbox', { name: pictures.altText });
    await alt.fill('A line');
    await press('Enter');
    await expect(alt).toHaveCount(0);
  }
  /** Writes all from the words of the first heading on. In the form, Enter leads from a heading to its paragraph. */
  async function writeBody(afterHeading: string) {
    for (const [at, [heading, ...blocks]] of sections.entries()) {
      await type(at > 0 ? `\n\n## ${heading}` : heading);
      for (const [i, block] of blocks.entries()) {
        await type(i > 0 ? '\n\n' : afterHeading);
        await (block === '/picture' ? addPicture() : type(block));
      }
    }
  }
  return { press, click, type, writeBody, count: () => presses };
}

/** Reads what the post shows, below its title. */
async function readPost(page: Page, title: string) {
  await page.getByRole('link', { name: title }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const main = page.locator('main');
  await expect(main.getByRole('heading', { level: 3, name: 'Second' })).toBeVisible();
  const count = async (selector: string) => main.locator(selector).count();
  return {
    sections: await main.locator('section').allInnerTexts(),
    counts: await Promise.all(['h2', 'h3', 'table', 'pre', 'img'].map(count)),
  };
}

const ways = [
  { way: 'in the text, by keys', isText: true, isTouch: false, width: 1280, height: 800 },
  { way: 'in the text, by touch', isText: true, isTouch: true, width: 390, height: 844 },
  { way: 'in the form, by keys', isText: false, isTouch: false, width: 1280, height: 800 },
];

test('a post of 700 words is the same whether it is written in the text, by keys or by touch, or in the form', async ({
  browser,
  baseURL,
}) => {
  test.slow();
  const posts = [];
  for (const { way, isText, isTouch, width, height } of ways) {
    const options = { baseURL, hasTouch: isTouch, viewport: { width, height } };
    const page = await browser.newPage(options);
    await openAs(page, 'Admin', newForm());
    const author = openAuthor(page, isTouch);
    const title = uniqueTitle('Three ways');
    await author.click(field(page, 'Title'));
    await page.keyboard.insertText(title);
    if (isText) {
      await author.click(page.getByRole('tab', { name: writing.fields.Body, exact: true }));
      await author.click(page.getByRole('textbox', { name: writing.fields.Body, exact: true }));
      await author.type('## ');
    } else for (const key of ['Enter', 'Enter']) await author.press(key);
    await author.writeBody(isText ? '\n\n' : '\n');
    const screens = await page.evaluate(() => document.body.scrollHeight / innerHeight);
    if (isTouch) await author.click(submitButton(page));
    else for (const key of ['Control+Enter', 'Control+Enter']) await author.press(key);
    await expect(page).toHaveURL('/home');
    const done = `${author.count()} presses, ${screens.toFixed(1)} screens`;
    test.info().annotations.push({ type: way, description: done });
    console.log(`${way}: ${done}`);
    posts.push(await readPost(page, title));
    await page.close();
  }
  for (const post of posts) expect(post).toEqual(posts[0]);
});
