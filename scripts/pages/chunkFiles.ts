import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Manifest } from 'vite';

/** The modules that App.tsx loads on demand for their pages. */
export const CV = 'src/pages/Cv.tsx';
export const BLOG = 'src/blog/reading/BlogPages.tsx';

/** Reads Vite's manifest of a built app. */
export const readManifest = (outDir: string): Manifest =>
  JSON.parse(readFileSync(join(outDir, '.vite/manifest.json'), 'utf8')) as Manifest;

/** The files of a module's chunk and of all its imports, its own first. Throws if the manifest lacks the module. */
export function chunkFiles(manifest: Manifest, module: string, found = new Set<string>()) {
  // A chunk that is also imported statically is listed by its name only.
  const name = basename(module).replace(/\.\w+$/, '');
  const chunk = manifest[module] ?? Object.values(manifest).find((one) => one.name === name);
  if (!chunk) throw new Error(`The build has no chunk ${module}.`);
  if (found.has(chunk.file)) return found;
  found.add(chunk.file);
  chunk.imports?.forEach((imported) => chunkFiles(manifest, imported, found));
  return found;
}
