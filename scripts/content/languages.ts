import { readdirSync } from 'node:fs';

/** The folder with a file for each language. */
export const LANGUAGES = `${import.meta.dirname}/../../src/words`;

/** The languages that the site can have. */
export const languages = readdirSync(LANGUAGES).map((file) => file.replace('.ts', ''));
