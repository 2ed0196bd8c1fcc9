import { findDirectionOf } from '../../src/base/language/direction';
import { resume } from '../../src/content/resume';

/** Sets the language and the direction of a page: those of the owner’s words. */
export const setPageLanguage = (html: string): string =>
  html.replace(
    /<html[^>]*>/,
    `<html lang="${resume.lang}"${findDirectionOf(resume.lang) === 'rtl' ? ' dir="rtl"' : ''}>`,
  );
