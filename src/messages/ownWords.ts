import { site } from '#words/site';
import { resume } from '../content/resume';

/** The attribute of the site’s own words, on pages whose words are in a language that the site doesn’t have. */
export const ownWords: { lang?: string } = resume.lang.startsWith(site.lang)
  ? {}
  : { lang: site.lang };
