import { parse } from 'pathe';
import type { Plugin } from 'vite';
import { ownTag } from '../content/edition.ts';
import { type ReadEdition, readEditions } from '../content/readEditions.ts';

const writeEditions = (all: ReadEdition[], own: number): string => {
  const list = all.map(({ path, lang, dir, name, texts, projects }) => ({
    path,
    lang,
    dir,
    name,
    texts: texts.map((text) => ({ path: text.path, label: text.label })),
    projects,
  }));
  return `export const editions = ${JSON.stringify(list)}; export const thisEdition = editions[${own}];`;
};

const writeTexts = ({ texts }: ReadEdition): string => {
  const pages = texts.map(
    ({ path, label, file }) =>
      `{ path: ${JSON.stringify(path)}, label: ${JSON.stringify(label)}, read: () => import('./${file}?raw').then((text) => text.default) }`,
  );
  return `export const textPages = [${pages.join(', ')}];`;
};

// What a site in one language has in place of these modules: its browsers load nothing for others.
const NOTHING: Record<string, string> = {
  AlternateLinks: 'export const AlternateLinks = () => null;',
  findEdition: `export const findEdition = () => undefined;
    export const hasEditions = false;
    export const isWithin = false;
    export const isInOwnLanguage = () => true;
    export const belongsToThisEdition = () => true;`,
  firstWords: 'export const firstWords = undefined;',
  Languages: 'export const Languages = () => null;',
  OtherTexts: 'export const OtherTexts = () => null;',
  OtherLists: 'export const OtherLists = () => null;',
  showTranslations: 'export const showTranslations = () => ({});',
};

// Only the first edition has what is written and shown before it is published.
const LEADS_TO_FIRST = `export { default } from '../editions/LeadTo';`;
const FORM = ['CreatePostPage', 'EditPostPage', 'SharedDraftPage'];

const REPLACED = ['editions', 'textPages', ...FORM, ...Object.keys(NOTHING)].join('|');

/** Tells the site its editions, if it has several: all but the first have their own texts, and leave the form to the first. */
export function editionsPlugin(): Plugin {
  let isBuild = false;
  // Reading the resumes takes longer than what a module is replaced by.
  let all: ReadEdition[] | undefined;
  return {
    name: 'editions',
    // Two servers can't share it.
    config: () => (ownTag() ? { cacheDir: `node_modules/.vite-${ownTag()}` } : {}),
    configResolved: ({ command }) => {
      isBuild = command === 'build';
    },
    buildStart: () => {
      all = undefined;
    },
    transform: {
      filter: {
        id: new RegExp(
          `/src/(?:base/language|content|form|sharing|editions|translations)/(?:${REPLACED})\\.tsx?$`,
        ),
      },
      handler(_, id) {
        const { name } = parse(id);
        all ??= readEditions();
        const own = all.findIndex(({ tag }) => tag === ownTag());
        if (own < 0) return isBuild ? NOTHING[name] : undefined;
        if (name === 'editions') return writeEditions(all, own);
        if (own === 0) return undefined;
        if (name === 'textPages') return writeTexts(all[own]!);
        return FORM.includes(name) ? LEADS_TO_FIRST : undefined;
      },
    },
  };
}
