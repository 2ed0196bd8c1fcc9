import { signInAs, signOut, toWriting } from '../../tests/e2e/support/actions';
import { fillStorage } from '../../tests/e2e/support/storage';
import { oneOf } from '../random';
import { pressOneOf, type Step, type Steps, toCv, toForm, waitForWriting } from './step';
import { Broken, wordsIn, type World } from './world';
import * as words from '../../tests/fixtures/words/en';
import { any } from '../../tests/fixtures/any';

/** Leaves a page for good. Throws if it asks although nothing would be lost, or doesn't although something would. */
export async function leaveForGood(world: World, leave: () => Promise<unknown>) {
  const { page, dialogs, memory } = world;
  const only = memory.get(page)!;
  const before = dialogs.length;
  await leave();
  const hasAsked = dialogs.slice(before).some((one) => one.type === 'beforeunload');
  const { words: saved } = await world.stored();
  const lost = [...only.values()].flatMap((words) => [...words].filter((one) => !saved.has(one)));
  if (lost.length > 0 && !hasAsked)
    throw new Broken('Left without asking, with words that only this tab had.');
  if (only.size === 0 && !world.sending.has(page) && hasAsked)
    throw new Broken('Asked although nothing would be lost.');
  world.giveUp(lost);
  only.clear();
  world.sending.delete(page);
}

const reload: Step = (world) => leaveForGood(world, () => world.page.reload());

const closeAndReopen: Step = async (world) => {
  const { page, tabs } = world;
  const path = page.url().replace(world.url, '');
  await world.openTab(path);
  const next = world.page;
  world.page = page;
  const closed = page.waitForEvent('close');
  await leaveForGood(world, async () => {
    await page.close({ runBeforeUnload: true });
    await closed;
    tabs.splice(tabs.indexOf(page), 1);
    world.page = next;
  });
};

const leaveAndReturn: Step = async (world, random) => {
  await toCv(world.page);
  if (random() < 0.5) await world.page.goBack();
  else await toForm(world, random);
};

const signOutAndIn: Step = async (world, random) => {
  const { page } = world;
  await signOut(page);
  // Nobody can sign in while it is full.
  await fillStorage(page, false);
  if (random() < 0.3) {
    await signInAs(page, 'Reader');
    await toWriting(page);
    // The page before may show what was just published.
    await page.getByRole('heading', { name: words.account.writePost }).waitFor();
    await waitForWriting(page);
    const seen = [
      await page.locator('main').innerText(),
      ...((await world.readForm())?.texts ?? []),
    ];
    if (wordsIn(seen).size > 0) throw new Broken('Another user sees the words.');
    await signOut(page);
  }
  await signInAs(page, 'Admin');
};

const secondTab: Step = async (world, random) => {
  if (world.tabsOf(world.deviceOf()).length > 1) return;
  const path = (await world.readForm()) && random() < 0.6 ? world.page.url() : '/createblog';
  await world.openTab(path);
  await waitForWriting(world.page);
};

const otherTab: Step = async (world, random) => {
  world.page = oneOf(random, world.tabsOf(world.deviceOf()))!;
  await world.page.bringToFront();
};

const takeOver: Step = async ({ page }) => {
  const button = page.getByRole('button', { name: words.drafts.continueHere });
  if (!(await button.isVisible())) return;
  await button.click();
  await page.locator('.post-form, main .alert').first().waitFor();
};

const discardOrPutBack: Step = async (world, random) => {
  const { page } = world;
  await toCv(page);
  await toWriting(page);
  await waitForWriting(page);
  await pressOneOf(
    page.getByRole('button', { name: any(words.drafts.discardTitle, words.drafts.putBackTitle) }),
    random,
  );
};

/** Discards in the form, and often puts back there, or goes on in what is in its place. */
const discardInForm: Step = async (world, random) => {
  const { page } = world;
  const discard = page.getByRole('button', { name: words.drafts.discard, exact: true });
  if (!(await world.readForm()) || !(await discard.isEnabled({ timeout: 100 }).catch(() => false)))
    return;
  // By keyboard, as the tools of a field may stand before it.
  await discard.press('Enter');
  const putBack = page.getByRole('button', { name: words.drafts.putBack, exact: true });
  // A correction; a new post leads to the list.
  await putBack.or(page.locator('.drafts')).first().waitFor();
  const isPutBack = (await putBack.count()) === 1 && random() < 0.5;
  // What comes in from another device may take it away before the key.
  if (isPutBack) await putBack.press('Enter', { timeout: 5000 }).catch(() => undefined);
};

export const leaving: Steps = {
  reload: [4, reload],
  closeAndReopen: [3, closeAndReopen],
  leaveAndReturn: [4, leaveAndReturn],
  signOutAndIn: [2, signOutAndIn],
  secondTab: [4, secondTab],
  otherTab: [5, otherTab],
  takeOver: [6, takeOver],
  discardOrPutBack: [2, discardOrPutBack],
  discardInForm: [3, discardInForm],
};
