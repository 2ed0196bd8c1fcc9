import { editions } from '../content/editions';
import type { Alternates } from '../editions/alternates';
import { findEdition } from '../editions/findEdition';
import { type Linked, toPath, toTitle } from '../post/post';

/** Keeps what tells of which post another one is the translation. */
export const toLinked = (post: Linked): Linked => ({
  ...toTitle(post),
  Translation: post.Translation,
});

/** Returns what finds the translations of a post among these: one for each other edition, whichever of two posts names the other, the nearest first. */
export function openTranslations<T extends Linked>(posts: T[]): (post: Linked) => T[] {
  const byId = new Map(posts.map((one) => [one.id, one]));
  const naming = new Map<string, T[]>();
  for (const one of posts)
    if (one.Translation) naming.set(one.Translation, [...(naming.get(one.Translation) ?? []), one]);
  return (post) => {
    const ids = new Set([post.id]);
    const others: T[] = [];
    const take = ({ id, Translation = '' }: Linked) => {
      for (const one of [byId.get(Translation), ...(naming.get(id) ?? [])])
        if (one && !ids.has(one.id)) {
          ids.add(one.id);
          others.push(one);
        }
    };
    take(post);
    // What these name in turn, and so on.
    for (const one of others) take(one);
    return editions
      .filter((edition) => edition !== findEdition(post.Language))
      .flatMap((edition) => others.find((one) => findEdition(one.Language) === edition) ?? []);
  };
}

/** Where a post and its translations are. */
export const toAlternates = (post: Linked, translations: Linked[]): Alternates =>
  Object.fromEntries(
    [post, ...translations].map((one) => [findEdition(one.Language)?.path ?? '', toPath(one.id)]),
  );

/** Where search engines learn that they are: each of them must name the other. */
export const toMutual = (post: Linked, translations: Linked[]): Alternates =>
  toAlternates(
    post,
    translations.filter(({ isOneWay }) => !isOneWay),
  );
