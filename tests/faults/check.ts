import { Broken, type FormState, wordsIn, type World } from './world';

const same = (some: string[], others: string[] = []) => some.join('\n') === others.join('\n');

/** Throws if a form says something untrue about saving. Remembers the words that only its tab holds. */
function checkStatus(
  { id, texts, status }: FormState,
  stored: string[] | undefined,
  memory: Map<string, Set<string>>,
) {
  const isStored = same(texts, stored);
  if (isStored) memory.delete(id);
  if (status.startsWith('Draft saved') && !isStored)
    throw new Broken(`It says “${status}”, but the browser holds ${stored?.join('|')}.`);
  if (!status.includes('can’t save')) return;
  if (isStored) throw new Broken(`It says “${status}”, but the browser holds it.`);
  memory.set(id, wordsIn(texts));
}

/** Throws if a promise of the form is broken: a word is lost or in two posts, or a form says something untrue. */
export async function check(world: World) {
  const { kept, memory, tabs, uncaught } = world;
  // Typed words are saved after the next paint.
  for (const tab of tabs)
    await tab.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  const [drafts, posts] = [await world.drafts(), await world.posts()];
  const found = wordsIn([...drafts.values(), ...posts.values()].flat());
  for (const tab of tabs) {
    const form = await world.readForm(tab);
    if (form) {
      checkStatus(form, drafts.get(form.id), memory.get(tab)!);
      for (const word of wordsIn(form.texts)) found.add(word);
    }
    for (const words of memory.get(tab)!.values()) for (const word of words) found.add(word);
  }
  const lost = [...kept].filter((word) => !found.has(word));
  if (lost.length > 0) throw new Broken(`Nowhere: ${lost.join(', ')}`);

  const published = [...posts.values()].flatMap((texts) => [...wordsIn(texts)]);
  const twice = published.find((word, index) => published.indexOf(word) < index);
  if (twice) throw new Broken(`In two posts: ${twice}`);
  if (uncaught.length > 0) throw new Broken(`Uncaught: ${uncaught[0]}`);
}
