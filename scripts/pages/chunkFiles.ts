import { readFileSync } from 'node:fs';
import { join } from 'pathe';
import type { Manifest } from 'vite';

/** The modules that App.tsx loads on demand for their pages. */
export const CV = 'src/cv/Cv.tsx';
export const LISTS = 'src/list/ListPages.tsx';
export const POST = 'src/reading/PostPage.tsx';

/** Reads Vite's manifest of a built app. */
export const readManifest = (outDir: string): Manifest =>
  JSON.parse(readFileSync(join(outDir, '.vite/manifest.json'), 'utf8')) as Manifest;

/** The files of a module's chunk and of all its imports, its own first. Throws if the manifest lacks the module. */
export function chunkFiles(manifest: Manifest, name: string, found = new Set<string>()) {
  const chunk = manifest[name];
  if (!chunk) throw new Error(`The build has no chunk ${name}.`);
  if (found.has(chunk.file)) return found;
  found.add(chunk.file);
  chunk.imports?.forEach((imported) => chunkFiles(manifest, imported, found));
  return found;
}
