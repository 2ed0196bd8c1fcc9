import { expect, type Page } from '@playwright/test';
import { screens } from '../support/looks/screens';
import { account } from '../support/actions';
import { test } from '../support/fixtures';
import { expectRing } from '../support/looks/ring';
import { words } from '../support/words';

const { home, cv, post, paused } = screens;

/** Opens the form at 400 % zoom of 1280 × 1024, where its fixed foot could cover much of it. */
async function form(page: Page) {
  await screens.form(page);
  // Is there once the cloud has the draft.
  await page.getByRole('button', { name: words.sharing.show }).waitFor();
  await page.setViewportSize({ width: 320, height: 256 });
}

/** Tells whether the focused element is in the window, uncovered, and after the one focused before it; undefined if none is. */
const lookAtFocus = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement!;
    if (focused === document.body) return undefined;
    const remembered = globalThis as unknown as { before?: Element };
    const { before } = remembered;
    // Some of a toolbar’s buttons are gone without the focus.
    remembered.before = focused.closest('[role=toolbar]') ?? focused;
    const { left, top, width, height } = focused.getClientRects()[0]!;
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return {
      what: focused.outerHTML.slice(0, 120),
      // Controls that the stylesheets can't tell apart by these have the same ring.
      kind: [focused, focused.parentElement!]
        .map(({ tagName, className }) => tagName + className)
        .join(),
      isInSight: focused.contains(hit) || !!hit?.contains(focused),
      // A date has a stop for each of its parts.
      isSame: before === focused,
      isInOrder:
        !before ||
        before === focused ||
        !!(before.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING),
    };
  });

// One after the other, as a ring that was measured on one page is not measured on the next.
test.describe.configure({ mode: 'default' });
const kinds = new Set<string>();

for (const [name, open] of Object.entries({ home, cv, post, form, paused })) {
  test(`${name}: Tab reaches every control in reading order, each in sight and with a ring`, async ({
    page,
  }) => {
    await page.clock.install();
    await open(page);
    // From here on, no late answer of the database adds or removes a button.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
    await page.getByRole('link', { name: words.frame.skip }).focus();
    await page.keyboard.press('Shift+Tab');
    const focused = page.locator(':focus');
    const all = await page
      .locator(
        ':is(a[href], button):not([tabindex="-1"]), input, select, textarea, summary, [tabindex="0"]:not(button)',
      )
      .filter({ visible: true })
      .count();
    let count = 0;
    while (count <= all) {
      await page.keyboard.press('Tab');
      const found = await lookAtFocus(page);
      if (!found) break;
      const { what, kind, isSame, ...look } = found;
      if (!isSame) count++;
      expect(look, what).toEqual({ isInSight: true, isInOrder: true });
      if (kinds.has(kind)) continue;
      kinds.add(kind);
      for (const forcedColors of ['none', 'active'] as const) {
        await page.emulateMedia({ forcedColors });
        await expectRing(focused, `${what}, forced colours: ${forcedColors}`);
      }
    }
    expect(count).toBe(all);
    await expect(focused, 'after the last').toHaveCount(0);
  });
}

test('the keyboard opens, walks through, closes and leaves the account menu', async ({ page }) => {
  await page.goto('/home');
  await page.getByRole('button', { name: words.account.signIn }).press('Enter');
  await page.getByRole('button', { name: 'Admin', exact: true }).press('Enter');
  const [write, signOut] = [
    page.getByRole('link', { name: words.account.writePost }),
    page.getByRole('button', { name: words.menu.signOut }),
  ];
  await expect(account(page)).toBeFocused();
  await page.keyboard.press('Enter');
  for (const one of [write, signOut]) {
    await page.keyboard.press('Tab');
    await expect(one).toBeFocused();
  }
  await expectRing(signOut, words.menu.signOut);
  await page.keyboard.press('Tab');
  await expect(write).toBeHidden();
  await account(page).press('Enter');
  await signOut.press('Enter');
  await expect(page.getByRole('button', { name: words.account.signIn })).toBeFocused();
});
