import type { Locator } from '@playwright/test';
import { toWriting } from '../e2e/support/actions';
import { oneOf } from './random';
import type { World } from './world';

/** One step of a run. Where it makes no sense it does nothing. */
export type Step = (world: World, random: () => number) => Promise<void>;

/** Presses one of the elements that can be seen, if there is one. */
export async function pressOneOf(all: Locator, random: () => number) {
  const one = oneOf(random, await all.filter({ visible: true }).all());
  // By keyboard: at an end a Move button is disabled only in name.
  await one?.press('Enter');
}

/** Goes to a form, whichever way there is. Returns whether it is one to type in. */
export async function toForm(world: World, random: () => number): Promise<boolean> {
  const { page } = world;
  const writing = page.locator('.post-form, .drafts, main .alert button');
  if (!(await world.formOf())) {
    if (!(await writing.filter({ visible: true }).count())) {
      await toWriting(page);
      await writing.first().waitFor();
    }
    if (await page.locator('.drafts').isVisible()) {
      await pressOneOf(page.getByRole('link', { name: /^(Continue|Begin a new post)/ }), random);
      await page.locator('.post-form, main .alert button, main p').first().waitFor();
    }
  }
  const form = await world.formOf();
  return form !== undefined && !form.isBusy;
}
