import { findDirectionOf } from '../../src/base/language/direction';
import { resume } from '../../src/content/resume';

/** Sets the language and the direction of a page: by default, those of the owner’s words. */
export const setPageLanguage = (html: string, lang = resume.lang): string =>
  html.replace(
    /<html[^<>]*>/,
    `<html lang="${lang}"${findDirectionOf(lang) === 'rtl' ? ' dir="rtl"' : ''}>`,
  );
