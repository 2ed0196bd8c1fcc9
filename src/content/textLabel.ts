/** How the page of a text is called, by its path. */
export const toLabel = (path: string): string =>
  path.charAt(1).toUpperCase() + path.slice(2).replaceAll('-', ' ');
