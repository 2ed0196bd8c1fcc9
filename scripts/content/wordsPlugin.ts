import type { Plugin } from 'vite';
import { WORDS_PATH } from './languages.ts';
import { findResume } from './findResume.ts';
import { readResume } from './readResume.ts';

const PART = /^#words\/(first\/)?/;

/** Resolves `#words/reading` to the part `reading` of the words in the owner’s language, and `#words/first/reading` in that of the first edition. */
export function wordsPlugin(): Plugin {
  let language = '';
  let first = '';
  return {
    name: 'words',
    enforce: 'pre',
    buildStart() {
      ({ language } = readResume());
      first = readResume(findResume(undefined, '')).language;
    },
    resolveId: {
      filter: { id: PART },
      // A module for each part: of one for all, a browser would load the words of every page.
      handler: (id) =>
        `${WORDS_PATH}/${PART.exec(id)?.[1] ? first : language}.ts?${id.replace(PART, '')}`,
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
