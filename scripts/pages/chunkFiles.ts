import { readFileSync } from 'node:fs';
import { join } from 'pathe';
import type { Manifest, ManifestChunk } from 'vite';

/** The module that starts every page. */
export const APP = 'index.html';
/** The modules that App.tsx loads on demand for their pages. */
export const CV = 'src/cv/Cv.tsx';
export const LISTS = 'src/list/ListPages.tsx';
export const POST = 'src/reading/PostPage.tsx';
export const TEXT = 'src/reading/TextPage.tsx';
export const PROJECT = 'src/projects/ProjectPage.tsx';
/** The modules that texts with a construct need, too, by the class that it has in their pages. */
export const CONSTRUCTS = {
  gallery: 'src/markdown/gallery/Gallery.tsx',
  diagram: 'src/markdown/mermaid/Diagram.tsx',
};

/** Reads Vite's manifest of a built app. */
export const readManifest = (outDir: string): Manifest =>
  JSON.parse(readFileSync(join(outDir, '.vite/manifest.json'), 'utf8')) as Manifest;

/** The chunks of a module and of all its imports, its own first. Throws if the manifest lacks the module. */
function findChunks(manifest: Manifest, name: string, found = new Set<ManifestChunk>()) {
  const chunk = manifest[name];
  if (!chunk) throw new Error(`The build has no chunk ${name}.`);
  if (found.has(chunk)) return found;
  found.add(chunk);
  chunk.imports?.forEach((imported) => findChunks(manifest, imported, found));
  return found;
}

/** The scripts of a module and of all its imports, its own first. Throws if the manifest lacks the module. */
export const chunkFiles = (manifest: Manifest, name: string): Set<string> =>
  new Set(Array.from(findChunks(manifest, name), ({ file }) => file));

/** The stylesheets of a module and of all its imports. Throws if the manifest lacks the module. */
export const styleFiles = (manifest: Manifest, name: string): string[] =>
  [...findChunks(manifest, name)].flatMap(({ css = [] }) => css);
