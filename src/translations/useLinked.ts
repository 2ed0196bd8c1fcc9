import { type Edition, own } from '../content/editions';
import { findEdition } from '../editions/findEdition';
import { type Changes, NO_CHANGES, resolve } from '../live/changes';
import { useBuiltPage } from '../live/builtPage';
import type { BlogCache, Snapshot } from '../post/cache';
import { type Linked, type Post, toPath } from '../post/post';
import { openTranslations, toLinked } from './openTranslations';

/** The translations of a post as they are now: those of its built page, with what has changed since. */
export function useLinked(
  post: Post | null | undefined,
  page: Snapshot | undefined,
  cache: BlogCache,
  changes: Changes = NO_CHANGES,
): Linked[] {
  const { all, isAsBuilt } = resolve(changes);
  const built = (page?.translations ?? []).filter(({ id }) => isAsBuilt(id));
  const candidates = [...built, ...all.map(toLinked)];
  const { Translation = '' } = post ?? {};
  const isMissing = own && Translation && !candidates.some(({ id }) => id === Translation);
  // The page that leads to it says what it is: the post has named it since the build.
  const otherPage = useBuiltPage(
    isMissing && isAsBuilt(Translation) ? toPath(Translation) : undefined,
    cache,
  );
  if (!own || !post) return [];
  const one = otherPage !== 'unreachable' && otherPage?.elsewhere;
  const now = openTranslations(one ? [...candidates, one] : candidates)(post);
  const has = (edition?: Edition) => now.some(({ Language }) => findEdition(Language) === edition);
  // The post and one of these may lead to each other only by another post, which the page doesn't know.
  const further = isAsBuilt(post.id)
    ? built.filter(({ Language }) => !has(findEdition(Language)))
    : [];
  return [...now, ...further];
}
