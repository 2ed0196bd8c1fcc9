import { editions, thisEdition } from '../../src/content/editions';
import type { Alternates } from '../../src/editions/alternates';
import { findEdition, isInOwnLanguage } from '../../src/editions/findEdition';
import type { Snapshot } from '../../src/post/cache';
import type { Post } from '../../src/post/post';
import {
  openTranslations,
  toAlternates,
  toTranslation,
} from '../../src/translations/openTranslations';
import { groupByAll, toArchives } from '../posts/groupPosts';

/** What a page knows of other editions. */
export type Others = Pick<Snapshot, 'alternates' | 'translations'>;

/** Whether search engines may take a post for the one in the language of its edition. */
const isTold = (post: Post) => !post.Canonical && isInOwnLanguage(post);

/** What a page knows of other editions, given the posts of all; nothing on a site in one language. */
export function openOthers(all: Post[]) {
  const find = openTranslations(all);
  const archives = editions.map((edition) => {
    const posts = all.filter((post) => findEdition(post.Language) === edition);
    return [edition.path, new Set(toArchives(groupByAll(posts)).map(({ path }) => path))] as const;
  });
  return {
    ofPost: (post: Post): Others => {
      if (!thisEdition) return {};
      const translations = find(post).map((one) => {
        const isMutual = isTold(post) && isTold(one) && find(one).includes(post);
        return isMutual ? toTranslation(one) : { ...toTranslation(one), isOneWay: true as const };
      });
      return { translations, alternates: toAlternates(post, translations) };
    },
    ofArchive: (path: string): Others => {
      if (!thisEdition) return {};
      const there = archives.filter(([, paths]) => paths.has(path));
      const alternates: Alternates = Object.fromEntries(there.map(([edition]) => [edition, path]));
      return { alternates };
    },
  };
}
