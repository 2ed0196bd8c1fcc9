import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Manifest } from 'vite';
import { sites } from './sites';

/** The entry of the app. */
export const APP = 'index.html';
// Modules that are loaded on demand.
export const LISTENER = 'src/blog/reading/listen.ts';
export const PARSER = 'src/blog/parseMarkdown.ts';
export const HIGHLIGHTER = 'src/blog/reading/highlight.ts';
export const SEARCH = 'src/blog/reading/search/SearchResults.tsx';
export const AUTH = 'src/auth/authClient.ts';

/** Reads Vite's list of the files that a site was built from. */
export const readManifest = (outDir: string) =>
  JSON.parse(readFileSync(join(outDir, '.vite/manifest.json'), 'utf8')) as Manifest;

/** Finds the file of a module and the files of everything it imports statically. */
export function findFiles(manifest: Manifest, module: string, found = new Set<string>()) {
  // A chunk that is also imported statically is listed by its name only.
  const name = basename(module).replace(/\.\w+$/, '');
  const chunk = manifest[module] ?? Object.values(manifest).find((one) => one.name === name);
  if (!chunk) throw new Error(`The build has no chunk for ${module}.`);
  if (found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const imported of chunk.imports ?? []) findFiles(manifest, imported, found);
  return found;
}

/** The URL pattern of a module's script in the local site, for `page.route`. */
export function scriptOf(module: string) {
  const [file] = findFiles(readManifest(sites.local.outDir), module);
  return `**/${file}`;
}
