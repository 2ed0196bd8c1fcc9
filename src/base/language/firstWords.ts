import { site as first } from '#firstWords/site';
import { site } from '#words/site';

/** The attributes of what only administrators see, whose words are those of the first edition; undefined where those of the page are in the same language. */
export const firstWords =
  first.lang === site.lang ? undefined : { lang: first.lang, dir: first.dir };
