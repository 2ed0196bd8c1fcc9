import type { Plugin } from 'vite';
import { WORDS_PATH } from './languages.ts';
import { findResume } from './findResume.ts';
import { readResume } from './readResume.ts';

/** Sets the language of the site: `#words` are its words in the owner’s, and `#firstWords` those in that of the first edition. In tests both are English, as package.json has it. */
export function wordsPlugin(): Plugin {
  let language = '';
  return {
    name: 'words',
    apply: (_, { mode }) => mode !== 'test',
    config() {
      ({ language } = readResume());
      const first = readResume(findResume(undefined, '')).language;
      const alias = {
        '#words': `${WORDS_PATH}/${language}`,
        '#firstWords': `${WORDS_PATH}/${first}`,
      };
      return { resolve: { alias } };
    },
    async transformIndexHtml(html, { server }) {
      // The build sets the language of each page: see scripts/pages/template/template.ts.
      if (!server) return html;
      const module = await server.ssrLoadModule('/scripts/content/setLanguage.ts');
      return (module as typeof import('./setLanguage')).setPageLanguage(html);
    },
    async handleHotUpdate({ file, server }) {
      if (file.endsWith(findResume()) && readResume().language !== language) await server.restart();
    },
  };
}
