import { site } from '#words/site';

/** Sets the language and the direction of a page. */
export const setLanguage = (html: string): string =>
  html.replace(
    /<html[^>]*>/,
    `<html lang="${site.lang}"${site.dir === 'rtl' ? ' dir="rtl"' : ''}>`,
  );
