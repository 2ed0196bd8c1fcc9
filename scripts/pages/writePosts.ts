import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type Post,
  type PostTitle,
  lastChange,
  type Neighbours,
  toPath,
  toTitle,
} from '../../src/post/post';
import { parseSections } from '../../src/markdown/parsing/parseMarkdown';
import { drawTrees } from './drawTrees';
import { openImageCache } from '../share/imageCache';
import { openPictures, type ReadPicture } from '../posts/pictures';
import { openShareImages } from '../share/shareImages';
import type { SitePage } from '../feeds/sitemap';
import type { WriteOptions } from './writeBlog';

// Ids that are safe as file names on every system, as Firestore's own are. Other posts open from 404.html.
const FILE_NAME = /^(?!index$)[\w-]{1,100}$/;

// Bounds the memory: each page is held as a tree, as HTML and as an image.
const BATCH_SIZE = 10;

interface PostPage {
  post: Post;
  path: string;
  neighbours: Neighbours;
  series?: PostTitle[];
}

/** Lists the pages of posts, which are in the list's order. A post whose id is no safe file name has none. */
export function listPostPages(blogs: Post[]): PostPage[] {
  const titleAt = (index: number) => blogs[index] && toTitle(blogs[index]);
  const series = new Map<string | undefined, PostTitle[]>();
  for (const { Series, ...post } of blogs)
    if (Series) series.set(Series, [...(series.get(Series) ?? []), toTitle(post)]);
  const pages = blogs.map((post, index) => ({
    post,
    path: toPath(post.id),
    neighbours: { newer: titleAt(index - 1), older: titleAt(index + 1) },
    series: series.get(post.Series),
  }));
  return pages.filter(({ post }) => FILE_NAME.test(post.id));
}

/** Writes a page, a share image and the pictures of each post, given in the list's order. Throws if one can't be written. */
export async function writePosts(
  blogs: Post[],
  readPicture: ReadPicture,
  { outDir, imageCache, toHtml, report }: WriteOptions,
): Promise<SitePage[]> {
  const cache = openImageCache(imageCache);
  const pictures = openPictures(outDir, cache, readPicture);
  const images = openShareImages(outDir, cache);
  const writePage = async ({ post, path, ...around }: PostPage) => {
    try {
      const image = await images.writeImage(post, await pictures.writePictures(post));
      const trees = drawTrees(parseSections(post.sections));
      const html = await toHtml(path, { post: { ...post, trees }, ...around, image });
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
    .filter(({ post }) => !post.Canonical)
    .map(({ post, path }) => ({ path, changed: lastChange(post) }));
}
