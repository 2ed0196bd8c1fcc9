import * as english from '../../fixtures/words/en';
import { loadWords, type Words } from '../../fixtures/words/loadWords';

const languages = { english, german: await loadWords('de'), arabic: await loadWords('ar') };
export type Language = keyof typeof languages;

/** The words of the site under test. A worker of Playwright runs one test at a time. */
export let words: Words = english;

/** Sets the language of the site under test. */
export function setLanguage(language: Language) {
  words = languages[language];
}
