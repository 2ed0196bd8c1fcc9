import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Firestore } from 'firebase/firestore/lite';
import { type Blog, lastChange, pathOf } from '../../src/blog/blog';
import { progress } from './progress';
import { countBlogs, readBlogs } from './readBlogs';
import type { SitePage } from './sitemap';

// Ids that are safe as a file name everywhere, as all of Firestore's own are. Any other post opens from index.html.
const fileName = /^(?!index$)[\w-]{1,100}$/;

/** Writes a page for each post into `outDir`/blog, and returns every post's. Throws if one can't be read. */
export async function writePosts(
  db: Firestore,
  outDir: string,
  toHtml: (blog: Blog, path: string) => Promise<string>,
): Promise<SitePage[]> {
  const showProgress = progress('Posts', await countBlogs(db));
  await mkdir(join(outDir, 'blog'), { recursive: true });
  const pages: SitePage[] = [];
  for await (const blog of readBlogs(db)) {
    const path = pathOf(blog.id);
    if (fileName.test(blog.id))
      await writeFile(join(outDir, `${path}.html`), await toHtml(blog, path));
    showProgress(pages.push({ path, changed: lastChange(blog) }));
  }
  return pages;
}
