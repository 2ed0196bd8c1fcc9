import type { Plugin } from 'vite';
import { WORDS_PATH } from './languages.ts';
import { findResume } from './findResume.ts';
import { readResume } from './readResume.ts';

/** Resolves `#words/reading` to the part `reading` of the words in the owner’s language. */
export function wordsPlugin(): Plugin {
  let language = '';
  return {
    name: 'words',
    enforce: 'pre',
    buildStart() {
      ({ language } = readResume());
    },
    resolveId: {
      filter: { id: /^#words\// },
      // A module for each part: of one for all, a browser would load the words of every page.
      handler: (id) => `${WORDS_PATH}/${language}.ts?${id.replace('#words/', '')}`,
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
