import { readResume } from '../../../src/content/readResume';
import { sites } from './sites';
import type { Language } from './words';

/** The resume of the sites under test: a long name, a long CV, and words in five scripts. */
export const { resume } = readResume('tests/fixtures/owners/long/resume.json');

/** The resume of the site under test in a language. */
export const ownerOf = (language: Language) =>
  readResume(`${sites[language].content}/resume.json`).resume;
