import type { Page } from '@playwright/test';

/** The theme switch in the footer. */
export const themeSwitch = (page: Page) =>
  page.getByRole('contentinfo').getByRole('combobox', { name: 'Theme' });

/** Tells the theme on screen by the colours of the page and its text. */
export const shownTheme = (page: Page) =>
  page.evaluate(() => {
    const { backgroundColor, color } = getComputedStyle(document.body);
    const [paper, ink] = [backgroundColor, color].map((rgb) =>
      rgb
        .match(/\d+/g)!
        .slice(0, 3)
        .reduce((sum, one) => sum + Number(one), 0),
    );
    return paper! > ink! ? 'light' : 'dark';
  });
