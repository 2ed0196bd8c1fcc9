import type { Plugin } from 'vite';
import { ownTag } from './edition.ts';
import { type ReadEdition, readEditions } from './readEditions.ts';

const writeEditions = (all: ReadEdition[], own: number): string => {
  const shown = all.map(({ path, lang, dir, name, texts }) => ({
    ...{ path, lang, dir, name },
    texts: texts.map((text) => ({ path: text.path, label: text.label })),
  }));
  return `export const editions = ${JSON.stringify(shown)}; export const own = editions[${own}];`;
};

const writeTexts = ({ texts }: ReadEdition): string => {
  const pages = texts.map(
    ({ path, label, file }) =>
      `{ path: ${JSON.stringify(path)}, label: ${JSON.stringify(label)}, read: () => import('./${file}?raw').then((text) => text.default) }`,
  );
  return `export const textPages = [${pages.join(', ')}];`;
};

/** Tells the site its editions, if it has several: all but the first have their own texts, and leave the form to the first. */
export const editionsPlugin = (): Plugin => ({
  name: 'editions',
  transform: {
    filter: {
      id: /\/src\/(?:content\/(?:editions|textPages)\.ts|(?:form\/(?:Create|Edit)Post|sharing\/SharedDraft)Page\.tsx)$/,
    },
    handler(_, id) {
      const all = readEditions();
      const own = all.findIndex(({ tag }) => tag === ownTag());
      if (own < 0) return undefined;
      if (id.endsWith('/editions.ts')) return writeEditions(all, own);
      if (own === 0) return undefined;
      if (id.endsWith('/textPages.ts')) return writeTexts(all[own]!);
      return `export { default } from '../editions/LeadTo';`;
    },
  },
});
