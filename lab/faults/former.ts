// Versions, deleted posts and the way back to a draft.
import { toPath } from '../../src/post/post';
import { toWriting } from '../../tests/e2e/support/actions';
import { ownPost } from './elsewhere';
import { leaveForGood } from './leaving';
import { pressOneOf, type Step, type Steps, toCv, toForm } from './step';
import { Broken, wordsIn, type World } from './world';
import { rearrange } from './writing';
import * as words from '../../tests/fixtures/words/en';
import { any } from '../../tests/fixtures/any';

/** Opens the list of this title. Returns whether there is one. */
async function open({ page }: World, title: string): Promise<boolean> {
  const list = page.locator('details').filter({ hasText: title });
  const isThere = () => true;
  if (!(await list.waitFor({ timeout: 3000 }).then(isThere, () => false))) return false;
  if ((await list.getAttribute('open')) === null) await list.locator('summary').click();
  await list.locator('li, p:not(:text("Loading"))').first().waitFor();
  return true;
}

const restoreVersion: Step = async (world, random) => {
  if (world.deviceOf().line !== 'up' || !(await toForm(world, random))) return;
  if (!world.page.url().includes('/editblog') || !(await open(world, words.versions.title))) return;
  const buttons = world.page.getByRole('button', { name: any(words.versions.restoreVersion) });
  await rearrange(world, () => pressOneOf(buttons, random));
};

/** A step that presses a button of a deleted post and waits for the end. */
const actOnDeleted =
  (name: RegExp, answer: RegExp): Step =>
  async (world, random) => {
    const { page } = world;
    if (world.deviceOf().line !== 'up' || !world.isAdmin) return;
    await toCv(page);
    await toWriting(page);
    if (!(await open(world, words.versions.deletedPosts))) return;
    const before = await world.posts('versions');
    world.answer = 'accept';
    const said = page.locator('#root > [role=status]').filter({ hasText: answer });
    const buttons = page.getByRole('button', { name });
    if (!(await buttons.count())) return;
    await pressOneOf(buttons, random);
    await said.or(page.locator('main .alert-danger')).first().waitFor({ state: 'attached' });
    if (await page.locator('main .alert-danger').isVisible())
      throw new Broken('A deleted post was neither restored nor erased.');
    const after = await world.posts('versions');
    for (const [path, texts] of before) {
      if (after.has(path)) continue;
      world.giveUp(wordsIn(texts));
      world.states.delete(path);
    }
  };

const restoreDeleted = actOnDeleted(any(words.versions.restoreTitle), any(words.versions.restored));
const erase = actOnDeleted(any(words.versions.eraseTitle), any(words.versions.erased));

/** A step that opens a post and presses one of its buttons. */
const actOnPost =
  (name: string, end: (world: World, random: () => number) => Promise<unknown>): Step =>
  async (world, random) => {
    const { page } = world;
    const own = await ownPost(world, random);
    if (!own || world.deviceOf().line !== 'up' || !world.isAdmin) return;
    if ((await world.readForm())?.isBusy) return;
    await leaveForGood(world, () => page.goto(toPath(own[0].replace('blogs/', ''))));
    const button = page.getByRole('button', { name, exact: true });
    await button.waitFor();
    world.answer = 'accept';
    await button.click();
    await end(world, random);
  };

const deletePost = actOnPost(words.tools.delete, async ({ page }, random) => {
  await page.getByText(any(words.tools.willBeDeleted)).waitFor();
  if (random() < 0.3) return page.getByRole('button', { name: words.tools.undo }).click();
  return page.waitForURL('**/blogs');
});
const backToDraft = actOnPost(words.tools.backToDraft, ({ page }) =>
  page.locator('.post-form').waitFor(),
);

export const former: Steps = {
  restoreVersion: [4, restoreVersion],
  deletePost: [1, deletePost],
  backToDraft: [2, backToDraft],
  restoreDeleted: [2, restoreDeleted],
  erase: [1, erase],
};
