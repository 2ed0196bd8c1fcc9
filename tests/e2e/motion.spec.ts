import { expect } from '@playwright/test';
import { screens } from '../../scripts/screenshots/screens';
import { test } from './support/fixtures';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const name of ['home', 'menu', 'form', 'waiting'] as const) {
  test(`whoever asks for less motion sees none: ${name}`, async ({ page }) => {
    await screens[name]!(page);
    const moving = await page.evaluate(
      () =>
        [...document.querySelectorAll('*')].filter((element) => {
          const { transitionDuration, animationDuration, scrollBehavior } =
            getComputedStyle(element);
          const longest = Math.max(
            ...`${transitionDuration}, ${animationDuration}`.split(', ').map(parseFloat),
          );
          return longest > 0.01 || scrollBehavior === 'smooth';
        }).length,
    );
    expect(moving).toBe(0);
  });
}
