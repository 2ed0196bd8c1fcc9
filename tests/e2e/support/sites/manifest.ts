import { basename } from 'pathe';
import type { Manifest } from 'vite';
import { chunkFiles, readManifest } from '../../../../scripts/pages/chunkFiles';
import { sites } from './sites';

// Modules that are loaded on demand.
export const LISTENER = 'src/live/connection.ts';
export const PARSER = 'src/markdown/parsing/parseMarkdown.ts';
export const HIGHLIGHTER = 'src/markdown/code/highlight.ts';
export const FORMULAS = 'src/markdown/formula/drawFormula.ts';
export const DIAGRAMS = 'src/markdown/mermaid/drawLive.ts';
export const COPIER = 'src/markdown/formula/copyAsTex.ts';
export const SEARCH = 'src/search/SearchResults.tsx';
export const FORM = 'src/form/CreatePostPage.tsx';
export const AUTH = 'src/auth/authClient.ts';

/** Finds the file of a module and the files of everything it imports statically. */
export function findFiles(manifest: Manifest, module: string) {
  // A chunk that is also imported statically is listed by its name only.
  const name = basename(module).replace(/\.\w+$/, '');
  const byName = Object.keys(manifest).find((key) => manifest[key]!.name === name);
  return chunkFiles(manifest, module in manifest ? module : (byName ?? module));
}

/** The URL pattern of a module's script in the local site, for `page.route`. */
export function scriptOf(module: string) {
  const [file] = findFiles(readManifest(sites.english.outDir), module);
  return `**/${file}`;
}
