import { setTimeout as sleep } from 'node:timers/promises';
import type { DocumentData } from 'firebase/firestore/lite';
import type { Draft } from '../../src/drafts/drafts';
import { listTexts } from '../../src/post/text/texts';
import { findPictures } from '../../src/post/picture';
import { toContent, toRevision } from '../../src/post/toPost';
import type { FormState } from './readForm';
import { Broken, textsOf, wordsIn, type World } from './world';
import { any } from '../../tests/fixtures/any';
import * as words from '../../tests/fixtures/words/en';

type Stored = Awaited<ReturnType<World['stored']>>;

const same = (some: string[], others: string[] = []) => some.join('\n') === others.join('\n');

/** Throws if a form says something untrue about saving. Remembers the words that only its tab holds. */
function checkStatus({ id, texts, draft, status }: FormState, memory: Map<string, Set<string>>) {
  const stored = draft === null ? undefined : textsOf(draft);
  const cut = [...texts, ...(stored ?? [])].find((text) => !text.isWellFormed());
  if (cut !== undefined) throw new Broken(`A character was cut: ${JSON.stringify(cut)}`);
  const isStored = same(texts, stored);
  if (isStored) memory.delete(id);
  if (any(words.publishing.saved).test(status) && !isStored)
    throw new Broken(`It says “${status}”, but the browser holds ${stored?.join('|')}.`);
  if (![words.publishing.noDraft, words.publishing.onlyCloud].includes(status)) return;
  if (isStored) throw new Broken(`It says “${status}”, but the browser holds it.`);
  memory.set(id, wordsIn(texts));
}

const toTexts = (stored?: DocumentData) => listTexts(toContent(stored));

/** Throws if a state of a post that was seen once is neither published nor a version. */
function checkVersions({ states }: World, { posts, versions }: Stored) {
  const current = new Map(
    [...posts].map(([path, post]) => [`${path}/versions/${toRevision(post)}`, post]),
  );
  for (const [path, post] of current) {
    const texts = toTexts(post);
    if (wordsIn(texts).size > 0 && !states.has(path)) states.set(path, texts);
  }
  for (const [path, texts] of states) {
    const shownTexts = toTexts(current.get(path) ?? versions.get(path));
    if (!same(shownTexts, texts))
      throw new Broken(`Version lost: ${path} was ${texts.join('|')}, is ${shownTexts.join('|')}.`);
  }
}

/** Throws if a published post shows a picture that the database doesn't have. */
function checkPictures({ posts, pictures }: Stored) {
  for (const [path, post] of posts)
    for (const { id } of findPictures(toTexts(post).join('\n')))
      if (!pictures.has(`pictures/${id}`)) throw new Broken(`${path} lacks the picture ${id}.`);
}

/** Remembers the words of drafts that were split from new posts: both may be published. */
function noteSplits({ splits, shared, devices }: World, { drafts }: Stored) {
  for (const [path, json] of drafts) {
    const id = path.split('/').pop()!;
    const { clashedWith, hasEndedElsewhere, basedOn } = JSON.parse(json) as Draft;
    if (!(clashedWith || hasEndedElsewhere) || splits.has(id)) continue;
    if (devices.length === 1) throw new Broken('Split, with only one device.');
    splits.add(id);
    if (basedOn.kind !== 'new') continue;
    // With the words that Undo can bring back.
    for (const word of wordsIn([json])) shared.add(word);
  }
}

async function checkOnce(world: World) {
  const { kept, shared, memory, tabs, uncaught } = world;
  const stored = await world.stored();
  noteSplits(world, stored);
  const { posts, words: found } = stored;
  for (const tab of tabs) {
    const form = await world.readForm(tab);
    if (form) {
      checkStatus(form, memory.get(tab)!);
      for (const word of wordsIn(form.texts)) found.add(word);
    }
    for (const words of memory.get(tab)!.values()) for (const word of words) found.add(word);
  }
  const lost = [...kept].filter((word) => !found.has(word));
  if (lost.length > 0) throw new Broken(`Nowhere: ${lost.join(', ')}`);

  const published = [...posts.values()].flatMap((post) => [...wordsIn(toTexts(post))]);
  const twice = published.find((word, i) => !shared.has(word) && published.indexOf(word) < i);
  if (twice) throw new Broken(`In two posts: ${twice}`);
  checkVersions(world, stored);
  checkPictures(stored);
  if (uncaught.length > 0) throw new Broken(`Uncaught: ${uncaught[0]}`);
}

/** Throws if a promise of the form is broken: a word or a version is lost, a word is in two posts, or a form says something untrue. */
export async function check(world: World) {
  // Typed words are saved after the next paint.
  for (const tab of world.tabs)
    await tab.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  try {
    await checkOnce(world);
  } catch (error) {
    if (!(error instanceof Broken)) throw error;
    // A device may have received words while they were read.
    await sleep(1000);
    await checkOnce(world);
  }
}
