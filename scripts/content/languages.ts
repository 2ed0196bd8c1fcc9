import { readdirSync } from 'node:fs';

/** The path of the words of the site, a folder for each language. */
export const WORDS_PATH = `${import.meta.dirname}/../../src/words`;

/** The languages that the site can have. */
export const languages = readdirSync(WORDS_PATH);
