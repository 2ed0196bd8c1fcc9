import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Archive, archivePathOf, type Blog, type BlogList } from '../../src/blog/blog';
import { archivesOf } from './archives';
import { atomFeed } from './feed';
import { FINGERPRINT_FILE, type Fingerprint, rangesOf, readLatest } from './fingerprint';
import { jsonFeed } from './jsonFeed';
import { openPages } from './openPages';
import type { PostSettings } from './postWorker';
import { startPostWorkers } from './postWorkers';
import { inListOrder, openFirestore, readBlogs, readNewest } from './readBlogs';
import { closeShareImages } from './shareImages';
import type { SitePage } from './sitemap';
import { POSTS_AT_ONCE, writePosts } from './writePosts';

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

/** Writes what only a blog with posts has: their pages and images, the years, the feeds. Returns the pages. */
export async function writeBlog(
  { fingerprint, newest, blogs, archives }: BlogData,
  settings: PostSettings,
): Promise<SitePage[]> {
  const { outDir, imageCache, template, common } = settings;
  const toHtml = openPages(template, common);
  const write = (name: string, text: string) => writeFile(join(outDir, name), text);
  await write(FINGERPRINT_FILE, JSON.stringify(fingerprint));
  await write('feed.xml', atomFeed(newest.blogs));
  await write('feed.json', jsonFeed(newest.blogs));

  for (const folder of ['blog', 'blogs', 'share'])
    await mkdir(join(outDir, folder), { recursive: true });
  const years: SitePage[] = [];
  for (const archive of archives) {
    const path = archivePathOf(archive.year);
    await write(`${path}.html`, await toHtml(path, { archive }));
    years.push({ path });
  }

  await mkdir(imageCache, { recursive: true });
  const workers = startPostWorkers(Math.ceil(blogs.length / POSTS_AT_ONCE), settings);
  const stop = () => Promise.all(workers.map((worker) => worker.stop()));
  try {
    const posts = await writePosts(
      blogs,
      workers.map(({ write }) => write),
    );
    await closeShareImages(imageCache, await stop());
    return [...years, ...posts];
  } finally {
    // Also after an error: nothing more may be written.
    await stop();
  }
}
