import type { Page } from '@playwright/test';
import { oneOf } from '../random';
import type { FormState } from './readForm';
import { type Step, toForm } from './step';
import { Broken, wordsIn, type World } from './world';
import * as words from '../../tests/fixtures/words/en';
import { any } from '../../tests/fixtures/any';

const submitButton = ({ page }: World) => page.getByRole('button', { name: words.writing.submit });

// Not by mouse, as a hint that comes above it can move the button before the mouse is up again.
const submits: ((world: World) => Promise<void>)[] = [
  (world) => submitButton(world).press('Enter'),
  (world) =>
    submitButton(world).evaluate((button: HTMLElement) => {
      for (let times = 0; times < 2; times++) button.click();
    }),
  async ({ page }) => {
    await page.getByRole('textbox', { name: words.writing.fields.Title }).press('Control+Enter');
    await page.keyboard.press('Control+Enter');
  },
  ({ page }) =>
    page.locator('.post-form').evaluate((form: HTMLFormElement) => {
      for (let times = 0; times < 5; times++) form.requestSubmit();
    }),
];

/** Notes the form's texts at its next submit: until then, those of another device may come. */
const noteSubmitted = (page: Page) =>
  page.evaluate(() => {
    addEventListener(
      'submit',
      () => {
        const fields = document.querySelectorAll<HTMLTextAreaElement>('.post-form [data-row]');
        const texts = [...fields].map(({ value }) => value);
        document.documentElement.dataset.submitted = texts.join(' ');
      },
      { capture: true, once: true },
    );
  });

/** Throws unless a post has exactly the submitted words. */
async function checkPublished(world: World, { id }: FormState) {
  world.memory.get(world.page)!.delete(id);
  const noted = await world.page.evaluate(() => document.documentElement.dataset.submitted);
  const submitted = [...wordsIn([noted ?? ''])].sort().join();
  const all = [...(await world.posts()).values(), ...(await world.posts('versions')).values()];
  const published = all.map((one) => [...wordsIn(one)].sort().join());
  if (!published.includes(submitted)) throw new Broken(`Submitted, not published: ${submitted}`);
  world.published++;
}

/** Submits the form in one of several ways, and checks what comes of it. */
export const submit: Step = async (world, random) => {
  if (!(await toForm(world, random))) return;
  const { page } = world;
  world.answer = oneOf(random, ['accept', 'dismiss'] as const)!;
  const form = await world.readForm();
  // Away for a moment when another device's change has made the draft one of its own.
  if (!form) return;
  const before = world.dialogs.length;
  const wasSending = world.sending.has(page);
  world.sending.add(page);
  await noteSubmitted(page);
  await oneOf(random, submits)!(world).catch(async (error: unknown) => {
    // An earlier submit may have ended, or the draft become another one, before the key.
    if ((await world.readForm())?.id === form.id) throw error;
  });
  if (world.deviceOf().line !== 'up') {
    const isTold = (told: string[]) =>
      !document.querySelector('.post-form fieldset:disabled') ||
      told.some((one) =>
        document.querySelector('.submit [role=status]')!.textContent.includes(one),
      );
    const { slow, waiting } = words.publishing;
    await page.waitForFunction(isTold, [slow, waiting], { timeout: 15_000 }).catch(() => {
      throw new Broken('Without an answer, nothing is said for 15 s.');
    });
    return;
  }
  await world.waitUntilSettled();
  // A post whose form was left may still be waiting for the line.
  if (!wasSending) world.sending.delete(page);
  const after = await world.readForm();
  const asked = world.dialogs.slice(before);
  if (after) {
    const isTold = after.alert || asked.length > 0 || after.id !== form.id;
    if (!isTold) throw new Broken('A submit ended without a message.');
    return;
  }
  // A user who is no admin was led home, and nothing was published.
  const isRefused = asked.some(({ message }) => any(words.publishing.adminsOnly).test(message));
  if (!isRefused) await checkPublished(world, form);
};
