import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Blog, lastChange, type Neighbours, pathOf, toTitle } from '../../src/blog/blog';
import { progress } from './progress';
import type { SitePage } from './sitemap';

// Ids that are safe as a file name everywhere, as all of Firestore's own are. Any other post opens from 404.html.
const fileName = /^(?!index$)[\w-]{1,100}$/;

type ToHtml = (blog: Blog, path: string, neighbours: Neighbours) => Promise<string>;

/** Writes a page for each of these posts, which are in the list's order, into `outDir`/blog, and returns them. */
export async function writePosts(blogs: Blog[], outDir: string, toHtml: ToHtml) {
  const showProgress = progress('Posts', blogs.length);
  await mkdir(join(outDir, 'blog'), { recursive: true });
  const titleAt = (index: number) => blogs[index] && toTitle(blogs[index]);
  const pages: SitePage[] = [];
  for (const [index, blog] of blogs.entries()) {
    const path = pathOf(blog.id);
    const neighbours = { newer: titleAt(index - 1), older: titleAt(index + 1) };
    if (fileName.test(blog.id)) {
      await writeFile(join(outDir, `${path}.html`), await toHtml(blog, path, neighbours));
      pages.push({ path, changed: lastChange(blog) });
    }
    showProgress(index + 1);
  }
  return pages;
}
