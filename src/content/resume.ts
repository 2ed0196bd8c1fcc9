import { readResume } from '../../scripts/content/readResume';

/** The owner’s data. Vite replaces this module with the data, so no browser reads resume.json. */
export const { resume } = readResume();
