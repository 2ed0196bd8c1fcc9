import { expect, type Page } from '@playwright/test';
import samples from '../../scripts/emulators/samplePosts.json' with { type: 'json' };
import { test } from './support/fixtures';
import { denyStorage } from './support/storage';
import { shownTheme, themeSwitch } from './support/theme';

type Theme = 'light' | 'dark';

const system = (page: Page, colorScheme: Theme) => page.emulateMedia({ colorScheme });
const expectTheme = (page: Page, theme: Theme) => expect.poll(() => shownTheme(page)).toBe(theme);

const paper = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

/** The colour of the browser's own bars, as rgb(). */
const barColors = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')]
      .filter(({ media }) => matchMedia(media).matches)
      .map(({ content }) => {
        const rgb = content.match(/[\da-f]{2}/g)!.map((hex) => parseInt(hex, 16));
        return `rgb(${rgb.join(', ')})`;
      }),
  );

/** What each frame was painted on, from the first on until the page had loaded. */
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

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`where the system is ${colorScheme}`, () => {
    test.use({ colorScheme });

    test('the site follows the system, and a change of it, as long as nothing is chosen', async ({
      page,
    }) => {
      await page.goto('/home');
      await expect(themeSwitch(page)).toHaveValue('system');
      await expectTheme(page, colorScheme);
      await system(page, colorScheme === 'dark' ? 'light' : 'dark');
      await expectTheme(page, colorScheme === 'dark' ? 'light' : 'dark');
    });

    test('Light, Dark and System can be chosen in the footer, and the colour of the browser’s bars follows', async ({
      page,
    }) => {
      await page.goto('/home');
      for (const [choice, theme] of [
        ['Light', 'light'],
        ['Dark', 'dark'],
        ['System', colorScheme],
      ] as const) {
        await themeSwitch(page).selectOption(choice);
        await expectTheme(page, theme);
        expect(await barColors(page), choice).toEqual([await paper(page)]);
      }
    });

    test.describe('with JavaScript off', () => {
      test.use({ javaScriptEnabled: false });

      test('the site follows the system, and offers no choice that would do nothing', async ({
        page,
      }) => {
        await page.goto('/home');
        await expectTheme(page, colorScheme);
        await expect(page.getByRole('contentinfo')).toBeVisible();
        await expect(themeSwitch(page)).toBeHidden();
      });
    });
  });
}

test('a theme can be chosen with the keyboard', async ({ page }) => {
  await page.goto('/home');
  await page.getByRole('contentinfo').getByRole('link').first().focus();
  await page.keyboard.press('Shift+Tab');
  await expect(themeSwitch(page)).toBeFocused();
  await page.keyboard.type('Dark');
  await expect(themeSwitch(page)).toHaveValue('dark');
  await expectTheme(page, 'dark');
});

for (const theme of ['light', 'dark'] as const) {
  test(`the ${theme} theme that was chosen is there after a reload and on every page, from the first frame on`, async ({
    page,
  }) => {
    await system(page, theme === 'dark' ? 'light' : 'dark');
    await page.goto('/home');
    await themeSwitch(page).selectOption(theme);
    await expectTheme(page, theme);
    const chosen = await paper(page);
    await watchFrames(page);
    for (const path of [
      '/home',
      '/blogs',
      `/blog/${samples[0]!.id}`,
      '/no-such-page',
      '/createblog',
    ]) {
      await page.goto(path);
      await expect(themeSwitch(page)).toHaveValue(theme);
      expect(await frames(page), path).toEqual([chosen]);
    }
    // The app’s code never comes: what is shown is the page as it was built.
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/cv');
    await expectTheme(page, theme);
    expect(await frames(page)).toEqual([chosen]);
  });
}

test('a choice in one tab shows at once in another', async ({ context }) => {
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

test('with all storage blocked a theme holds until the page is closed', async ({
  context,
  page,
}) => {
  await denyStorage(context);
  await system(page, 'light');
  await page.goto('/home');
  await themeSwitch(page).selectOption('Dark');
  await expectTheme(page, 'dark');
  await page.getByRole('link', { name: 'CV', exact: true }).click();
  await expect(page).toHaveURL('/cv');
  await expectTheme(page, 'dark');
  await page.reload();
  await expect(themeSwitch(page)).toHaveValue('system');
  await expectTheme(page, 'light');
});

test('a stored theme that there is not is no theme', async ({ page }) => {
  await system(page, 'dark');
  await page.goto('/home');
  await page.evaluate(() => localStorage.setItem('theme', 'purple'));
  await page.reload();
  await expect(themeSwitch(page)).toHaveValue('system');
  await expectTheme(page, 'dark');
  expect(await barColors(page)).toEqual([await paper(page)]);
});
