import { own } from '../content/editions';
import { type Changes, NO_CHANGES, resolve } from '../live/changes';
import { useBuiltPage } from '../live/builtPage';
import type { BlogCache, Snapshot } from '../post/cache';
import { type Linked, type Post, toPath } from '../post/post';
import { openTranslations, toLinked } from './openTranslations';

/** The translations of a post as they are now: those of its built page, with what has changed since. */
export function useTranslations(
  post: Post | null | undefined,
  page: Snapshot | undefined,
  cache: BlogCache,
  changes: Changes = NO_CHANGES,
): Linked[] {
  const { all, isAsBuilt } = resolve(changes);
  const built = page?.translations ?? [];
  const known = [...built.filter(({ id }) => isAsBuilt(id)), ...all.map(toLinked)];
  const { Translation = '' } = post ?? {};
  const isMissing = own && Translation && !known.some(({ id }) => id === Translation);
  // The page that leads to it says what it is: the post has named it since the build.
  const found = useBuiltPage(
    isMissing && isAsBuilt(Translation) ? toPath(Translation) : undefined,
    cache,
  );
  const one = found !== 'unreachable' && found?.elsewhere;
  return own && post ? openTranslations(one ? [...known, one] : known)(post) : [];
}
