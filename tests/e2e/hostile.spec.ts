import { expect, type Locator, type Page } from '@playwright/test';
import { post, remove, write } from './support/emulators';
import { hostilePost, hostileTexts, postOf } from './support/hostilePosts';
import { startPost, uniqueTitle } from './support/actions';
import { test } from './support/fixtures';

test.use({ viewport: { width: 390, height: 800 } });

/** The elements in a part of the page, in order, with the names of their attributes: all but texts and addresses. */
const skeleton = (part: Locator) =>
  part.evaluate((root) =>
    [root, ...root.querySelectorAll('*')].map(
      (element) => `${element.tagName} ${element.getAttributeNames().sort().join(' ')}`,
    ),
  );

// The first card of a year has the year besides.
const cardSkeleton = async (card: Locator) =>
  (await skeleton(card)).filter((element) => element !== 'SPAN aria-hidden class');

const frame = (page: Page) =>
  Promise.all(
    [page.getByRole('banner'), page.getByRole('contentinfo')].map((part) => part.innerHTML()),
  );

/** That a page is no wider than the window, and nothing reaches out of it. */
async function expectToFit(page: Page) {
  const { widest, window } = await page.evaluate(() => ({
    widest: Math.max(
      document.documentElement.scrollWidth,
      ...[...document.querySelectorAll('body *')].map((one) => one.getBoundingClientRect().right),
    ),
    window: innerWidth,
  }));
  expect(widest).toBeLessThanOrEqual(window);
}

/** That the last character of a text stands right of the one before it. */
const expectLeftToRight = async (text: Locator) =>
  expect(
    await text.evaluate(({ firstChild: node }) => {
      const { length } = node!.textContent!;
      const [before, last] = [2, 1].map((fromEnd) => {
        const range = document.createRange();
        range.setStart(node!, length - fromEnd);
        range.setEnd(node!, length - fromEnd + 1);
        return range.getBoundingClientRect().left;
      });
      return before! < last!;
    }),
  ).toBe(true);

for (const [what, text] of Object.entries(hostileTexts)) {
  test(`${what} in every field of a post is text, breaks no layout and changes nothing else`, async ({
    page,
  }) => {
    const [plain, hostile] = ['plain', 'hostile'].map((kind) =>
      uniqueTitle(kind).replace(' ', '-'),
    );
    await write(`blogs/${plain}`, postOf('Plain'));
    await write(`blogs/${hostile}`, postOf(text));
    const heading = page.getByRole('heading', { level: 1 });
    const open = async (id: string, title: string) => {
      await page.goto(`/blog/${id}`);
      await expect.poll(() => heading.textContent()).toBe(title);
      return { body: await skeleton(page.locator('body')), frame: await frame(page) };
    };
    const harmless = await open(plain!, 'Plain');
    expect(await open(hostile!, text)).toEqual(harmless);

    const article = page.getByRole('article');
    const texts = await article
      .locator('section > *')
      .evaluateAll((all) => all.map((one) => one.textContent));
    expect(texts).toEqual([text, text, text]);
    await expectLeftToRight(article.locator('time'));
    await expectToFit(page);

    await page.goto('/blogs');
    const card = (id: string) =>
      page.getByRole('article').filter({ has: page.locator(`a[href$="${id}"]`) });
    await expect(card(hostile!)).toBeAttached();
    expect(await cardSkeleton(card(hostile!))).toEqual(await cardSkeleton(card(plain!)));
    expect(await card(hostile!).locator('h2').textContent()).toBe(text);
    await expectToFit(page);
    await expect(page).not.toHaveTitle('hacked');
    await remove(`blogs/${plain}`);
    await remove(`blogs/${hostile}`);
  });
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`with JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled });

    test('all of them at once in a page that the build has written are text', async ({ page }) => {
      for (const path of [`/blog/${hostilePost.id}`, '/blogs']) {
        await page.goto(path);
        const main = page.getByRole('main');
        await expect(main).toContainText(hostileTexts['a script']);
        await expect(main).toContainText(hostileTexts['closing tags']);
        await expectToFit(page);
        await expect(
          page.locator('svg, main script:not([type="application/ld+json"])'),
        ).toHaveCount(0);
        await expect(page).not.toHaveTitle('hacked');
      }
    });
  });
}

test('they can be written in the form and published, and break nothing there', async ({ page }) => {
  // A one-line field takes no line breaks, and HTML no NUL.
  const text = hostilePost.text.replaceAll('\0', '');
  const title = uniqueTitle('Written with');
  await startPost(page, title);
  for (const field of ['Name', 'Summary', 'Heading', 'Paragraph 1']) {
    await page.getByRole('textbox', { name: field, exact: true }).fill(text);
  }
  await expectToFit(page);
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Paragraph 1' })).toHaveValue(text);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL('/home');
  await page.goto('/blogs');
  await page.getByRole('link', { name: `Read ${title}` }).click();
  await expect(page.locator('article section p')).toHaveText(text);
  await expect(page).not.toHaveTitle('hacked');
  await remove(`blogs/${new URL(page.url()).pathname.split('/').at(-1)}`);
});

for (const id of [
  '<b>&"\'',
  'javascript:alert(1)',
  'a b?c#d',
  '100%',
  '%41..%25',
  '\u202Eabc',
  '__proto__x',
]) {
  test(`a post with the id ${id} opens from the list and by deep link`, async ({ page }) => {
    const title = uniqueTitle('With an odd id');
    const path = `blogs/${id}`;
    await write(path, post(title));
    await page.goto('/blogs');
    // Not by a click: other tests' posts may push it away at that moment.
    await page.getByRole('link', { name: `Read ${title}` }).press('Enter');
    const heading = page.getByRole('heading', { level: 1, name: title });
    await expect(heading).toBeVisible();
    await page.reload();
    await expect(heading).toBeVisible();
    await remove(path);
  });
}
