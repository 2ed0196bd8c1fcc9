import { createWriteStream } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { type Blog, PAGE_SIZE } from '../../src/blog/blog';
import { newestFirst } from '../../src/blog/toBlog';
import type { Absolute } from './feed';
import { progress } from './progress';
import { countBlogs, readBlogs, restAddress } from './readBlogs';
import { escapeXml } from './xml';

// Ids that are safe as a file's name everywhere; Firestore's own ids all are. Any other post opens live.
const fileName = /^(?!index$)[\w-]{1,100}$/;

/** The newest posts of the snapshot, and whether there are older ones. */
export interface Posts {
  newest: Blog[];
  more: boolean;
}

interface Options {
  project: string;
  dir: string;
  /** The pages that are no posts, for the sitemap. */
  staticPaths: string[];
  absolute: Absolute;
  toPage: (blog: Blog) => Promise<string>;
}

/**
 * Reads the posts and writes, as they come, a page for each and the sitemap into `dir`. Only the newest are kept in
 * memory. Throws if the posts can't be read to the end: what is in `dir` is then not to be used.
 */
export async function writePosts(options: Options): Promise<Posts> {
  const { project, dir, staticPaths, absolute, toPage } = options;
  const address = restAddress(project);
  const total = await countBlogs(address);
  const show = progress('Posts', total);
  await mkdir(join(dir, 'blog'), { recursive: true });
  const sitemap = createWriteStream(join(dir, 'sitemap.xml'));
  const url = (path: string) => `<url><loc>${escapeXml(absolute(path))}</loc></url>\n`;
  sitemap.write('<?xml version="1.0" encoding="utf-8"?>\n');
  sitemap.write('<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n');
  staticPaths.forEach((path) => sitemap.write(url(path)));

  let newest: Blog[] = [];
  let count = 0;
  for await (const blog of readBlogs(address)) {
    show(++count);
    newest = [...newest, blog].sort(newestFirst).slice(0, PAGE_SIZE);
    sitemap.write(url(`/blog/${encodeURIComponent(blog.id)}`));
    if (fileName.test(blog.id)) {
      await writeFile(join(dir, 'blog', `${blog.id}.html`), await toPage(blog));
    }
  }
  sitemap.end('</urlset>\n');
  await finished(sitemap);
  return { newest, more: count > PAGE_SIZE };
}
