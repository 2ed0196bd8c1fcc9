import { editions, thisEdition } from '../../src/content/editions';
import { absoluteUrlIn } from '../../src/base/absoluteUrl';
import { type Alternates, findAlternates, listAlternates } from '../../src/editions/alternates';
import { findEdition, isInOwnLanguage } from '../../src/base/language/findEdition';
import type { Snapshot } from '../../src/post/cache';
import type { Post } from '../../src/post/post';
import {
  openTranslations,
  toAlternates,
  toTranslation,
  toMutual,
} from '../../src/translations/openTranslations';
import type { SitePage } from '../feeds/sitemap';
import { groupByAll, toArchives } from '../posts/groupPosts';

/** What a page knows of other editions: as the site has it, and as search engines learn it. */
interface Others {
  snapshot: Snapshot;
  translations: SitePage['translations'];
}

const NOTHING: Others = { snapshot: {}, translations: [] };

const toTranslations = (alternates: Alternates): SitePage['translations'] =>
  listAlternates(alternates).map(({ lang, edition, path }) => ({
    lang,
    url: absoluteUrlIn(edition, path),
  }));

/** Whether search engines may take a post for the one in the language of its edition. */
const isTold = (post: Post) => !post.Canonical && isInOwnLanguage(post);

/** What pages know of other editions, given the posts of all; nothing on a site in one language. */
export function openOthers(all: Post[]) {
  const find = openTranslations(all);
  const archives = editions.map((edition) => {
    const posts = all.filter((post) => findEdition(post.Language) === edition);
    return [edition.path, new Set(toArchives(groupByAll(posts)).map(({ path }) => path))] as const;
  });
  return {
    ofPost: (post: Post): Others => {
      if (!thisEdition) return NOTHING;
      const translations = find(post).map((one) => {
        const isMutual = isTold(post) && isTold(one) && find(one).includes(post);
        return isMutual ? toTranslation(one) : { ...toTranslation(one), isOneWay: true as const };
      });
      return {
        snapshot: { translations, alternates: toAlternates(post, translations) },
        translations: toTranslations(toMutual(post, translations)),
      };
    },
    ofArchive: (path: string): Others => {
      if (!thisEdition) return NOTHING;
      const there = archives.filter(([, paths]) => paths.has(path));
      const alternates: Alternates = Object.fromEntries(there.map(([edition]) => [edition, path]));
      return { snapshot: { alternates }, translations: toTranslations(alternates) };
    },
    /** Of a page that is no part of the blog. */
    ofPage: (path: string) => ({ translations: toTranslations(findAlternates(path)) }),
  };
}
