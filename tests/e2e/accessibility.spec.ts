import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { screens } from '../../scripts/screenshots/screens';
import { test } from './support/fixtures';

// Otherwise axe would see colours on their way from one theme to the other.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const { paper: _, ...onScreen } = screens;

/** What axe finds, as one line each. `target-size` is not among its rules unless it is asked for. */
async function violations(page: Page, hasOwnColors = true) {
  const rules = {
    'target-size': { enabled: true },
    'color-contrast': { enabled: hasOwnColors },
  };
  const axe = new AxeBuilder({ page }).options({ rules });
  const found = (await axe.analyze()).violations;
  return found.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

for (const [name, open] of Object.entries(onScreen)) {
  test(`axe finds nothing wrong with ${name}, in both themes, three widths and forced colours`, async ({
    page,
  }) => {
    await open(page);
    for (const width of [1280, 390, 320]) {
      await page.setViewportSize({ width, height: 800 });
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        expect.soft(await violations(page), `${colorScheme}, ${width} px`).toEqual([]);
      }
    }
    // There the browser sets the colours, of which axe knows nothing.
    await page.emulateMedia({ forcedColors: 'active' });
    expect(await violations(page, false), 'in forced colours').toEqual([]);
  });
}
