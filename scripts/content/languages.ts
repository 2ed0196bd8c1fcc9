import { readdirSync } from 'node:fs';

/** The folder with a folder for each language. */
const WORDS = 'src/words';

/** The full path of the same folder. */
export const WORDS_PATH = `${import.meta.dirname}/../../${WORDS}`;

/** The languages that the site can have. */
export const languages = readdirSync(WORDS_PATH);
