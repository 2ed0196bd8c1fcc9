import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'pathe';
import { type Post, LIST_FILE, MAX_LISTED, PAGE_SIZE } from '../../src/post/post';
import { toSummary } from '../../src/post/summary';
import { hasScheduledPosts } from '../../src/settings';
import { atomFeed } from '../feeds/feed';
import { BUILT_FILE, readTime, toSince } from '../fresh/changesSince.mjs';
import { jsonFeed } from '../feeds/jsonFeed';
import type { ReadPicture } from '../posts/pictures';
import { openFirestore, readPosts, readPictureBytes } from '../posts/readPosts';
import { warnOfCut } from '../posts/warnOfCut';
import type { SitePage } from '../feeds/sitemap';
import { groupByAll, type Groups, toArchives } from '../posts/groupPosts';
import type { openOthers } from '../editions/openOthers';
import { writeLeads } from '../editions/writeLeads';
import { belongsToThisEdition } from '../../src/base/language/findEdition';
import { type WriteOptions, writePosts } from './writePosts';

/** The posts of all editions, newest first, as they were read, and what reads their pictures. */
export interface StoredBlog {
  /** What has changed since then, in milliseconds, may be missing. */
  since: number;
  all: Post[];
  readPicture: ReadPicture;
}

/** Those of this edition too, newest first, and grouped by the pages that list them. */
export interface BlogData extends StoredBlog {
  posts: Post[];
  groups: Groups;
}

/** Reads the blog of a project. Throws if it can't be read. */
export async function readBlog(projectId: string): Promise<StoredBlog> {
  const db = openFirestore(projectId);
  // Before the posts, so that readers' pages look for posts published while they are being read.
  const now = await readTime(projectId);
  return {
    since: toSince(now),
    all: await readPosts(db, hasScheduledPosts ? new Date(now) : undefined),
    readPicture: (id) => readPictureBytes(db, id),
  };
}

/** Selects what this edition shows. */
export function toBlogData(stored: StoredBlog): BlogData {
  const posts = stored.all.filter(belongsToThisEdition);
  return { ...stored, posts, groups: groupByAll(posts) };
}

/** The newest posts, at most `count`, as the list shows them. */
export const listNewest = (posts: Post[], count: number) => ({
  posts: posts.slice(0, count).map(toSummary),
  hasMore: posts.length > count,
});

/** Writes the posts' pages, pictures and share images, the list's file, the pages that list posts, the feeds, and the time of the build. Returns the pages. */
export async function writeBlog(
  data: BlogData,
  others: ReturnType<typeof openOthers>,
  options: WriteOptions,
): Promise<SitePage[]> {
  const { since, all, posts, readPicture } = data;
  const { outDir, toHtml } = options;
  const write = (name: string, text: string) => writeFile(join(outDir, name), text);
  warnOfCut(posts);
  const newest = posts.slice(0, PAGE_SIZE);
  const built = hasScheduledPosts ? { since, hasScheduledPosts } : { since };
  await write(BUILT_FILE, JSON.stringify(built));
  await write(LIST_FILE, JSON.stringify({ since, list: listNewest(posts, MAX_LISTED) }));
  await write('feed.xml', atomFeed(newest));
  await write('feed.json', jsonFeed(newest));

  const pages = toArchives(data.groups).map((archive) => ({
    archive,
    ...others.ofArchive(archive.path),
  }));
  const archiveFolders = pages.map(({ archive }) => dirname(archive.path));
  const folders = ['blog', 'pictures', ...archiveFolders];
  for (const folder of [...new Set(folders)])
    await mkdir(join(outDir, folder), { recursive: true });
  for (const { archive, snapshot } of pages) {
    const { path } = archive;
    await write(`${path}.html`, await toHtml(path, { archive, ...snapshot }));
  }
  const written = await writePosts(posts, readPicture, { ...options, others: others.ofPost });
  await writeLeads(
    all.filter((post) => !belongsToThisEdition(post)),
    outDir,
  );
  return [
    ...pages.map(({ archive: { path }, translations }) => ({ path, translations })),
    ...written,
  ];
}
