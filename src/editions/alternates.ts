import { type Edition, editions } from '../content/editions';
import { createStore } from '../base/createStore';
import { routes } from '../routes';

/** The paths of a page in those editions that have it, by the paths of these. */
export type Alternates = Record<string, string>;

declare module '../post/cache' {
  interface Snapshot {
    /** Where the page is in other editions. */
    alternates?: Alternates;
  }
}

const isBuilt = (path: string) =>
  routes.some((route) => route.path === path && route.prerender === 'page');

/** Finds a page that is no part of the blog in all editions. */
export const findAlternates = (path: string): Alternates =>
  Object.fromEntries(
    editions
      .filter(
        ({ texts, projects }) =>
          isBuilt(path) || projects.includes(path) || texts.some((text) => text.path === path),
      )
      .map((edition) => [edition.path, path]),
  );

/** Lists the same page in all languages for search engines, itself among them: the language, the edition and the path; nothing if there is only one. */
export function listAlternates(
  alternates: Alternates,
): { lang: string; edition: Edition; path: string }[] {
  const pages = editions.flatMap((edition) => {
    const path = alternates[edition.path];
    return path === undefined ? [] : [{ lang: edition.lang, edition, path }];
  });
  // The first one is for all other languages, too.
  return pages.length < 2 ? [] : [...pages, { ...pages[0]!, lang: 'x-default' }];
}

/** Where the page at a path is in other editions, if that page has told so. */
export const pageAlternates = createStore<{ path?: string; alternates?: Alternates }>({});

/** Where the page at a path is in other editions, as far as that is known; `built`: as the build has found it. */
export function useAlternates(path: string, built?: Alternates): Alternates {
  const { path: last, alternates } = pageAlternates.useValue();
  return (last === path ? alternates : built) ?? findAlternates(path);
}
