import { editions } from '../content/editions';
import type { Alternates } from '../editions/alternates';
import { findEdition } from '../base/language/findEdition';
import { type Post, type PostTitle, toPath, toTitle } from '../post/post';

/** A post, and which one it names as its translation. */
export type PostTranslation = PostTitle &
  Pick<Post, 'Translation'> & {
    /** No hreflang to this post: it names another translation, isn't in a language of the site, or has its original elsewhere. */
    isOneWay?: true;
  };

declare module '../post/cache' {
  interface Snapshot {
    /** The posts that say the same in other languages. */
    translations?: PostTranslation[];
    /** The post of another edition whose page would be at this path. */
    elsewhere?: PostTranslation;
  }
}

/** Keeps what tells of which post another one is the translation. */
export const toTranslation = (post: PostTranslation): PostTranslation => ({
  ...toTitle(post),
  Translation: post.Translation,
});

/** Returns what finds the translations of a post among these: one for each other edition, whichever of two posts names the other, the nearest first. */
export function openTranslations<T extends PostTranslation>(
  posts: T[],
): (post: PostTranslation) => T[] {
  const byId = new Map(posts.map((post) => [post.id, post]));
  const naming = new Map<string, T[]>();
  for (const post of posts) {
    const { Translation } = post;
    if (Translation) naming.set(Translation, [...(naming.get(Translation) ?? []), post]);
  }
  return (post) => {
    const ids = new Set([post.id]);
    const others: T[] = [];
    const take = ({ id, Translation = '' }: PostTranslation) => {
      for (const other of [byId.get(Translation), ...(naming.get(id) ?? [])])
        if (other && !ids.has(other.id)) {
          ids.add(other.id);
          others.push(other);
        }
    };
    take(post);
    // What these name in turn, and so on.
    for (const other of others) take(other);
    return editions
      .filter((edition) => edition !== findEdition(post.Language))
      .flatMap((edition) => others.find((other) => findEdition(other.Language) === edition) ?? []);
  };
}

/** Where a post and its translations are. */
export const toAlternates = (post: PostTranslation, translations: PostTranslation[]): Alternates =>
  Object.fromEntries(
    [post, ...translations].map(({ id, Language }) => [
      findEdition(Language)?.path ?? '',
      toPath(id),
    ]),
  );

/** Where search engines learn that they are: each of them must name the other. */
export const toMutual = (post: PostTranslation, translations: PostTranslation[]): Alternates =>
  toAlternates(
    post,
    translations.filter(({ isOneWay }) => !isOneWay),
  );
