import type { ReactNode } from 'react';
import { own } from '../content/editions';
import type { Alternates } from '../editions/alternates';
import { findEdition, isOwn } from '../editions/findEdition';
import LeadTo from '../editions/LeadTo';
import { NO_CHANGES } from '../live/changes';
import type { BlogCache, Snapshot } from '../post/cache';
import type { Post } from '../post/post';
import { toAlternates, toMutual } from './openTranslations';
import { TranslationLinks } from './TranslationLinks';
import { useLinked } from './useLinked';

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
