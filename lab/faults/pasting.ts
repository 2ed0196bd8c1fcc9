import type { Page } from '@playwright/test';
import { oneOf } from '../random';
import { focus, type Step, type Steps, toForm } from './step';
import { wordsIn, type World } from './world';
import { rearrange } from './writing';
import { any } from '../../tests/fixtures/any';
import * as words from '../../tests/fixtures/words/en';

/** Copies a text, or a picture of one colour, which no other step copies. */
const copy = (page: Page, text?: string) =>
  page.evaluate(async (text) => {
    if (text) return navigator.clipboard.writeText(text);
    const canvas = document.createElement('canvas');
    const context = canvas.getContext('2d')!;
    context.fillStyle = `rgb(${crypto.getRandomValues(new Uint8Array(3)).join()})`;
    context.fillRect(0, 0, canvas.width, canvas.height);
    const png = new Promise<Blob>((done) => canvas.toBlob((blob) => done(blob!)));
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': png })]);
  }, text);

/** Pastes into one of the paragraphs. Returns whether it was still there then. */
async function paste(world: World, random: () => number, text?: string): Promise<boolean> {
  const paragraphs = world.page.locator('.paragraph-field [data-row]');
  const field = oneOf(random, await paragraphs.elementHandles());
  if (!field) return false;
  await world.page.bringToFront();
  await copy(world.page, text);
  // Another device's words may have replaced the field, which then can't take the focus.
  if (!(await focus(field))) return false;
  await world.page.keyboard.press('Control+End');
  await world.page.keyboard.press('Control+v');
  return true;
}

/** Gives up words that did not get into the form: the words of another device may have come instead. */
async function giveUpMissing(world: World, words: string[]) {
  const formWords = wordsIn((await world.readForm())?.texts ?? []);
  world.giveUp(words.filter((word) => !formWords.has(word)));
}

/** Pastes a Markdown document, and may make sections of it. */
const pasteDocument: Step = async (world, random) => {
  if (!(await toForm(world, random))) return;
  const typed = Array.from({ length: 4 }, () => world.nextWord());
  const [first, heading, second, item] = typed;
  await paste(world, random, `\n\n${first}\n\n## ${heading}\n\n${second}\n\n- ${item}`);
  await giveUpMissing(world, typed);
  const make = world.page
    .getByRole('button', { name: any(words.writing.makeSections(1), words.writing.makeSections) })
    .first();
  if (random() < 0.5 && (await make.isVisible())) await rearrange(world, () => make.press('Enter'));
};

/** Pastes a picture, and inserts it with or without alternative text, or cancels. */
const pastePicture: Step = async (world, random) => {
  if (!(await toForm(world, random))) return;
  const form = await world.readForm();
  if (!(await paste(world, random))) return;
  const dialog = world.page.getByRole('dialog');
  const { insert, insertWithoutAlt } = words.pictures;
  const answer = oneOf(random, [insert, insert, insertWithoutAlt, words.writing.cancel])!;
  const button = dialog.getByRole('button', { name: answer, exact: true });
  await button.waitFor().catch(async (error: unknown) => {
    // The draft may have become one of its own, whose form asks for no picture.
    if ((await world.readForm())?.id === form?.id) throw error;
  });
  if (!(await button.isVisible())) return;
  const typed = answer === insert ? [world.nextWord()] : [];
  if (typed[0]) await dialog.getByRole('textbox').first().fill(typed[0]);
  await button.press('Enter');
  await dialog.waitFor({ state: 'hidden' });
  await giveUpMissing(world, typed);
};

export const pasting: Steps = {
  pasteDocument: [3, pasteDocument],
  pastePicture: [4, pastePicture],
};
