import { expect, type Page } from '@playwright/test';
import samples from '../../scripts/emulators/samplePosts.json' with { type: 'json' };
import { test } from './support/fixtures';
import { shownTheme, themeSwitch } from './support/theme';

type Theme = 'light' | 'dark';

const system = (page: Page, colorScheme: Theme) => page.emulateMedia({ colorScheme });
const expectTheme = (page: Page, theme: Theme) => expect.poll(() => shownTheme(page)).toBe(theme);
const paper = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

/** The colours of the browser's own bars, as rgb(). */
const barColors = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')]
      .filter(({ media }) => matchMedia(media).matches)
      .map(({ content }) => {
        const rgb = content.match(/[\da-f]{2}/g)!.map((hex) => parseInt(hex, 16));
        return `rgb(${rgb.join(', ')})`;
      }),
  );

/** Records the background of each frame, from the first one on. */
const watchFrames = (page: Page) =>
  page.addInitScript(() => {
    const frames: string[] = [];
    Object.assign(globalThis, { frames });
    const look = () => {
      if (document.body) frames.push(getComputedStyle(document.body).backgroundColor);
      requestAnimationFrame(look);
    };
    look();
  });
const frames = (page: Page) =>
  page.evaluate(() => [...new Set((globalThis as unknown as { frames: string[] }).frames)]);

test('the page and the browser’s bars follow the system or the choice', async ({ page }) => {
  await page.goto('/home');
  await expect(themeSwitch(page)).toHaveValue('system');
  for (const theme of ['light', 'dark'] as const) {
    await system(page, theme);
    await expectTheme(page, theme);
  }
  for (const [choice, theme] of [
    ['Light', 'light'],
    ['Dark', 'dark'],
    ['System', 'dark'],
  ] as const) {
    await themeSwitch(page).selectOption(choice);
    await expectTheme(page, theme);
    expect(await barColors(page), choice).toEqual([await paper(page)]);
  }
  await system(page, 'light');
  await expectTheme(page, 'light');
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('the site follows the system and offers no choice, which would do nothing', async ({
    page,
  }) => {
    for (const theme of ['light', 'dark'] as const) {
      await system(page, theme);
      await page.goto('/home');
      await expectTheme(page, theme);
    }
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(themeSwitch(page)).toBeHidden();
  });
});

test('a chosen theme is on every page from the first frame on', async ({ page }) => {
  await watchFrames(page);
  for (const theme of ['light', 'dark'] as const) {
    await system(page, theme === 'dark' ? 'light' : 'dark');
    await page.goto('/home');
    await themeSwitch(page).selectOption(theme);
    await expectTheme(page, theme);
    const chosen = await paper(page);
    for (const path of ['/home', '/blogs', `/blog/${samples[0]!.id}`, '/no-such-page']) {
      await page.goto(path);
      await expect(themeSwitch(page)).toHaveValue(theme);
      expect(await frames(page), path).toEqual([chosen]);
    }
    // Without the app's code: the page as it was built.
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/cv');
    await expectTheme(page, theme);
    expect(await frames(page)).toEqual([chosen]);
    await page.unroute('**/assets/*.js');
  }
});

test('a theme chosen in one tab is shown at once in another', async ({ context }) => {
  const [one, other] = [await context.newPage(), await context.newPage()];
  for (const page of [one, other]) {
    await system(page, 'light');
    await page.goto('/home');
  }
  await themeSwitch(one).selectOption('Dark');
  await expectTheme(other, 'dark');
  await expect(themeSwitch(other)).toHaveValue('dark');
  await themeSwitch(other).selectOption('System');
  await expectTheme(one, 'light');
  await expect(themeSwitch(one)).toHaveValue('system');
});
