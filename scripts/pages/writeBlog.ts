import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'pathe';
import { reading } from '#words/reading';
import {
  type Archive,
  type Post,
  type PostTitle,
  LIST_FILE,
  MAX_LISTED,
  PAGE_SIZE,
  toArchivePath,
  toSummary,
  toTagPath,
  toYearTitle,
  toTitle,
} from '../../src/post/post';
import { atomFeed } from '../feeds/feed';
import { BUILT_FILE, readSince } from '../fresh/changesSince.mjs';
import { jsonFeed } from '../feeds/jsonFeed';
import type { ReadPicture } from '../posts/pictures';
import { openFirestore, readPosts, readPictureBytes } from '../posts/readPosts';
import { warnOfCut } from '../posts/warnOfCut';
import type { SitePage } from '../feeds/sitemap';
import { groupBySeries, type Series } from '../posts/groupBySeries';
import { type WriteOptions, writePosts } from './writePosts';

interface Year {
  year: string;
  blogs: PostTitle[];
}

interface Tag {
  tag: string;
  blogs: PostTitle[];
}

/** The posts of a build, newest first, and by year, tag and series; and what reads their pictures. */
export interface BlogData {
  /** What has changed since then, in milliseconds, may be missing. */
  since: number;
  blogs: Post[];
  years: Year[];
  tags: Tag[];
  series: Series[];
  readPicture: ReadPicture;
}

/** Groups posts by year (UTC) in the given order, newest first. Posts without a date share a group of their own. */
export function groupByYear(blogs: Post[]): Year[] {
  const years = new Map<string, Year>();
  for (const post of blogs) {
    const year = String(post.DatePosted?.getUTCFullYear() ?? 'undated');
    const archive = years.get(year) ?? { year, blogs: [] };
    years.set(year, archive);
    archive.blogs.push(toTitle(post));
  }
  return [...years.values()];
}

/** Groups posts by tag in the given order. A tag is written as in its first post. */
export function groupByTag(blogs: Post[]): Tag[] {
  const tags = new Map<string, Tag>();
  for (const post of blogs)
    for (const tag of post.Tags ?? []) {
      const path = toTagPath(tag);
      const found = tags.get(path) ?? { tag, blogs: [] };
      tags.set(path, found);
      found.blogs.push(toTitle(post));
    }
  return [...tags.values()];
}

const toArchives = ({ years, tags, series }: BlogData): Archive[] => [
  ...years.map(({ year, blogs }) => ({
    path: toArchivePath(year),
    title: toYearTitle(year),
    blogs,
  })),
  ...tags.map(({ tag, blogs }) => ({
    path: toTagPath(tag),
    title: reading.tagged(tag),
    blogs,
  })),
  ...series.map(({ path, name, blogs }) => ({ path, title: reading.inSeries(name), blogs })),
];

/** Reads the blog of a project. Throws if it can't be read. */
export async function readBlog(projectId: string): Promise<BlogData> {
  // Before the posts, so that readers' pages look for posts published while they are being read.
  const since = await readSince(projectId);
  const db = openFirestore(projectId);
  const blogs = await readPosts(db);
  return {
    since,
    blogs,
    years: groupByYear(blogs),
    tags: groupByTag(blogs),
    series: groupBySeries(blogs),
    readPicture: (id) => readPictureBytes(db, id),
  };
}

/** The newest posts, at most `count`, as the list shows them. */
export const listNewest = (blogs: Post[], count: number) => ({
  blogs: blogs.slice(0, count).map(toSummary),
  hasMore: blogs.length > count,
});

/** Writes the posts' pages, pictures and share images, the list's file, the years, the tags, the series, the feeds and the time of the build. Returns the pages. */
export async function writeBlog(data: BlogData, options: WriteOptions): Promise<SitePage[]> {
  const { since, blogs, readPicture } = data;
  const { outDir, imageCache, toHtml } = options;
  const write = (name: string, text: string) => writeFile(join(outDir, name), text);
  warnOfCut(blogs);
  const newest = blogs.slice(0, PAGE_SIZE);
  await write(BUILT_FILE, JSON.stringify({ since }));
  await write(LIST_FILE, JSON.stringify({ since, list: listNewest(blogs, MAX_LISTED) }));
  await write('feed.xml', atomFeed(newest));
  await write('feed.json', jsonFeed(newest));

  const folders = ['blog', 'blogs/tag', 'blogs/series', 'pictures', 'share'].map((name) =>
    join(outDir, name),
  );
  for (const folder of [...folders, imageCache]) await mkdir(folder, { recursive: true });
  const archives = toArchives(data);
  for (const archive of archives)
    await write(`${archive.path}.html`, await toHtml(archive.path, { archive }));
  return [
    ...archives.map(({ path }) => ({ path })),
    ...(await writePosts(blogs, readPicture, options)),
  ];
}
