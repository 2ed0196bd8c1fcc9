import { expect, type Page } from '@playwright/test';
import { screens } from './support/screens';
import { test } from './support/fixtures';
import { ring } from './support/ring';

test.use({ contextOptions: { forcedColors: 'active' } });

/** Lists the links of the navigation that are underlined or have a border below. */
const underlined = (page: Page) =>
  page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link')
    .evaluateAll((links) =>
      links
        .filter((link) => {
          const { textDecorationLine, borderBottomStyle } = getComputedStyle(link);
          return textDecorationLine !== 'none' || borderBottomStyle !== 'none';
        })
        .map(({ textContent }) => textContent),
    );

test('in forced colours the focus has a ring', async ({ page }) => {
  await screens.form!(page);
  const main = page.getByRole('main');
  for (const one of [
    page.getByRole('link', { name: 'CV', exact: true }),
    page.getByRole('button', { name: /^Account of/ }),
    main.getByRole('textbox', { name: 'Name' }),
    main.getByRole('textbox', { name: 'Title' }),
    main.getByRole('button', { name: 'Add Section' }),
    main.getByRole('button', { name: 'Submit' }),
    page.getByRole('combobox', { name: 'Theme' }),
  ]) {
    await one.focus();
    // Focus set by a script shows a ring only after a key press.
    await page.keyboard.press('Shift');
    const { width, contrast } = await ring(one);
    expect(width, one.toString()).toBeGreaterThanOrEqual(2);
    expect(contrast, one.toString()).toBeGreaterThanOrEqual(3);
  }
});

test('in forced colours the current page and the margin are marked', async ({ page }) => {
  for (const [path, place] of [
    ['/home', 'Home'],
    ['/blogs', 'Blog'],
    ['/cv', 'CV'],
  ] as const) {
    await page.goto(path);
    expect(await underlined(page)).toEqual([place]);
  }

  const line = await page.getByRole('main').evaluate((main) => {
    const { borderLeftStyle, borderLeftWidth, height } = getComputedStyle(main, '::before');
    return { borderLeftStyle, width: parseFloat(borderLeftWidth), height: parseFloat(height) };
  });
  expect(line).toMatchObject({ borderLeftStyle: 'solid', width: 2 });
  const main = (await page.getByRole('main').boundingBox())!;
  expect(line.height).toBeCloseTo(main.height, 0);
});
