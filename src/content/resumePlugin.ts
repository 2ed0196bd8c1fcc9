import type { Plugin } from 'vite';
import { readResume, RESUME_FILE } from './readResume.ts';

/** Puts what resume.ts exports in its place: the browser gets the data and not the code that reads them. */
export const resumePlugin = (): Plugin => ({
  name: 'resume',
  transform: {
    filter: { id: /\/src\/content\/resume\.ts$/ },
    handler() {
      this.addWatchFile(`${import.meta.dirname}/resume.json`);
      try {
        const { resume, photoSource } = readResume();
        if (photoSource) this.addWatchFile(photoSource);
        return `export const resume = ${JSON.stringify(resume)};`;
      } catch (error) {
        // Of the file to correct, for Vite's message.
        return this.error({ message: (error as Error).message, id: RESUME_FILE });
      }
    },
  },
});
