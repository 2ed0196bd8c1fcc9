import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'pathe';
import { projectPages } from '../../src/projects/projectPages';
import type { WriteOptions } from '../pages/writePosts';
import { openShareImages } from '../share/shareImages';

/** Writes the page and the share image of each project. Returns the paths of the pages. Throws if one can't be written. */
export async function writeProjects({
  outDir,
  cache,
  toHtml,
}: Pick<WriteOptions, 'outDir' | 'cache' | 'toHtml'>): Promise<string[]> {
  if (projectPages.length === 0) return [];
  await mkdir(join(outDir, 'projects'), { recursive: true });
  const images = openShareImages(outDir, cache);
  for (const { path, name, read } of projectPages) {
    const { cover } = await read();
    const first = cover && { ...cover, id: cover.src, file: join(outDir, cover.src) };
    const about = { Title: name, Name: '', DatePosted: null };
    const image = await images.writeImage(about, first);
    await writeFile(join(outDir, `${path}.html`), await toHtml(path, { image }));
  }
  images.close();
  return projectPages.map(({ path }) => path);
}
