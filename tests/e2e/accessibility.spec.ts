import { expect, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';
import { screens } from './support/screens';
import { test } from './support/fixtures';

// Also keeps axe from seeing colours halfway from one theme to the other.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

// `empty` would delete the posts of the other tests.
const { paper: _paper, empty: _empty, ...onScreen } = screens;

// `target-size` is off in axe by default.
const allRules: RunOptions = { rules: { 'target-size': { enabled: true } } };
// From 320 to 767 px a screen has the same elements and colours; only what is beside them changes.
const ofWidth: RunOptions = { runOnly: ['target-size', 'scrollable-region-focusable'] };

/** Runs axe, which must be in the page. Returns one line for each violation. */
const violations = (page: Page, options: RunOptions) =>
  page.evaluate(
    async (given) => {
      const { axe } = globalThis as unknown as { axe: typeof import('axe-core') };
      const found = (await axe.run(given)).violations;
      return found.flatMap(({ id, nodes }) =>
        nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
      );
    },
    { ...options, resultTypes: ['violations'] } satisfies RunOptions,
  );

/** Counts the elements that move although the reader asked for less motion. */
const countMoving = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('*')].filter((element) => {
        const { transitionDuration, animationDuration, scrollBehavior } = getComputedStyle(element);
        const durations = `${transitionDuration}, ${animationDuration}`.split(', ').map(parseFloat);
        return Math.max(...durations) > 0.01 || scrollBehavior === 'smooth';
      }).length,
  );

for (const [name, open] of Object.entries(onScreen)) {
  test(`${name}: axe finds no violation, and nothing moves if motion is reduced`, async ({
    page,
  }) => {
    await open(page);
    await page.evaluate(axe.source);
    for (const [width, rules] of [
      [1280, allRules],
      [390, ofWidth],
      [320, allRules],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await violations(page, rules), `${width} px`).toEqual([]);
    }
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await violations(page, { runOnly: 'color-contrast' }), 'dark').toEqual([]);
    expect(await countMoving(page)).toBe(0);
  });
}
