import type { ElementHandle, Locator, Page } from '@playwright/test';
import { toWriting } from '../../tests/e2e/support/actions';
import { oneOf } from '../random';
import type { World } from './world';
import * as words from '../../tests/fixtures/words/en';
import { any } from '../../tests/fixtures/any';

/** One step of a run. Does nothing where it makes no sense. */
export type Step = (world: World, random: () => number) => Promise<void>;

/** Steps by name, each with its weight. */
export type Steps = Record<string, [weight: number, step: Step]>;

/** Presses one of the visible elements, if there is any. */
export async function pressOneOf(all: Locator, random: () => number) {
  const one = oneOf(random, await all.filter({ visible: true }).all());
  // By keyboard, as a Move button at an end is only aria-disabled.
  await one?.press('Enter', { timeout: 5000 }).catch(async (error: unknown) => {
    // The words of another device may have replaced it.
    if (await one.isVisible()) throw error;
  });
}

/** Focuses a field. Returns false if it is no longer there. */
export const focus = (field: ElementHandle) =>
  field.evaluate((one) => {
    (one as HTMLElement).focus();
    return one.isConnected;
  });

/** Waits until the page for writing shows something to go on with. */
export const waitForWriting = (page: Page) =>
  page
    .locator('.post-form, .drafts li, main [role=alert], main .btn-primary')
    .or(page.getByText(words.drafts.notFound))
    .filter({ visible: true })
    .first()
    .waitFor();

/** Goes to another page, and waits until it is there: it would close the account menu. */
export async function toCv(page: Page) {
  await page.getByRole('link', { name: words.frame.links.cv, exact: true }).click();
  await page.getByRole('heading', { name: words.cv.work }).waitFor();
}

/** Goes to a form in any way there is. Returns whether one can type in it. */
export async function toForm(world: World, random: () => number): Promise<boolean> {
  const { page } = world;
  const begin = page.getByRole('link', { name: words.drafts.newPost });
  const writing = page.locator('.post-form, main .alert button').or(begin);
  if (!(await world.readForm())) {
    // It may be on its way, and would close the menu.
    if (/\/(create|edit)blog/.test(page.url())) await waitForWriting(page);
    if (!(await writing.filter({ visible: true }).count())) {
      await toWriting(page);
      await writing.first().waitFor();
    }
    if (await begin.isVisible()) {
      const links = page.getByRole('link', {
        name: any(words.drafts.continueTitle, words.drafts.newPost),
      });
      // The list opens a new post by itself when it turns out to be empty.
      await pressOneOf(links, random).catch(() => undefined);
      await page.locator('.post-form, main .alert[role=alert]').first().waitFor();
    }
  }
  const form = await world.readForm();
  return form !== undefined && !form.isBusy;
}
