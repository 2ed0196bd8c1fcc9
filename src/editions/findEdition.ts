import { type Edition, editions, own } from '../content/editions';

/** How near the language of an edition is to that of a post. */
function rate({ lang }: Edition, language: string): number {
  if (lang === language) return 3;
  const [one, other] = [lang, language].map((tag) => new Intl.Locale(tag).maximize());
  if (one!.language !== other!.language) return 0;
  return one!.script === other!.script ? 2 : 1;
}

/** Finds the edition that shows the posts in a language: the nearest one, or else the first. */
export const findEdition = (language?: string): Edition | undefined =>
  own &&
  editions.reduce<Edition | undefined>((best, one) => {
    if (!best) return one;
    return language && rate(one, language) > rate(best, language) ? one : best;
  }, undefined);

/** Whether a post is in the language of its edition, and not in the first one for want of an edition in its own. */
export const isInOwnLanguage = ({ Language }: { Language?: string }): boolean => {
  const edition = findEdition(Language);
  return !Language || (edition !== undefined && rate(edition, Language) > 0);
};

/** Whether the site has several languages. */
export const hasEditions = own !== undefined;

/** Whether this edition begins within the first one. */
export const isWithin = own !== undefined && own !== editions[0];

/** Whether this edition shows a post in its lists: a post belongs to one. */
export const belongsToThisEdition = ({ Language }: { Language?: string }): boolean =>
  !own || findEdition(Language) === own;
