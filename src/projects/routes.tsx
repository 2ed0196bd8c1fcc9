import type { RouteObject } from 'react-router-dom';
import { onDemand } from '../base/onDemand';
import type { BlogCache } from '../post/cache';
import { projectPages } from './projectPages';

const pages = projectPages.map(({ path, read }) => ({
  path,
  Shown: onDemand(async () => {
    const [{ ProjectPage }, text] = await Promise.all([import('./ProjectPage'), read()]);
    return ({ image }: { image?: string }) => <ProjectPage {...text} image={image} />;
  }),
}));

/** Loads the chunks of the page at a path, if it is that of a project. Rejects if one can't be loaded. */
export const loadProject = (path: string) => pages.find((page) => page.path === path)?.Shown.load();

/** The routes of the projects’ pages. */
export const toProjectRoutes = (cache: BlogCache): RouteObject[] =>
  pages.map(({ path, Shown }) => ({
    path,
    caseSensitive: true,
    element: <Shown image={cache.pages.get(path)?.image} />,
  }));
