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

/** Whether the site has several languages. */
export const hasEditions = own !== undefined;

/** Whether this edition begins within the first one. */
export const isWithin = own !== undefined && own !== editions[0];

/** Whether this edition shows a post in its lists: a post belongs to one. */
export const isOwn = ({ Language }: { Language?: string }): boolean =>
  !own || findEdition(Language) === own;
