interface RouteEntry {
  /** In React Router's syntax. */
  path: string;
  /** The name of the link in the header, as in the words, or its text; without it, there is no link. */
  label?: string;
  /** The HTML that `npm run build` writes. A path with nothing opens from SHELL_FILE (see firebase.json). */
  prerender:
    'page' | 'page for each post' | 'page for each year' | 'page for each topic' | 'nothing';
  /** Whether it belongs to the blog, which a site without Firebase lacks. */
  isBlog?: true;
}

/** Every page, in the order of the header. */
export const routes = [
  { path: '/home', label: 'home', prerender: 'page' },
  { path: '/cv', label: 'cv', prerender: 'page' },
  { path: '/contact', label: 'contact', prerender: 'page' },
  { path: '/blogs', label: 'blog', prerender: 'page', isBlog: true },
  { path: '/blogs/:year', prerender: 'page for each year', isBlog: true },
  { path: '/blogs/:kind/:topic', prerender: 'page for each topic', isBlog: true },
  { path: '/blog/:id', prerender: 'page for each post', isBlog: true },
  { path: '/createblog', prerender: 'nothing', isBlog: true },
  { path: '/editblog/:id', prerender: 'nothing', isBlog: true },
  { path: '/shared/:id', prerender: 'nothing', isBlog: true },
] as const satisfies RouteEntry[];

/** The path of the page without a text of its own, from which the app opens any path. */
export const SHELL = '/createblog';
export const SHELL_FILE = `${SHELL}.html`;

/** The path of the CV as PDF, which the build prints where it finds a browser. */
export const CV_PDF = '/cv.pdf';

/** The path of a page. */
export type Path = (typeof routes)[number]['path'];

/** Whether a path leads to a post. */
export const isPostPath = (path: string): boolean => path.startsWith('/blog/');

/** Whether a path leads to the list, a part of it or a post, which are live. */
export const isBlogPath = (path: string): boolean => /^\/blogs?(\/|$)/.test(path);
