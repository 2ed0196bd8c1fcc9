import type { Manifest } from 'vite';

/** The modules of pages that App.tsx loads on demand. */
export const CV = 'src/pages/Cv.tsx';
export const BLOG = 'src/blog/reading/BlogPages.tsx';

/** The files of a module's chunk and of all that it imports. Throws if the manifest has no such module. */
export function chunkFiles(manifest: Manifest, name: string, found = new Set<string>()) {
  const chunk = manifest[name];
  if (!chunk) throw new Error(`The build has no chunk ${name}.`);
  if (found.has(chunk.file)) return found;
  found.add(chunk.file);
  chunk.imports?.forEach((imported) => chunkFiles(manifest, imported, found));
  return found;
}
