import { expect, type Page } from '@playwright/test';
import samples from '../../../scripts/emulators/samplePosts.json' with { type: 'json' };
import { hold, untilHydrated } from '../support/actions';
import { test } from '../support/fixtures';
import { words } from '../support/words';

type Theme = 'light' | 'dark';

const system = (page: Page, colorScheme: Theme) => page.emulateMedia({ colorScheme });
const paper = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const expectTheme = (page: Page, theme: Theme) =>
  expect.poll(async () => (/\((2\d\d)/.test(await paper(page)) ? 'light' : 'dark')).toBe(theme);
const themeSwitch = (page: Page) => page.getByRole('combobox', { name: words.frame.theme });

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

test('the page and the browser’s bars follow the system or the choice, also one made in another tab', async ({
  context,
  page,
}) => {
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto('/home');
    await untilHydrated(tab);
  }
  await expect(themeSwitch(page)).toHaveValue('system');
  for (const theme of ['light', 'dark'] as const) {
    await system(page, theme);
    await expectTheme(page, theme);
  }
  await system(other, 'dark');
  for (const [choice, theme] of [
    ['light', 'light'],
    ['dark', 'dark'],
    ['system', 'dark'],
  ] as const) {
    await themeSwitch(page).selectOption(words.frame.themes[choice]);
    await expectTheme(page, theme);
    expect(await barColors(page), choice).toEqual([await paper(page)]);
    await expectTheme(other, theme);
    await expect(themeSwitch(other)).toHaveValue(choice);
  }
  await system(page, 'light');
  await expectTheme(page, 'light');
});

test('a theme that is chosen before the app runs is kept', async ({ page }) => {
  await system(page, 'light');
  const release = await hold(page, '**/assets/*.js');
  await page.goto('/home', { waitUntil: 'commit' });
  await themeSwitch(page).selectOption('dark');
  await expectTheme(page, 'light');
  release();
  await expectTheme(page, 'dark');
  await expect(themeSwitch(page)).toHaveValue('dark');
  await page.goto('/cv');
  await expectTheme(page, 'dark');
});

test('a chosen theme is on every page from the first frame on', async ({ page }) => {
  await watchFrames(page);
  await system(page, 'light');
  await page.goto('/home');
  await untilHydrated(page);
  await themeSwitch(page).selectOption('dark');
  await expectTheme(page, 'dark');
  const chosen = await paper(page);
  for (const path of ['/blogs', `/blog/${samples[0]!.id}`, '/no-such-page']) {
    await page.goto(path);
    await expect(themeSwitch(page)).toHaveValue('dark');
    expect(await frames(page), path).toEqual([chosen]);
  }
  // Without the app's code: the page as it was built.
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/cv');
  await expectTheme(page, 'dark');
  expect(await frames(page)).toEqual([chosen]);
});

/** Lists the links of the navigation that are underlined or have a border below. */
const underlined = (page: Page) =>
  page
    .getByRole('navigation', { name: words.frame.main })
    .getByRole('link')
    .evaluateAll((links) =>
      links
        .filter((link) => {
          const { textDecorationLine, borderBottomStyle } = getComputedStyle(link);
          return textDecorationLine !== 'none' || borderBottomStyle !== 'none';
        })
        .map(({ textContent }) => textContent),
    );

test('in forced colours the current page and the margin are marked', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  for (const [path, place] of [
    ['/blogs', words.frame.links.blog],
    ['/cv', words.frame.links.cv],
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
