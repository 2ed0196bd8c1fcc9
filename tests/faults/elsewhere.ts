import { toRevision } from '../../src/blog/toBlog';
import { post, remove, storedPosts, write } from '../e2e/support/emulators';
import { fillStorage } from '../e2e/support/storage';
import { leaveForGood } from './leaving';
import { oneOf } from './random';
import type { Step } from './step';
import { wordsIn } from './world';

/** Chooses one of the posts of this run. */
async function ownPost(random: () => number) {
  const posts = [...(await storedPosts())].filter(([, one]) => wordsIn([JSON.stringify(one)]).size);
  return oneOf(random, posts);
}

export const editElsewhere: Step = async (world, random) => {
  const own = await ownPost(random);
  if (!own) return;
  const [id, stored] = own;
  world.giveUp(wordsIn((await world.posts()).get(id)!));
  const Revision = toRevision(stored) + 1;
  await write(`blogs/${id}`, { ...stored, ...post('Changed by another'), Revision });
};

export const deleteElsewhere: Step = async (world, random) => {
  const own = await ownPost(random);
  if (!own) return;
  world.giveUp(wordsIn((await world.posts()).get(own[0])!));
  await remove(`blogs/${own[0]}`);
};

export const correct: Step = async (world, random) => {
  const own = await ownPost(random);
  if (!own || (await world.readForm())?.isBusy) return;
  await leaveForGood(world, () => world.page.goto(`/editblog/${own[0]}`));
  await world.page.locator('.post-form, main .alert').first().waitFor();
};

export const changeAdmin: Step = (world, random) => world.setAdmin(random() < 0.6);
export const changeRoom: Step = ({ page }, random) => fillStorage(page, random() < 0.5);
