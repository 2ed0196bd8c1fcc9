interface RouteEntry {
  /** In React Router's syntax. */
  path: string;
  /** The text of its link in the header; without one it has no link there. */
  label?: string;
  /**
   * What `npm run build` writes for it as HTML. A path with nothing opens from index.html (see firebase.json), a post that
   * is newer than the build from 404.html (see src/main.tsx).
   */
  prerender: 'page' | 'page for each post' | 'page for each year' | 'nothing';
}

/** Every page of the site, in the header's order: for the router, the header, the build and the sitemap. */
export const routes = [
  { path: '/home', label: 'Home', prerender: 'page' },
  { path: '/cv', label: 'CV', prerender: 'page' },
  { path: '/contact', label: 'Contact', prerender: 'page' },
  { path: '/blogs', label: 'Blog', prerender: 'page' },
  { path: '/blogs/:year', prerender: 'page for each year' },
  { path: '/blog/:id', prerender: 'page for each post' },
  { path: '/createblog', prerender: 'nothing' },
  { path: '/editblog/:id', prerender: 'nothing' },
] as const satisfies RouteEntry[];

/** The path of a page. */
export type Path = (typeof routes)[number]['path'];

/** Whether a path is that of the list, a year or a post. */
export const isBlogPath = (path: string): boolean => /^\/blogs?(\/|$)/.test(path);
