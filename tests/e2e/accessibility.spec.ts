import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { screens } from '../../scripts/screenshots/screens';
import { test } from './support/fixtures';

// Otherwise axe would see colours on their way from one theme to the other.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const { paper: _, ...onScreen } = screens;

type RunOptions = Parameters<AxeBuilder['options']>[0];

const contrast = 'color-contrast';
// `target-size` is not among axe's rules unless it is asked for.
const allRules: RunOptions = { rules: { 'target-size': { enabled: true } } };
const noContrast: RunOptions = { rules: { ...allRules.rules, [contrast]: { enabled: false } } };

/** What axe finds, as one line each. */
async function violations(page: Page, options: RunOptions) {
  // Legacy mode opens no second page; that is for frames of other sites.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  const found = (await axe.options({ ...options, resultTypes: ['violations'] }).analyze())
    .violations;
  return found.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

for (const [name, open] of Object.entries(onScreen)) {
  test(`axe finds nothing wrong with ${name}, in both themes, three widths and forced colours`, async ({
    page,
  }) => {
    await open(page);
    for (const width of [1280, 390, 320]) {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme: 'light' });
      expect.soft(await violations(page, allRules), `${width} px`).toEqual([]);
      // A theme is nothing but colours.
      await page.emulateMedia({ colorScheme: 'dark' });
      expect.soft(await violations(page, { runOnly: contrast }), `${width} px, dark`).toEqual([]);
    }
    // There the browser sets the colours, of which axe knows nothing.
    await page.emulateMedia({ forcedColors: 'active' });
    expect(await violations(page, noContrast), 'in forced colours').toEqual([]);
  });
}
