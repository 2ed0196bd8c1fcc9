import type { Plugin } from 'vite';
import { readResume } from './readResume.ts';

/** Replaces resume.ts with the data that it exports, so that the browser loads no code to read them. */
export const resumePlugin = (): Plugin => ({
  name: 'resume',
  transform: {
    filter: { id: /\/src\/content\/resume\.ts$/ },
    handler() {
      this.addWatchFile(`${import.meta.dirname}/resume.json`);
      const { resume, photoSource } = readResume();
      if (photoSource) this.addWatchFile(photoSource);
      return `export const resume = ${JSON.stringify(resume)};`;
    },
  },
});
