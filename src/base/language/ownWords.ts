import { site } from '#words/site';
import { resume } from '../../content/resume';

const isOther = !resume.lang.startsWith(site.lang);

/** The attribute of the site’s own words, on pages whose words are in a language that the site doesn’t have. */
export const ownWords: { lang?: string } = isOther ? { lang: site.lang } : {};

/** The attribute of the owner’s words among the site’s own, if the languages differ. */
export const ownersWords: { lang?: string } = isOther ? { lang: resume.lang } : {};

/** The attributes of what surrounds the words of a page, which may be a post in another language: the direction is the owner’s. */
export const frameWords = { lang: site.lang, dir: resume.dir };
