import { expect, type Locator, type Page } from '@playwright/test';
import { post, write } from './support/emulators';
import { hostilePost, hostileTexts, postOf } from './support/hostilePosts';
import { field, h1, startPost, submit, uniqueTitle } from './support/actions';
import { test } from './support/fixtures';

test.use({ viewport: { width: 390, height: 800 } });

/** Lists the elements in a part of the page with the names of their attributes, without texts and addresses. */
const skeleton = (part: Locator) =>
  part.evaluate((root) =>
    [root, ...root.querySelectorAll('*')].map(
      (element) => `${element.tagName} ${element.getAttributeNames().sort().join(' ')}`,
    ),
  );

// The first card of a year also shows the year.
const cardSkeleton = async (card: Locator) =>
  (await skeleton(card)).filter((element) => element !== 'SPAN aria-hidden class');

const frame = (page: Page) =>
  Promise.all(
    [page.getByRole('banner'), page.getByRole('contentinfo')].map((part) => part.innerHTML()),
  );

/** Expects that nothing on the page is outside the window. */
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

/** Expects that the last character of a text is to the right of the one before it. */
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

test('hostile texts in a live post are text and break no layout', async ({ page }) => {
  const text = [...hostileTexts, 'w'.repeat(10_000)].join(' ');
  const [plain, hostile] = [uniqueTitle('plain'), uniqueTitle('hostile')];
  await write(`blogs/${plain}`, { ...postOf('Plain'), Title: plain });
  await write(`blogs/${hostile}`, { ...postOf(text), Title: hostile + text });
  const open = async (id: string, title: string) => {
    await page.goto(`/blog/${id}`);
    await expect.poll(() => h1(page).textContent()).toBe(title);
    await expect(page.locator('article section > *')).toHaveCount(3);
    return { body: await skeleton(page.locator('body')), frame: await frame(page) };
  };
  const harmless = await open(plain, plain);
  expect(await open(hostile, hostile + text)).toEqual(harmless);

  const article = page.getByRole('article');
  const texts = await article
    .locator('section > *')
    .evaluateAll((all) => all.map((one) => one.textContent));
  expect(texts).toEqual([text, text, text]);
  await expectLeftToRight(article.locator('time'));
  await expectToFit(page);

  await page.goto('/blogs');
  const card = (id: string) =>
    page.getByRole('article').filter({ has: page.locator(`a[href$="${encodeURIComponent(id)}"]`) });
  await expect(card(hostile)).toBeAttached();
  expect(await cardSkeleton(card(hostile))).toEqual(await cardSkeleton(card(plain)));
  expect(await card(hostile).locator('h2').textContent()).toBe(hostile + text);
  await expectToFit(page);
  await expect(page).not.toHaveTitle('hacked');
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`with JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled });

    test('hostile texts in a built page are text', async ({ page }) => {
      for (const path of [`/blog/${hostilePost.id}`, '/blogs']) {
        await page.goto(path);
        const main = page.getByRole('main');
        await expect(main).toContainText(hostileTexts[0]!);
        await expect(main).toContainText('</script></style></title>');
        await expectToFit(page);
        await expect(
          page.locator('svg, main script:not([type="application/ld+json"])'),
        ).toHaveCount(0);
        await expect(page).not.toHaveTitle('hacked');
      }
    });
  });
}

test('hostile texts can be typed into the form and published', async ({ page }) => {
  // HTML has no NUL.
  const text = hostileTexts.join(' ').replaceAll('\0', '');
  const title = uniqueTitle('Written with');
  await startPost(page, title);
  for (const name of ['Name', 'Summary', 'Heading', 'Paragraph 1'])
    await page.getByRole('textbox', { name, exact: true }).fill(text);
  await expectToFit(page);
  await page.reload();
  await expect(field(page, 'Paragraph 1')).toHaveValue(text);
  await submit(page);
  await page.getByRole('link', { name: `Read “${title}”` }).click();
  await expect(page.locator('article section p')).toHaveText(text);
  await expect(page).not.toHaveTitle('hacked');
});

test('posts with odd ids open from the list and by deep link', async ({ page }) => {
  const ids = [
    '<b>&"\'',
    'javascript:alert(1)',
    'a b?c#d',
    '100%',
    '%41..%25',
    '\u202Eabc',
    '__proto__x',
  ];
  for (const id of ids) {
    const title = uniqueTitle('With an odd id');
    await write(`blogs/${id}`, post(title));
    await page.goto('/blogs');
    // Not a click: posts of other tests may move the link at that moment.
    await page.getByRole('link', { name: `Read ${title}` }).press('Enter');
    await expect(h1(page, title)).toBeVisible();
    await page.reload();
    await expect(h1(page, title)).toBeVisible();
  }
});
