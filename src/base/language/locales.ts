import { site } from '#words/site';
import { resume } from '../../content/resume';

/** Formats of the owner’s words, best first. */
export const locales = resume.lang === site.lang ? [site.locale] : [resume.lang, site.locale];
