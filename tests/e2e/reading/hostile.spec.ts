import { expect, type Locator, type Page } from '@playwright/test';
import { write } from '../support/emulators';
import { hostileTexts, postOf } from '../support/hostilePosts';
import { h1, uniqueTitle } from '../support/actions';
import { test } from '../support/fixtures';
import { misfits } from '../support/layout';

test.use({ viewport: { width: 390, height: 800 } });

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

/** Expects that no text has become an element, or has run. */
async function expectNoMarkup(page: Page) {
  const made = 'svg, main img, main script:not([type]), h1 *, article section p *';
  await expect(page.locator(made)).toHaveCount(0);
  await expect(page).not.toHaveTitle('hacked');
}

test('hostile texts in a live post with an odd id are text and break no layout, in the list and by deep link', async ({
  page,
}) => {
  const text = [...hostileTexts, 'w'.repeat(10_000)].join(' ');
  const title = uniqueTitle('hostile');
  await write(`blogs/${title}<b>&"' ?c#d%41..%25`, { ...postOf(text), Title: title + text });
  await page.goto('/blogs');
  const card = page.getByRole('article').filter({ hasText: title });
  await expect.poll(() => card.locator('h2').textContent()).toBe(title + text);
  expect(await misfits(page)).toEqual([]);
  await expectNoMarkup(page);

  // Not a click: posts of other tests may move the link at that moment.
  await card.getByRole('link').first().press('Enter');
  for (const open of [() => expect(page).not.toHaveURL('/blogs'), () => page.reload()]) {
    await open();
    await expect.poll(() => h1(page).textContent()).toBe(title + text);
  }
  const parts = page.locator('article section > *');
  await expect(parts).toHaveCount(3);
  expect(await parts.evaluateAll((all) => all.map((one) => one.textContent))).toEqual([
    text,
    text,
    text,
  ]);
  await expectLeftToRight(page.getByRole('article').locator('time'));
  expect(await misfits(page)).toEqual([]);
  await expectNoMarkup(page);
});
