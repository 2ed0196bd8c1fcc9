import { chunkFiles, readManifest } from '../../../scripts/pages/chunkFiles';
import { sites } from './sites';

/** The entry of the app. */
export const APP = 'index.html';
// Modules that are loaded on demand.
export const LISTENER = 'src/blog/reading/listen.ts';
export const PARSER = 'src/blog/parseMarkdown.ts';
export const HIGHLIGHTER = 'src/blog/reading/highlight.ts';
export const SEARCH = 'src/blog/reading/search/SearchResults.tsx';
export const AUTH = 'src/auth/authClient.ts';

/** The URL pattern of a module's script in the local site, for `page.route`. */
export function scriptOf(module: string) {
  const [file] = chunkFiles(readManifest(sites.local.outDir), module);
  return `**/${file}`;
}
