import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Archive, archivePathOf, type Blog, type BlogList } from '../../src/blog/blog';
import type { Snapshot } from '../../src/blog/cache';
import { treesOf } from '../../src/blog/markdown';
import { archivesOf } from './archives';
import { atomFeed } from './feed';
import { FINGERPRINT_FILE, type Fingerprint, rangesOf, readLatest } from './fingerprint';
import { jsonFeed } from './jsonFeed';
import { inListOrder, openFirestore, readBlogs, readNewest } from './readBlogs';
import { openShareImages } from './shareImages';
import type { SitePage } from './sitemap';
import { withColors } from './withColors';
import { writePosts } from './writePosts';

/** What the build knows of the blog: the list's posts, all posts in the list's order, and these by year. */
export interface BlogData {
  fingerprint: Fingerprint;
  newest: BlogList<Blog>;
  blogs: Blog[];
  archives: Archive[];
}

/** Reads the blog of a project. Throws if it can't be read. */
export async function readBlog(projectId: string): Promise<BlogData> {
  const db = openFirestore(projectId);
  // Before any post, so that the next check notices what is published while they are read.
  const latest = await readLatest(db);
  const newest = await readNewest(db);
  const found = await readBlogs(db);
  const fingerprint = { ...latest, ranges: rangesOf(found.map(({ id }) => id)) };
  const blogs = inListOrder(found);
  return { fingerprint, newest, blogs, archives: archivesOf(blogs) };
}

interface Options {
  outDir: string;
  /** Where share images are kept from build to build. */
  imageCache: string;
  toHtml: (path: string, snapshot: Snapshot) => Promise<string>;
}

/** Writes what only a blog with posts has: their pages and images, the years, the feeds. Returns the pages. */
export async function writeBlog(
  { fingerprint, newest, blogs, archives }: BlogData,
  { outDir, imageCache, toHtml }: Options,
): Promise<SitePage[]> {
  const write = (name: string, text: string) => writeFile(join(outDir, name), text);
  await write(FINGERPRINT_FILE, JSON.stringify(fingerprint));
  await write('feed.xml', atomFeed(newest.blogs));
  await write('feed.json', jsonFeed(newest.blogs));

  await mkdir(join(outDir, 'blogs'), { recursive: true });
  const years: SitePage[] = [];
  for (const archive of archives) {
    const path = archivePathOf(archive.year);
    await write(`${path}.html`, await toHtml(path, { archive }));
    years.push({ path });
  }

  const images = await openShareImages(outDir, imageCache);
  const posts = await writePosts(blogs, outDir, async (blog, path, neighbours) => {
    const image = await images.imageOf(blog);
    const trees = withColors(treesOf(blog.sections));
    return toHtml(path, { blog: { ...blog, trees }, neighbours, image });
  });
  await images.close();
  return [...years, ...posts];
}
