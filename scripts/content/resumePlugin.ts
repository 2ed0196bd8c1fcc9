import { existsSync } from 'node:fs';
import { resolve } from 'pathe';
import type { Plugin } from 'vite';
import { findResume } from './findResume.ts';
import { readResume } from './readResume.ts';

/** Replaces resume.ts with the data that it exports, so that the browser loads no code to read them. */
export const resumePlugin = (): Plugin => ({
  name: 'resume',
  transform: {
    filter: { id: /\/src\/content\/resume\.ts$/ },
    handler() {
      this.addWatchFile(resolve(findResume()));
      const { resume, photoSource, photoFiles } = readResume();
      for (const source of [photoSource, ...photoFiles.map((file) => file.source)])
        if (existsSync(source)) this.addWatchFile(source);
      return `export const resume = ${JSON.stringify(resume)};`;
    },
  },
});
