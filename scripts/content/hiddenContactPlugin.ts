import type { Plugin } from 'vite';
import { readResume } from './readResume.ts';

/** Replaces HiddenContact.tsx in a build whose owner hides nothing behind a click, so that no browser loads it. */
export const hiddenContactPlugin = (): Plugin => ({
  name: 'hidden-contact',
  apply: 'build',
  transform: {
    filter: { id: /\/src\/pages\/HiddenContact\.tsx$/ },
    handler() {
      const { emailCode, phoneCode } = readResume().resume.basics;
      return emailCode || phoneCode ? undefined : 'export const HiddenContact = () => null;';
    },
  },
});
