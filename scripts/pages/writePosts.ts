import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type Blog,
  type BlogTitle,
  lastChange,
  type Neighbours,
  toPath,
  toTitle,
} from '../../src/post/blog';
import { parseSections } from '../../src/markdown/parseMarkdown';
import { drawTrees } from './drawTrees';
import { openImageCache } from './imageCache';
import { openPictures, type ReadPicture } from './pictures';
import { openShareImages } from './shareImages';
import type { SitePage } from './sitemap';
import type { WriteOptions } from './writeBlog';

// Ids that are safe as file names on every system, as Firestore's own are. Other posts open from 404.html.
const FILE_NAME = /^(?!index$)[\w-]{1,100}$/;

// Bounds the memory: each page is held as a tree, as HTML and as an image.
const BATCH_SIZE = 10;

interface PostPage {
  blog: Blog;
  path: string;
  neighbours: Neighbours;
  series?: BlogTitle[];
}

/** Lists the pages of posts, which are in the list's order. A post whose id is no safe file name has none. */
export function listPostPages(blogs: Blog[]): PostPage[] {
  const titleAt = (index: number) => blogs[index] && toTitle(blogs[index]);
  const series = new Map<string | undefined, BlogTitle[]>();
  for (const { Series, ...blog } of blogs)
    if (Series) series.set(Series, [...(series.get(Series) ?? []), toTitle(blog)]);
  const pages = blogs.map((blog, index) => ({
    blog,
    path: toPath(blog.id),
    neighbours: { newer: titleAt(index - 1), older: titleAt(index + 1) },
    series: series.get(blog.Series),
  }));
  return pages.filter(({ blog }) => FILE_NAME.test(blog.id));
}

/** Writes a page, a share image and the pictures of each post, given in the list's order. Throws if one can't be written. */
export async function writePosts(
  blogs: Blog[],
  readPicture: ReadPicture,
  { outDir, imageCache, toHtml, report }: WriteOptions,
): Promise<SitePage[]> {
  const cache = openImageCache(imageCache);
  const pictures = openPictures(outDir, cache, readPicture);
  const images = openShareImages(outDir, cache);
  const writePage = async ({ blog, path, ...around }: PostPage) => {
    try {
      const image = await images.writeImage(blog, await pictures.writePictures(blog));
      const trees = drawTrees(parseSections(blog.sections));
      const html = await toHtml(path, { blog: { ...blog, trees }, ...around, image });
      await writeFile(join(outDir, `${path}.html`), html);
    } catch (cause) {
      throw new Error(`${path} could not be written.`, { cause });
    }
  };

  const pages = listPostPages(blogs);
  for (let start = 0; start < pages.length; start += BATCH_SIZE) {
    report?.(`${start} of ${pages.length} posts with their images`);
    await Promise.all(pages.slice(start, start + BATCH_SIZE).map(writePage));
  }
  await pictures.close();
  images.close();
  await cache.clean();
  // A sitemap names originals only.
  return pages
    .filter(({ blog }) => !blog.Canonical)
    .map(({ blog, path }) => ({ path, changed: lastChange(blog) }));
}
