import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Blog, BlogSummary } from '../../src/blog/blog';
import type { Snapshot } from '../../src/blog/cache';
import { firebaseConfig } from '../../src/firebase/config';
import { absoluteUrl } from '../../src/layout/absoluteUrl';
import { renderPage, renderShell } from './renderPage';
import { routes } from '../../src/routes';
import { atomFeed } from './feed';
import { openFirestore, readNewest } from './readBlogs';
import { sitemap } from './sitemap';
import { fillTemplate, readTemplate } from './template';
import { writePosts } from './writePosts';

const staticPaths = routes.filter(({ prerender }) => prerender === 'page').map(({ path }) => path);

// The list shows no text of a post, so its page doesn't carry it.
const toSummary = ({ id, Title, Summary, DatePosted }: Blog): BlogSummary => ({
  id,
  Title,
  Summary,
  DatePosted,
});

/**
 * Writes every page, the feed and the sitemap into the folder that Vite has built the app into. Bundled by
 * scripts/build.ts, so that it shares one module graph and configuration with the app. Throws if anything fails.
 */
export async function writeSite(outDir: string, withPosts: boolean): Promise<void> {
  const template = await readTemplate(outDir);
  const write = (name: string, text: string) => writeFile(join(outDir, name), text);
  const toHtml = async (path: string, snapshot?: Snapshot) =>
    fillTemplate(template, await renderPage(path, snapshot), { path, snapshot });
  let list: Snapshot['list'];

  if (!firebaseConfig) console.log('No Firebase project is configured: built without posts.');
  else if (!withPosts) console.log('Built without posts, as asked.');
  else {
    const db = openFirestore(firebaseConfig.projectId);
    const { blogs, hasMore } = await readNewest(db);
    list = { blogs: blogs.map(toSummary), hasMore };
    const postPaths = await writePosts(db, outDir, (blog, path) => toHtml(path, { blog }));
    await write('feed.xml', atomFeed(blogs));
    await write('sitemap.xml', sitemap([...staticPaths, ...postPaths]));
  }

  for (const path of staticPaths)
    await write(
      `${path}.html`,
      await toHtml(path, path === '/blogs' && list ? { list } : undefined),
    );
  await write('404.html', fillTemplate(template, await renderPage('/404'), { path: '*' }));
  await write('index.html', fillTemplate(template, await renderShell(), {}));
  const sitemapLine = list ? `\nSitemap: ${absoluteUrl('/sitemap.xml')}` : '';
  await write('robots.txt', `User-agent: *\nAllow: /${sitemapLine}\n`);
}
