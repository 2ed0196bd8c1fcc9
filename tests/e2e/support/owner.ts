import { readResume } from '../../../scripts/content/readResume';

/** The resume of the sites under test: a long name, a long CV, and words in five scripts. */
export const { resume } = readResume('tests/fixtures/owners/long/resume.json');
