import { type Edition, editions, thisEdition } from '../../content/editions';

/** How near the language of an edition is to that of a post. */
function rate({ lang }: Edition, language: string): number {
  if (lang === language) return 3;
  const [edition, post] = [lang, language].map((tag) => new Intl.Locale(tag).maximize());
  if (edition!.language !== post!.language) return 0;
  return edition!.script === post!.script ? 2 : 1;
}

/** Finds the edition that shows the posts in a language: the nearest one, or else the first. */
export const findEdition = (language?: string): Edition | undefined =>
  thisEdition &&
  editions.reduce<Edition | undefined>((best, edition) => {
    if (!best) return edition;
    return language && rate(edition, language) > rate(best, language) ? edition : best;
  }, undefined);

/** False for a post shown in the first edition because its language has none. */
export const isInOwnLanguage = ({ Language }: { Language?: string }): boolean => {
  const edition = findEdition(Language);
  return !Language || (edition !== undefined && rate(edition, Language) > 0);
};

/** Whether the site has several languages. */
export const hasEditions = thisEdition !== undefined;

/** Whether this edition begins within the first one. */
export const isWithin = thisEdition !== undefined && thisEdition !== editions[0];

/** Whether this edition shows a post in its lists: a post belongs to one. */
export const belongsToThisEdition = ({ Language }: { Language?: string }): boolean =>
  !thisEdition || findEdition(Language) === thisEdition;
