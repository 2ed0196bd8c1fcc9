import { readResume } from './readResume';

/** The owner's data, from resume.json. Vite puts the data in place of this module, so no browser reads the file. */
export const { resume } = readResume();
