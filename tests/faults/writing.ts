import { oneOf } from './random';
import { pressOneOf, type Step, toForm } from './step';
import { Broken, type FormState, wordsIn, type World } from './world';

export const type: Step = async (world, random) => {
  if (!(await toForm(world, random))) return;
  const fields = world.page.locator('.post-form').getByRole('textbox');
  const field = oneOf(random, await fields.all());
  if (!field) return;
  await field.focus();
  await world.page.keyboard.press('Control+End');
  const word = world.nextWord();
  await world.page.keyboard.type(` ${word}`);
};

/** Runs a change that may remove words from the form on purpose, or bring them back. */
async function rearrange(world: World, change: () => Promise<unknown>) {
  const before = wordsIn((await world.readForm())?.texts ?? []);
  await change();
  const after = wordsIn((await world.readForm())?.texts ?? []);
  world.giveUp([...before].filter((word) => !after.has(word)));
  for (const word of after) world.kept.add(word);
}

/** A step that presses one of the form's buttons with this name. */
export const press =
  (name: RegExp): Step =>
  async (world, random) => {
    if (!(await toForm(world, random))) return;
    const buttons = world.page.locator('.post-form').getByRole('button', { name });
    await rearrange(world, () => pressOneOf(buttons, random));
  };

const submits: ((world: World) => Promise<void>)[] = [
  ({ page }) => page.getByRole('button', { name: 'Submit' }).click(),
  ({ page }) => page.getByRole('button', { name: 'Submit' }).dblclick(),
  ({ page }) => page.getByRole('textbox', { name: 'Title' }).press('Control+Enter'),
  ({ page }) =>
    page.locator('.post-form').evaluate((form: HTMLFormElement) => {
      for (let times = 0; times < 5; times++) form.requestSubmit();
    }),
];

/** Throws unless a post has exactly the submitted words. */
async function checkPublished(world: World, { id, texts }: FormState) {
  world.memory.get(world.page)!.delete(id);
  const submitted = [...wordsIn(texts)].sort().join();
  const published = [...(await world.posts()).values()].map((one) =>
    [...wordsIn(one)].sort().join(),
  );
  if (!published.includes(submitted)) throw new Broken(`Submitted, not published: ${submitted}`);
  world.published++;
}

export const submit: Step = async (world, random) => {
  if (!(await toForm(world, random))) return;
  const { page } = world;
  world.answer = oneOf(random, ['accept', 'dismiss'] as const)!;
  const form = (await world.readForm())!;
  const before = world.dialogs.length;
  const wasSending = world.sending.has(page);
  world.sending.add(page);
  await oneOf(random, submits)!(world);
  if (world.line !== 'up') {
    const isTold = () =>
      !document.querySelector('.post-form fieldset:disabled') ||
      document.querySelector('.post-form [role=status]')!.textContent.includes('longer than usual');
    await page.waitForFunction(isTold, undefined, { timeout: 15_000 }).catch(() => {
      throw new Broken('Without an answer, nothing is said for 15 s.');
    });
    return;
  }
  await world.waitUntilSettled();
  // A post whose form was left may still be waiting for the line.
  if (!wasSending) world.sending.delete(page);
  if (await world.readForm()) {
    const isTold = (await world.readForm())!.alert || world.dialogs.length > before;
    if (!isTold) throw new Broken('A submit ended without a message.');
    return;
  }
  // After a dialog, a user who is no admin was led home, and nothing was published.
  if (world.dialogs.length === before) await checkPublished(world, form);
};

export const cut: Step = (world) => world.cut();

export const loseAnswers: Step = async (world, random) => {
  if (world.line !== 'up' || !(await toForm(world, random))) return;
  const words = [...wordsIn((await world.readForm())!.texts)];
  if (words.length === 0) return;
  world.proxy.loseAnswersTo(words.at(-1)!);
  world.line = 'losing';
};

export const restore: Step = async (world) => {
  await world.restore();
  for (const tab of world.sending) if (await world.readForm(tab)) await world.waitUntilSettled(tab);
};
