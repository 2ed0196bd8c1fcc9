import { type Edition, thisEdition } from '../content/editions';
import { findEdition } from '../base/language/findEdition';
import { latestPosts, type PostSources } from '../live/changes';
import { toPath } from '../post/post';
import { type PostTranslation, openTranslations, toTranslation } from './openTranslations';

/** The translations of a post as they are now: those of its built page, with what has changed since. */
export function findTranslations({ post, page, pages, changes }: PostSources): {
  translations: PostTranslation[];
  needs?: string;
} {
  if (!thisEdition || !post) return { translations: [] };
  const { isAsBuilt } = latestPosts(changes);
  const built = (page?.translations ?? []).filter(({ id }) => isAsBuilt(id));
  const candidates = [...built, ...changes.posts.map(toTranslation)];
  const { id, Translation } = post;
  let needs: string | undefined;
  if (
    Translation &&
    isAsBuilt(Translation) &&
    !candidates.some((other) => other.id === Translation)
  ) {
    // The page that leads to it says what it is: the post has named it since the build.
    needs = toPath(Translation);
    const { elsewhere } = pages.get(needs) ?? {};
    if (elsewhere) candidates.push(elsewhere);
  }
  const now = openTranslations(candidates)(post);
  const has = (edition?: Edition) => now.some(({ Language }) => findEdition(Language) === edition);
  // The post and one of these may lead to each other only by another post, which the page doesn't know.
  const further = isAsBuilt(id) ? built.filter(({ Language }) => !has(findEdition(Language))) : [];
  return { translations: [...now, ...further], needs };
}
