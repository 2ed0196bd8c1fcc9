import type { Page } from '@playwright/test';
import { oneOf } from '../random';
import { focus, pressOneOf, type Step, type Steps, toForm } from './step';
import { submit } from './submitting';
import { wordsIn, type World } from './world';
import * as words from '../../tests/fixtures/words/en';
import { any } from '../../tests/fixtures/any';

/** A way to write a word at the cursor. */
type Way = (page: Page, word: string) => Promise<unknown>;

// Characters of several code points: a family, a flag, a letter with its accent, and one outside the BMP.
const CHARACTERS = ['👩‍👩‍👧‍👦', '🇪🇺', 'e\u0301', '𝒳'];

// Enter may have moved the cursor to the start of other words.
const typeWord: Way = (page, word) => page.keyboard.type(` ${word} `);

// Typing is there twice, as it is what most authors do.
const ways: Way[] = [
  typeWord,
  typeWord,
  async (page, word) => {
    await page.keyboard.insertText(` ${word}${CHARACTERS.join('')}`);
    await page.keyboard.press('Backspace');
  },
  // As an input method does.
  async (page, word) => {
    const client = await page.context().newCDPSession(page);
    for (let end = 1; end < word.length; end++)
      await client.send('Input.imeSetComposition', {
        text: ` ${word.slice(0, end)}`,
        selectionStart: end + 1,
        selectionEnd: end + 1,
      });
    await client.send('Input.insertText', { text: ` ${word}` });
    await client.detach();
  },
  async (page, word) => {
    for (const key of ['Enter', 'Enter']) await page.keyboard.press(key);
    await typeWord(page, word);
  },
  // Joins the paragraph to the one before.
  async (page, word) => {
    await typeWord(page, word);
    for (const key of ['Control+Home', 'Backspace']) await page.keyboard.press(key);
  },
];

const type: Step = async (world, random) => {
  if (!(await toForm(world, random))) return;
  // Not by role, which fields out of sight don't have in every layout.
  const fields = world.page.locator('.post-form [data-row]');
  const element = oneOf(random, await fields.elementHandles());
  if (!element) return;
  if (!(await focus(element))) return;
  await world.page.keyboard.press('Control+End');
  const word = world.nextWord();
  await oneOf(random, ways)!(world.page, word);
  const texts = (await world.readForm())?.texts ?? [];
  const { isThere, text } = await element.evaluate((one) => {
    return { isThere: one.isConnected, text: (one as HTMLTextAreaElement).value };
  });
  // The draft became one of its own between two keys. A word that was whole before must be in it.
  if (!isThere && !wordsIn([...texts, text]).has(word)) world.giveUp([word]);
};

/** Runs a change that may remove words from the form on purpose, or bring them back. */
export async function rearrange(world: World, change: () => Promise<unknown>) {
  const before = wordsIn((await world.readForm())?.texts ?? []);
  await change();
  const after = wordsIn((await world.readForm())?.texts ?? []);
  world.giveUp([...before].filter((word) => !after.has(word)));
  for (const word of after) if (!before.has(word)) world.kept.add(word);
}

/** A step that presses one of the form's buttons with this name. */
const press =
  (name: RegExp, part = '.sheet'): Step =>
  async (world, random) => {
    if (!(await toForm(world, random))) return;
    const buttons = world.page.locator(part).getByRole('button', { name });
    await rearrange(world, () => pressOneOf(buttons, random));
  };

const { useNumber, useAll } = words.versions;

/** Decides about differences. The words of the other side may be nowhere then. */
const decide: Step = async (world, random) => {
  if (!(await toForm(world, random))) return;
  const before = wordsIn(await world.page.locator('.differences').allTextContents());
  await press(any(useNumber, useAll), '.conflict')(world, random);
  const after = wordsIn((await world.readForm())?.texts ?? []);
  world.giveUp([...before].filter((word) => !after.has(word)));
};

const pressUndoKeys: Step = async (world, random) => {
  if (!(await toForm(world, random))) return;
  const field = world.page.getByRole('textbox', { name: words.writing.fields.Title });
  const keys = oneOf(random, ['Control+z', 'Control+Shift+z'])!;
  for (let times = 0; times < random() * 4; times++)
    await rearrange(world, () => field.press(keys));
};

const cancel: Step = ({ page }, random) =>
  pressOneOf(page.locator('.submit').getByRole('button', { name: words.writing.cancel }), random);

const cut: Step = (world) => world.deviceOf().cut();

const loseAnswers: Step = async (world, random) => {
  if (world.deviceOf().line !== 'up' || !(await toForm(world, random))) return;
  const typed = [...wordsIn((await world.readForm())!.texts)];
  if (typed.length > 0) world.deviceOf().loseAnswersTo(typed.at(-1)!);
};

const restore: Step = async (world) => {
  const device = world.deviceOf();
  await device.restore();
  for (const tab of world.tabsOf(device))
    if (world.sending.has(tab) && (await world.readForm(tab))) await world.waitUntilSettled(tab);
};

const { addSection, addParagraphTo, insertSectionAfter } = words.writing;
const { moveSection, moveParagraph, removeSectionNumber, removeParagraph } = words.writing;
export const writing: Steps = {
  type: [30, type],
  add: [5, press(any(addSection, addParagraphTo, insertSectionAfter))],
  move: [5, press(any(moveSection, moveParagraph))],
  remove: [3, press(any(removeSectionNumber, removeParagraph))],
  undo: [3, press(any(words.writing.undo))],
  pressUndoKeys: [3, pressUndoKeys],
  decide: [4, decide],
  submit: [10, submit],
  // Most posts have no title, so that their address is the day, which one has.
  useAddress: [6, press(any(words.writing.useAddress))],
  cancel: [4, cancel],
  cut: [2, cut],
  loseAnswers: [2, loseAnswers],
  restore: [8, restore],
};
