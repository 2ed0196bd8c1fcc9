import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type Archive,
  toArchivePath,
  type Blog,
  type BlogList,
  toTitle,
} from '../../src/blog/blog';
import type { Snapshot } from '../../src/blog/cache';
import { atomFeed } from './feed';
import { FINGERPRINT_FILE, readFingerprint } from './fingerprint.mjs';
import { jsonFeed } from './jsonFeed';
import type { ReadPicture } from './pictures';
import { inListOrder, openFirestore, readBlogs, readNewest, readPicture } from './readBlogs';
import type { SitePage } from './sitemap';
import { writePosts } from './writePosts';

/** The posts of a build: those of the list, all in the list's order, and all by year; and what reads their pictures. */
export interface BlogData {
  fingerprint: object;
  newest: BlogList<Blog>;
  blogs: Blog[];
  archives: Archive[];
  readPicture: ReadPicture;
}

/** Groups posts by year (UTC) in the given order, newest first. Posts without a date share a group of their own. */
export function groupByYear(blogs: Blog[]): Archive[] {
  const years = new Map<string, Archive>();
  for (const blog of blogs) {
    const year = String(blog.DatePosted?.getUTCFullYear() ?? 'undated');
    const archive = years.get(year) ?? { year, blogs: [] };
    years.set(year, archive);
    archive.blogs.push(toTitle(blog));
  }
  return [...years.values()];
}

/** Reads the blog of a project. Throws if it can't be read. */
export async function readBlog(projectId: string): Promise<BlogData> {
  // Before the posts, so that the next check notices posts published while they are being read.
  const fingerprint = await readFingerprint(projectId);
  const db = openFirestore(projectId);
  const newest = await readNewest(db);
  const blogs = inListOrder(await readBlogs(db));
  return {
    fingerprint,
    newest,
    blogs,
    archives: groupByYear(blogs),
    readPicture: (id) => readPicture(db, id),
  };
}

/** How and where the blog's pages are written. */
export interface WriteOptions {
  outDir: string;
  /** Where share images and pictures are kept from build to build. */
  imageCache: string;
  /** Renders the page at a path with what its snapshot holds beyond that of every page. */
  toHtml: (path: string, more: Snapshot) => Promise<string>;
}

/** Writes the posts' pages, pictures and share images, the years, the feeds and the fingerprint. Returns the pages. */
export async function writeBlog(
  { fingerprint, newest, blogs, archives, readPicture }: BlogData,
  options: WriteOptions,
): Promise<SitePage[]> {
  const { outDir, imageCache, toHtml } = options;
  const write = (name: string, text: string) => writeFile(join(outDir, name), text);
  await write(FINGERPRINT_FILE, JSON.stringify(fingerprint));
  await write('feed.xml', atomFeed(newest.blogs));
  await write('feed.json', jsonFeed(newest.blogs));

  const folders = ['blog', 'blogs', 'pictures', 'share'].map((name) => join(outDir, name));
  for (const folder of [...folders, imageCache]) await mkdir(folder, { recursive: true });
  const years: SitePage[] = [];
  for (const archive of archives) {
    const path = toArchivePath(archive.year);
    await write(`${path}.html`, await toHtml(path, { archive }));
    years.push({ path });
  }
  return [...years, ...(await writePosts(blogs, readPicture, options))];
}
