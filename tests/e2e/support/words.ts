import arabic from '../../../src/words/ar';
import german from '../../../src/words/de';
import english, { type Words } from '../../../src/words/en';

const languages = { english, german, arabic };
export type Language = keyof typeof languages;

/** The words of the site under test. A worker of Playwright runs one test at a time. */
export let words: Words = english;

/** Sets the language of the site under test. */
export function setLanguage(language: Language) {
  words = languages[language];
}
