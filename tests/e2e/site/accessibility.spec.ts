import { expect, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';
import { paused } from '../support/actions';
import { screens } from '../support/looks/screens';
import { test } from '../support/fixtures';
import { misfits, setTextSize, spaceText } from '../support/looks/layout';
import { words } from '../support/words';

// Also keeps axe from seeing colours halfway from one theme to the other.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

// `empty` would delete the posts of the other tests. The others are part of one that is tested: `home` of `published`, `blogs` of
// `paused`, `post` of `tools`, `preview` of `form`; and `unreachable` differs from `failed` by a sentence only.
const {
  home: _home,
  blogs: _blogs,
  paper: _paper,
  empty: _empty,
  post: _post,
  preview: _preview,
  unreachable: _unreachable,
  ...onScreen
} = screens;

// `target-size` is off in axe by default.
const allRules: RunOptions = { rules: { 'target-size': { enabled: true } } };
const ofWidth: RunOptions = { runOnly: ['target-size', 'scrollable-region-focusable'] };
// Others have the same elements and colours on a phone; only what is beside them changes.
const changesOnPhones = ['form', 'text', 'tools'];

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

/** Lists the fields that something covers once they are scrolled into sight. */
const covered = (page: Page) =>
  page.getByRole('textbox').evaluateAll((fields) =>
    fields
      .filter((field) => {
        field.scrollIntoView({ block: 'nearest' });
        const { left, bottom } = field.getBoundingClientRect();
        return !field.contains(document.elementFromPoint(left + 8, bottom - 4));
      })
      .map(({ id }) => id),
  );

/** Expects that the note at the window's edge covers no end of the list. */
async function expectEndInSight(page: Page) {
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const note = (await paused(page).locator('..').boundingBox())!;
  const last = (await page.getByRole('article').last().boundingBox())!;
  expect.soft(last.y + last.height).toBeLessThanOrEqual(note.y);
}

/** Lists the controls and marks of the form that are cut off with their focus ring. Runs in the page. */
function findCutOff() {
  const RING = 5;
  // Of the ring of a field, only the edge at the margin is shown.
  const HAIRLINE = 15;
  const isCutOff = (part: DOMRect, box: DOMRect, isField: boolean) =>
    isField
      ? part.left - HAIRLINE < box.left
      : part.left - RING < box.left ||
        part.right + RING > box.right ||
        part.bottom + RING > box.bottom;
  return [...document.querySelectorAll('.post-form *')].flatMap((element) => {
    if (getComputedStyle(element).contentVisibility !== 'auto') return [];
    const mark = getComputedStyle(element, '::before');
    const isMarkCutOff = parseFloat(mark.left) + parseFloat(mark.marginLeft) < 0;
    const box = element.getBoundingClientRect();
    const controls = [...element.querySelectorAll('textarea, button')]
      .filter((one) => isCutOff(one.getBoundingClientRect(), box, one.matches('textarea')))
      .map(({ id, textContent }) => id || textContent);
    return isMarkCutOff ? ['mark', ...controls] : controls;
  });
}

/** Expects everything to fit on each screen, however the text is set. */
async function expectToFit(page: Page) {
  const look = async (how: string, width: number, height = 800) => {
    await page.setViewportSize({ width, height });
    // The form learns of another width after the window has it.
    const message = `${how}, ${width} px`;
    await expect
      .configure({ soft: true })
      .poll(() => misfits(page), { message })
      .toEqual([]);
  };
  await look('400 % zoom', 320, 200);
  await setTextSize(page, 200);
  for (const width of [320, 1280]) await look('200 %', width);
  await setTextSize(page, 100);
  await spaceText(page);
  for (const width of [1280, 320]) await look('spaced', width);
}

for (const [name, open] of Object.entries(onScreen)) {
  test(`${name}: axe finds no violation, everything fits with large or spaced text and at 400 % zoom, and nothing moves if motion is reduced`, async ({
    page,
  }) => {
    await open(page);
    await page.evaluate(axe.source);
    // Of which button it covers a part depends on how far the page is scrolled.
    await page.locator('.submit').evaluateAll((all) => {
      for (const one of all as HTMLElement[]) one.style.position = 'static';
    });
    expect.soft(await violations(page, allRules), '1280 px').toEqual([]);
    if (name === 'form') expect.soft(await page.evaluate(findCutOff)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 800 });
    const rules = changesOnPhones.includes(name) ? allRules : ofWidth;
    expect.soft(await violations(page, rules), '320 px').toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await violations(page, { runOnly: 'color-contrast' }), 'dark').toEqual([]);
    expect(await countMoving(page)).toBe(0);

    if (name === 'form') {
      expect.soft(await page.evaluate(findCutOff)).toEqual([]);
      await page.getByRole('tab', { name: words.writing.preview }).click();
      expect.soft(await violations(page, allRules), 'preview').toEqual([]);
      expect.soft(await misfits(page), 'preview').toEqual([]);
      await page.getByRole('tab', { name: words.writing.write }).click();
      for (const field of await page.getByRole('textbox').all())
        await field.fill('Donaudampfschifffahrtsgesellschaft '.repeat(4));
    }
    if (name === 'paused') await expectEndInSight(page);
    if (name === 'form-failed') expect.soft(await covered(page)).toEqual([]);
    // The sample accounts are on no owner's site.
    if (name !== 'sign-in') await expectToFit(page);
  });
}
