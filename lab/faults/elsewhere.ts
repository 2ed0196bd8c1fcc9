import { setTimeout as sleep } from 'node:timers/promises';
import { toRevision } from '../../src/post/toPost';
import { post, remove, storedIn, write } from '../../tests/e2e/support/emulators';
import { fillStorage } from '../../tests/e2e/support/storage';
import { leaveForGood } from './leaving';
import { oneOf } from '../random';
import type { Step, Steps } from './step';
import type { World } from './world';

/** Chooses one of the posts of this run. */
export async function ownPost({ states }: World, random: () => number) {
  const own = new Set([...states.keys()].map((path) => path.split('/versions/')[0]));
  const posts = [...(await storedIn('blogs'))].filter(([path]) => own.has(path));
  return oneOf(random, posts);
}

const editElsewhere: Step = async (world, random) => {
  const own = await ownPost(world, random);
  if (!own) return;
  const [path, stored] = own;
  const revision = toRevision(stored);
  await write(`${path}/versions/${revision}`, stored);
  await write(path, { ...stored, ...post('Changed by another'), Revision: revision + 1 });
};

const deleteElsewhere: Step = async (world, random) => {
  const own = await ownPost(world, random);
  if (!own) return;
  const [path, stored] = own;
  const Revision = toRevision(stored);
  await write(`${path}/versions/${Revision}`, stored);
  const { Title } = stored as { Title: string };
  await write(path.replace('blogs', 'deleted'), { Title, DateDeleted: new Date(), Revision });
  await remove(path);
};

const correct: Step = async (world, random) => {
  const own = await ownPost(world, random);
  if (!own || (await world.readForm())?.isBusy) return;
  await leaveForGood(world, () => world.page.goto(own[0].replace('blogs', '/editblog')));
  await world.page.locator('.post-form, main .alert').first().waitFor();
};

// Not for long, as only administrators publish and have copies.
const changeAdmin: Step = (world, random) => world.setAdmin(!world.isAdmin || random() < 0.6);
const changeRoom: Step = ({ page }, random) => fillStorage(page, random() < 0.5);
/** Long enough for a copy of the draft to reach the other device. */
const wait: Step = () => sleep(5000);

const otherDevice: Step = async (world, random) => {
  const others = world.tabs.filter((tab) => world.deviceOf(tab) !== world.deviceOf());
  if (others.length > 0) {
    world.page = oneOf(random, others)!;
    return world.page.bringToFront();
  }
  await world.addDevice();
  await world.page.goto('/createblog');
};

export const elsewhere: Steps = {
  changeAdmin: [5, changeAdmin],
  changeRoom: [3, changeRoom],
  editElsewhere: [2, editElsewhere],
  deleteElsewhere: [1, deleteElsewhere],
  correct: [4, correct],
  otherDevice: [10, otherDevice],
  wait: [4, wait],
};
