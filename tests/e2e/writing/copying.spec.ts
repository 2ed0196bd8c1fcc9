import { expect, type Page } from '@playwright/test';
import { openAs, paragraph, uniqueTitle } from '../support/actions';
import { publish } from '../support/emulators';
import { test } from '../support/fixtures';
import { newForm } from '../support/newForm';
import { COPIER, scriptOf } from '../support/sites/manifest';

const table = '| a | b |\n| --- | --- |\n| $x$ c | d |';
const code = '```js\nlet a;\n\n  let b;\n```';
const text = `Euler[^1] wrote $e^{i\\pi}+1=0$
as in n$\`m\`$.

$$
\\int_0^1 x

\\text{$\\pm$}
$$

- one $a_1$
- two

${table}

${code}

[^1]: In $1748$.`;

/** Publishes a post and opens it. */
async function open(page: Page, Paragraph: string) {
  const title = uniqueTitle('To be copied');
  const id = await publish(title, { sections: [{ Heading: '', paragraphs: [{ Paragraph }] }] });
  await page.goto(`/blog/${id}`);
  await expect(page.locator('.footnotes')).toBeVisible();
}

/** Selects the sections of the post and its footnotes. */
const selectText = (page: Page) =>
  page.evaluate(() => {
    const [first, last] = ['.text > section', '.footnotes'].map((one) =>
      document.querySelector(one)!,
    ) as [Element, Element];
    getSelection()!.setBaseAndExtent(first, 0, last, last.childNodes.length);
  });

/** Presses the keys that copy what is selected. Returns the plain words of the clipboard. */
async function copy(page: Page) {
  await page.keyboard.press('Control+c');
  return page.evaluate(() => navigator.clipboard.readText());
}

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('a formula is copied as its TeX, alone and among others, and what is pasted into the form is the Markdown of the post', async ({
  page,
}) => {
  const loaded = page.waitForResponse(scriptOf(COPIER));
  await open(page, text);
  await loaded;
  await expect(page.locator('math')).toHaveCount(6);
  // From the middle of a formula to its end.
  await page.evaluate(() => {
    const math = document.querySelector('math')!;
    getSelection()!.setBaseAndExtent(math.querySelector('mn')!, 0, math, math.childNodes.length);
  });
  // Until the code has run that has just loaded, the browser copies the formula's signs.
  await expect.poll(() => copy(page)).toBe('$e^{i\\pi}+1=0$');
  await selectText(page);
  const plain = await copy(page);
  expect(plain).toContain('Euler[1] wrote $e^{i\\pi}+1=0$\nas in n$`m`$.');
  expect(plain).toContain('\n\n$$\n\\int_0^1 x\n\n\\text{$\\pm$}\n$$\n');
  expect(plain).toContain('$x$ c\td');
  expect(plain).toContain('let a;\n\n  let b;');
  expect(plain).not.toContain('Copy');
  // What was selected still is.
  await expect
    .poll(() => page.evaluate(() => getSelection()!.toString()))
    .toMatch(/^Euler\[1\] wrote\s[^$]+\sas in/);
  await expect(page.locator('math')).toHaveCount(6);
  await openAs(page, 'Admin', newForm());
  await paragraph(page, 1).focus();
  await page.keyboard.press('Control+v');
  await expect(paragraph(page, 1)).toHaveValue(text);
});

test('a post without a formula loads nothing for what is copied', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => void requests.push(request.url()));
  await open(page, 'Words[^1] and `code`.\n\n[^1]: A note.');
  await selectText(page);
  expect(await copy(page)).toMatch(/^Words\[1\] and code\.\n+A note\./);
  expect(requests.filter((url) => url.includes('copyAsTex'))).toEqual([]);
});
