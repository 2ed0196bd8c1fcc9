import type { ReactNode } from 'react';
import { own } from '../content/editions';
import type { Alternates } from '../editions/alternates';
import { findEdition, isOwn } from '../editions/findEdition';
import LeadTo from '../editions/LeadTo';
import { type Changes, NO_CHANGES, resolve } from '../live/changes';
import { useBuiltPage } from '../live/builtPage';
import type { BlogCache, Snapshot } from '../post/cache';
import { type Linked, type Post, toPath } from '../post/post';
import { openTranslations, toAlternates, toLinked, toMutual } from './openTranslations';
import { TranslationLinks } from './TranslationLinks';

/** The translations of a post as they are now: those of its built page, with what has changed since. */
function useLinked(
  post: Post | null | undefined,
  page: Snapshot | undefined,
  cache: BlogCache,
  changes: Changes,
): Linked[] {
  const { all, isAsBuilt } = resolve(changes);
  const built = page?.translations ?? [];
  const known = [...built.filter(({ id }) => isAsBuilt(id)), ...all.map(toLinked)];
  const { Translation = '' } = post ?? {};
  const isMissing = own && Translation && !known.some(({ id }) => id === Translation);
  // The page that leads to it says what it is: the post has named it since the build.
  const otherPage = useBuiltPage(
    isMissing && isAsBuilt(Translation) ? toPath(Translation) : undefined,
    cache,
  );
  const one = otherPage !== 'unreachable' && otherPage?.elsewhere;
  return own && post ? openTranslations(one ? [...known, one] : known)(post) : [];
}

/** What the page of a post shows of other languages; nothing on a site in one. */
interface InOtherLanguages {
  /** In place of the page, if the post belongs to another edition. */
  lead?: ReactNode;
  links?: ReactNode;
  alternates?: Alternates;
  elsewhere?: Alternates;
}

/** Finds a post in other languages, and leads to its edition if that is another one. */
export function useTranslations(
  post: Post | null | undefined,
  page: Snapshot | undefined,
  cache: BlogCache,
  changes = NO_CHANGES,
): InOtherLanguages {
  const linked = useLinked(post, page, cache, changes);
  // As it was built, it stays, even in another language: that of the other edition leads here.
  const other = page?.post ? undefined : (post ?? page?.elsewhere);
  if (own && other && !isOwn(other))
    return { lead: <LeadTo edition={findEdition(other.Language)} /> };
  if (!own || !post) return {};
  return {
    links: <TranslationLinks translations={linked} />,
    alternates: toMutual(post, linked),
    elsewhere: toAlternates(post, linked),
  };
}
